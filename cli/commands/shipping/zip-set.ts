import { fillBlanks } from '#application/messages/message.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { problemText } from '#cli/words/core-words.ts';
import { refusedZipProblem } from '#domain/shipping/unserved-zip.ts';

/** `crunch zip set 75024` */
export const zipSet: Action = (session, { args: [zipcode = ''] }) =>
  withShop(session, async ({ useCases, change }) => {
    const { words } = session;
    const verdict = await change(() => useCases.shipping.setZip(zipcode));
    const problem = refusedZipProblem(zipcode, verdict);
    if (problem?.key === 'zip.notServed') {
      throw new CommandFailure(
        {
          code: 'ZipNotServed',
          message: problemText(problem, session.settings.language),
          field: 'zip',
        },
        exitCodes.refused,
      );
    }
    if (problem !== undefined) {
      throw new CommandFailure(
        {
          code: 'ZipUnknown',
          message: fillBlanks(words['error.zip'], { name: zipcode }),
          field: 'zip',
        },
        exitCodes.refused,
      );
    }
    const { city, state, locationNumber } = verdict;
    const place = [city, state, zipcode].filter((part) => part !== undefined).join(' ');
    return {
      data: { zipcode, city, state, locationNumber },
      text: () => fillBlanks(words['out.zipSet'], { place }),
    };
  });
