import type { FastifyInstance } from 'fastify';
import { markupText } from '#domain/content/markup-text.ts';
import { page } from '#sandbox/control/page-parts.ts';
import { buildScript, builtOnce } from '#sandbox/payments/sdk/build-scripts.ts';
import { isItemKind, itemKinds } from '#sandbox/telemetry/items/envelope.ts';
import { fits, type ItemFilter } from '#sandbox/telemetry/items/item-filter.ts';
import type { ItemStore, StoredItem } from '#sandbox/telemetry/items/item-store.ts';
import { listedItem } from '#sandbox/telemetry/items/listed-item.ts';
import { mostShown } from '#sandbox/telemetry/live/most-shown.ts';

const scriptPath = '/telemetry/live-items.js';
/** Longest title in the list, characters; the opened item has all of it. */
const longestTitle = 200;

const script = builtOnce(() =>
  buildScript(new URL('../telemetry/live/live-items.ts', import.meta.url)),
);

/**
 * The newest items. Without a script the page shows what fits when it is loaded; its script asks for
 * later ones with `after` and puts them on top.
 */
export const registerTelemetryPage = (app: FastifyInstance, store: ItemStore): void => {
  app.get('/telemetry', async (request, reply) => {
    const filter = filterIn(request.query);
    const found = store.items().filter((entry) => fits(entry, filter));
    const shown = found.slice(-mostShown).reverse();
    const body = `${form(filter)}
      <p class="live"><button type="button" id="pause" aria-pressed="false" hidden>Pause</button>
      <span id="state" role="status"></span></p>
      <p id="none"${shown.length > 0 ? ' hidden' : ''}>No item fits. Browsers send after consent, and <code>crunch --telemetry</code> always.</p>
      <p>The newest ${mostShown} at most. <a href="/speed">Speed: what shoppers feel</a></p>
      <ol id="items" class="items" data-last="${store.last()}">${shown.map(row).join('')}</ol>`;
    return page(reply, 'Telemetry', body, scriptPath);
  });
  app.get(scriptPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .send((await script()).bytes),
  );
};

const texts = { person: 'Person (id)', order: 'Order', name: 'Name' } as const;

const filterIn = (query: unknown): ItemFilter => {
  const given = Object(query) as Readonly<Record<string, unknown>>;
  const text = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== ''
      ? value.trim().slice(0, 200)
      : undefined;
  };
  const kind = text('kind') ?? '';
  const after = Number(text('after'));
  return {
    person: text('person'),
    order: text('order'),
    name: text('name'),
    kind: isItemKind(kind) ? kind : undefined,
    after: Number.isSafeInteger(after) ? after : undefined,
  };
};

const form = (filter: ItemFilter): string => {
  const fields = (Object.keys(texts) as readonly (keyof typeof texts)[]).map(
    (name) =>
      `<label>${texts[name]} <input name="${name}" maxlength="200" value="${markupText(filter[name] ?? '')}"></label>`,
  );
  const kinds = Object.keys(itemKinds).map(
    (kind) => `<option${kind === filter.kind ? ' selected' : ''}>${kind}</option>`,
  );
  return `<form method="get" action="/telemetry" class="filters" role="search">${fields.join('')}
    <label>Kind <select name="kind"><option value="">all</option>${kinds.join('')}</select></label>
    <button>Show</button></form>`;
};

const row = (entry: StoredItem): string => {
  const listed = listedItem(entry);
  const { id, receivedAt, kind, title, person, copies, dropped } = listed;
  const notes = [
    ...(person === undefined ? [] : [`person ${person}`]),
    ...(copies === undefined ? [] : [`came again: ${copies}`]),
    ...(dropped === undefined ? [] : [`cut here, not by the sender: ${dropped.join(', ')}`]),
  ].map((note) => `<small>${markupText(note)}</small>`);
  return `<li data-id="${id}"><details><summary><time datetime="${receivedAt}">${receivedAt.slice(11, 23)}</time>
    <span class="kind">${kind}</span>
    <strong>${markupText(title.slice(0, longestTitle))}</strong> ${notes.join(' ')}</summary>
    <pre>${markupText(JSON.stringify(listed, null, 2))}</pre></details></li>`;
};
