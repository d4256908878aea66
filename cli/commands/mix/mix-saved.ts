import * as z from 'zod/mini';
import { mixOnWire } from '#adapters/http/wire/saved-mix.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { ShownMix } from '#application/mix/show-saved-mixes.ts';
import { bagsOf } from '#cli/commands/mix/mix.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import { table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { bagsIn } from '#domain/mix/mix-bags.ts';
import { emptyMixDraft } from '#domain/mix/mix-draft.ts';
import { canBeOrdered } from '#domain/mix/mix-status.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const saveFlags = z.object({ name: z.optional(z.string()), new: z.optional(z.boolean()) });
const createFlags = z.object({ name: z.optional(z.string()), item: z.array(z.string()) });
const updateFlags = z.object({
  name: z.optional(z.string()),
  item: z.optional(z.array(z.string())),
});

/** `crunch mix save --name 'Game night'`: the current mix is that saved mix from now on. */
export const mixSave: Action = (session, { flags }) => {
  const { name, new: asNew = false } = parseFlags(saveFlags, flags, session.words);
  return withShop(session, async ({ useCases, ask, change }) => {
    const table = await ask(useCases.mix.readMix());
    const draft = { ...table, name: name ?? table.name };
    const mix = await change(() => useCases.mix.saveMix(draft, asNew));
    await change(() => useCases.mix.storeMix({ ...draft, name: mix.name, saved: mix }));
    return shownMix(mix, session);
  });
};

/** `crunch mix create --name 'Game night' --item CHP-0101=18 --item CHP-0501=12` */
export const mixCreate: Action = (session, { flags }) => {
  const { name = '', item } = parseFlags(createFlags, flags, session.words);
  return withShop(session, async ({ useCases, ask, change }) => {
    const bags = bagsOf(item, await ask(useCases.mix.showMixProducts()), session);
    const mix = await change(() => useCases.mix.saveMix({ ...emptyMixDraft, bags, name }));
    return shownMix(mix, session);
  });
};

/** `crunch mix list` */
export const mixList: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { mixes, packCount } = await ask(useCases.mix.showSavedMixes());
    const { words, terminal } = session;
    return {
      data: { mixes: mixes.map(listed), packCount },
      text: () => {
        if (mixes.length === 0) return words['mix.none'];
        const columns = [
          { title: 'ID' },
          { title: words['out.name'] },
          { title: words['out.price'], align: 'end' },
          { title: words['mix.state'] },
        ] as const;
        const rows = mixes.map((shown) => [
          shown.mix.id,
          shown.mix.name,
          shown.standing.price === undefined
            ? ''
            : dollarsFromCents(shown.standing.price).toFixed(2),
          stateOf(shown, session),
        ]);
        const ready = fillBlanks(words['mix.ready'], { ready: packCount, count: mixes.length });
        return `${table(columns, rows, terminal)}\n\n${ready}`;
      },
    };
  });

/** `crunch mix update MYOMP-30-1 --name 'Movie night'`; without bags it is only renamed. */
export const mixUpdate: Action = (session, { args: [id = ''], flags }) => {
  const { name, item } = parseFlags(updateFlags, flags, session.words);
  return withShop(session, async ({ useCases, ask, change }) => {
    const saved = await ask(useCases.mix.readSavedMix(id));
    if (item === undefined) {
      return shownMix(
        await change(() => useCases.mix.renameSavedMix(saved, name ?? saved.name)),
        session,
      );
    }
    const bags = bagsOf(item, await ask(useCases.mix.showMixProducts()), session);
    const draft = { ...emptyMixDraft, bags, name: name ?? saved.name, saved };
    return shownMix(await change(() => useCases.mix.saveMix(draft)), session);
  });
};

/** `crunch mix copy MYOMP-30-1` */
export const mixCopy: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, ask, change }) => {
    const saved = await ask(useCases.mix.readSavedMix(id));
    return shownMix(await change(() => useCases.mix.copySavedMix(saved)), session);
  });

/** `crunch mix delete MYOMP-30-1`; a mix that was deleted already is no failure. */
export const mixDelete: Action = (session, { args: [id = ''] }) =>
  withShop(session, async ({ useCases, change }) => {
    await change(() => useCases.mix.removeSavedMix(id));
    return {
      data: { mixpackId: id, deleted: true },
      text: () => fillBlanks(session.words['mix.deleted'], { id }),
    };
  });

/** A saved mix, for people and for programs. */
export const shownMix = (mix: SavedMix, { words, terminal }: Session): Answer => ({
  data: mixOnWire(mix),
  text: () => {
    const columns = [
      { title: words['out.product'] },
      { title: words['out.quantity'], align: 'end' },
    ] as const;
    const rows = mix.contents.map(({ productId, quantity }) => [productId, String(quantity)]);
    const title = terminal.paint.bold(`${mix.id}  ${mix.name}`);
    return `${title}\n\n${table(columns, rows, terminal)}`;
  },
});

/** The bags of a saved mix, of whatever size. */
export const bagsOfSaved = ({ contents }: SavedMix) =>
  bagsIn(contents, { packSize: contents.reduce((sum, { quantity }) => sum + quantity, 0) });

const listed = (shown: ShownMix) => ({
  ...mixOnWire(shown.mix),
  ...(shown.standing.price !== undefined && { price: dollarsFromCents(shown.standing.price) }),
  available: canBeOrdered(shown.standing),
  replaceMixItems: shown.standing.gone,
});

const stateOf = (shown: ShownMix, { words }: Session): string => {
  const { gone } = shown.standing;
  if (canBeOrdered(shown.standing)) return words['mix.available'];
  if (gone.length === 0) return words['mix.outgrown'];
  const items = gone.map(({ productId, quantity }) => `${productId}=${quantity}`).join(' ');
  return fillBlanks(words['mix.gone'], { items });
};
