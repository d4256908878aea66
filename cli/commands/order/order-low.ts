import { table } from '#cli/report/table.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

/** `crunch order low`: as home shows it to somebody who is signed in (D-ORDER-11). */
export const orderLow: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words, terminal } = session;
    const { low } = await ask(useCases.welcome.showWelcomeBack());
    const list = low.map(({ product: { title, available }, ...each }) => ({
      ...each,
      title,
      available,
    }));
    const columns = [
      { title: words['out.product'] },
      { title: words['out.name'] },
      { title: words['low.lasts'], align: 'end' },
      { title: words['low.ago'], align: 'end' },
    ] as const;
    return {
      data: { list },
      text: () =>
        list.length === 0
          ? words['low.none']
          : table(
              columns,
              list.map(({ productId, title, lastsDays, daysAgo }) => [
                productId,
                title,
                String(lastsDays),
                String(daysAgo),
              ]),
              terminal,
            ),
    };
  });
