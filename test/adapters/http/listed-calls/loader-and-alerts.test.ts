import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { answered } from '#test/adapters/http/fixture.ts';
import { askedOfPorts } from '#test/adapters/http/listed-calls/asked-of-ports.ts';
import { recordedShop } from '#test/adapters/http/listed-calls/recorded-shop.ts';

const listOf = (names: string): readonly string[] => names.split(' ');

/** What a page waits for; each switches the loader on and off again. */
const withLoader = listOf(
  'contentlist geteventsview giftcardlist getconfig productlist bannerlist bestsellerlist ' +
    'datalist staffpickslist productgrouplist allbrands productdetail recommendedproducts ' +
    'recommendedvarietypacklist getmixpacklist getmixpack orderhistory orderdetails',
);

/** What nobody asked for (D-SESSION-26); the rest tells the shopper that it failed. */
const withoutAlert = listOf('getcartwebdata savecartwebdata zipcodevalidate');

it.each(Object.entries(askedOfPorts))(
  '[SESS-15] %s shows the loader, and the alert when it fails, where it should',
  async (name, ask) => {
    const handshake = name === 'handshaking' ? 'missing' : 'made';
    const { ports, heard } = recordedShop('customer', handshake, () =>
      answered(500, { responseCode: 500, success: false, message: 'No.', data: [] }),
    );
    await Effect.runPromise(Effect.ignore(ask(ports)));
    const shown = heard.flatMap((event) => (event.name === 'toggleScreenLoader' ? event.show : []));
    expect(shown).toEqual(withLoader.includes(name) ? [true, false] : []);
    expect(heard.some((event) => event.name === 'showApiFailAlert')).toBe(
      !withoutAlert.includes(name),
    );
  },
);
