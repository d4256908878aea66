// What telemetry adds to a page of a shopper who agreed: blocking time until its first post has left (D-TEL-52).

import { atMost, result } from './figures/result.ts';
import { blocking } from './phone/blocking.mjs';
import { usualSlowdown } from './phone/phone.mjs';

export const consented = async (browser, origin, pages) => {
  const lines = [];
  for (const [name, path] of pages) {
    const [agreed] = await blocking(browser, `${origin}${path}`, [usualSlowdown], true);
    const [refused] = await blocking(browser, `${origin}${path}`, [usualSlowdown], false);
    lines.push(
      atMost(`Total blocking time of ${name}, with consent`, agreed, 'ms', 50),
      result('without it', refused, 'ms', '', undefined),
    );
  }
  return lines;
};
