import { pairs } from '#cli/report/table.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

/** `crunch handshake`: starts a session; its headers are stored in the state folder. */
export const handshake: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { sessionId, handshakeId, handshakeTime } = await ask(useCases.session.startSession());
    return {
      data: { sessionId, handshakeId, handshakeTime },
      text: () => session.words['out.ready'],
    };
  });

/** `crunch config` */
export const config: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const names = await ask(useCases.catalog.readShopConfig());
    return { data: names, text: () => pairs(Object.entries(names)) };
  });
