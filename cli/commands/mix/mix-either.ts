import { shownNow } from '#cli/commands/cart/cart-change.ts';
import { shown } from '#cli/commands/mix/mix.ts';
import { bagsOfSaved, shownMix } from '#cli/commands/mix/mix-saved.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { sharedMix } from '#domain/mix/shared-mix.ts';

/** `crunch mix show`, `crunch mix show MYOMP-30-1` */
export const mixShow: Action = (session, { args: [id] }) =>
  withShop(session, async ({ useCases, ask }) => {
    if (id !== undefined) return shownMix(await ask(useCases.mix.readSavedMix(id)), session);
    const box = await ask(useCases.mix.showMixProducts());
    return shown(await ask(useCases.mix.readMix()), box, session);
  });

/**
 * `crunch mix edit MYOMP-30-1`: the mix of the cart with that id, else the saved one; both have
 * their ids from one sequence.
 */
export const mixEdit: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, ask, attempt, valueOrThrow, alone }) => {
    const box = await ask(useCases.mix.showMixProducts());
    const draft = await alone(async () => {
      const line = await attempt(useCases.mix.editMix(id));
      if (line.ok || line.failure._tag !== 'LineNotFound') return valueOrThrow(line);
      const saved = await attempt(useCases.mix.openSavedMix(id));
      return valueOrThrow(!saved.ok && saved.failure._tag === 'NotSignedIn' ? line : saved);
    });
    return shown(draft, box, session);
  });

/** `crunch mix add-to-cart`, `crunch mix add-to-cart MYOMP-30-1` */
export const mixAddToCart: Action = (session, { args: [id] }) =>
  withShop(session, async (shop) => {
    const { useCases, ask, change } = shop;
    if (id !== undefined) {
      await change(() => useCases.mix.addSavedMixToCart(id));
    } else {
      const draft = await ask(useCases.mix.readMix());
      await change(() => useCases.mix.addMixToCart(draft));
    }
    return shownNow(shop, session);
  });

/** `crunch mix share`, `crunch mix share MYOMP-30-1` */
export const mixShare: Action = (session, { args: [id] }) =>
  withShop(session, async ({ useCases, ask }) => {
    const bags =
      id === undefined
        ? (await ask(useCases.mix.readMix())).bags
        : bagsOfSaved(await ask(useCases.mix.readSavedMix(id)));
    if (bags.length === 0) throw badUsage(session.words['error.mixEmpty'], 'id');
    const { baseUrl } = session.settings;
    const link = `${baseUrl}/varietypack/customize?mix=${sharedMix(bags)}`;
    return { data: { link }, text: () => link };
  });
