import { shownNow } from '#cli/actions/cart-change.ts';
import { shown } from '#cli/actions/mix.ts';
import { bagsOfSaved, shownMix } from '#cli/actions/mix-saved.ts';
import type { Action } from '#cli/session.ts';
import { withShop } from '#cli/shop.ts';
import { badUsage } from '#cli/trouble.ts';
import { sharedMix } from '#domain/mix/shared-mix.ts';

/** `crunch mix show`, `crunch mix show MYOMP-30-1` */
export const mixShow: Action = (session, { args: [id] }) =>
  withShop(session, async ({ useCases, ask }) => {
    if (id !== undefined) return shownMix(await ask(useCases.readSavedMix(id)), session);
    const box = await ask(useCases.showMixShelf());
    return shown(await ask(useCases.readMix()), box, session);
  });

/**
 * `crunch mix edit MYOMP-30-1`: the box of the cart of that number, else the saved one; the two
 * share one row of numbers.
 */
export const mixEdit: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, ask, attempt, settle, alone }) => {
    const box = await ask(useCases.showMixShelf());
    const draft = await alone(async () => {
      const line = await attempt(useCases.editMix(id));
      if (line.ok || line.failure._tag !== 'LineNotFound') return settle(line);
      const saved = await attempt(useCases.openSavedMix(id));
      return settle(!saved.ok && saved.failure._tag === 'NotSignedIn' ? line : saved);
    });
    return shown(draft, box, session);
  });

/** `crunch mix add-to-cart`, `crunch mix add-to-cart MYOMP-30-1` */
export const mixAddToCart: Action = (session, { args: [id] }) =>
  withShop(session, async (shop) => {
    const { useCases, ask, change } = shop;
    if (id !== undefined) {
      await change(() => useCases.addSavedMixToCart(id));
    } else {
      const draft = await ask(useCases.readMix());
      await change(() => useCases.addMixToCart(draft));
    }
    return shownNow(shop, session);
  });

/** `crunch mix share`, `crunch mix share MYOMP-30-1` */
export const mixShare: Action = (session, { args: [id] }) =>
  withShop(session, async ({ useCases, ask }) => {
    const bags =
      id === undefined
        ? (await ask(useCases.readMix())).bags
        : bagsOfSaved(await ask(useCases.readSavedMix(id)));
    if (bags.length === 0) throw badUsage(session.words['error.mixEmpty'], 'id');
    const { baseUrl } = session.settings;
    const link = `${baseUrl}/varietypack/customize?mix=${sharedMix(bags)}`;
    return { data: { link }, text: () => link };
  });
