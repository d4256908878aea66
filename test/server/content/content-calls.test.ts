import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as contentCalls from '#adapters/http/wire/calls/content-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';
import { labeltranslation } from '#adapters/http/wire/calls/settings-calls.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { loadedParts } from '#server/data/load/loaded-parts.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';
import { startTestShop, type TestShop } from '#test/server/setup/shops.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

const { contentlist, geteventsview, giftcardlist, contactus } = contentCalls;

const giftCard = (productId: string, priceCents: number) =>
  record({
    productId,
    kind: 'gift-card',
    brandId: 'crunchcart',
    type: 'gift-cards',
    sizeGroupId: 'GFT',
    title: { en: 'Gift Card', es: 'Tarjeta de regalo' },
    priceCents,
    imagePath: `/packs/${productId}.svg`,
  });

describeOnBothDatabases('content calls', (open) => {
  let database: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    database = await open();
    const cards = [giftCard('GFT-0002', 2500), giftCard('GFT-0001', 1000)];
    await loadCatalog(database.db, smallCatalog([record({ productId: 'CHP-0101' }), ...cards]));
    shop = await startTestShop({ database });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  it.each([contentlist, geteventsview, giftcardlist, contactus])(
    '[API-013] $path answers its example by its own codec',
    async (call) => {
      const { query, body } = exampleOf(call.name);
      const address = `${call.path}?${new URLSearchParams(query)}`;
      const answer = await (call.method === 'GET' ? shop.get(address) : shop.post(address, body));
      expect([answer.status, answer.body.message]).toEqual([200, '']);
      expect(z.parse(z.array(call.item as z.ZodMiniType), answer.body.data).length).toBe(
        answer.body.data.length,
      );
      expect(answer.body.data.length).toBeGreaterThan(0);
    },
  );

  describe('contentlist', () => {
    it('[CONTENT-02] [API-080] gives questions by category, in their order, empty ones left out', async () => {
      const { body } = await shop.get(`${contentlist.path}?page=faq`);
      expect(body.data).toEqual([
        {
          categoryId: 'shipping',
          title: 'Shipping',
          questions: [
            { questionId: 'po-box', question: 'To a P.O. box?', answer: 'No.' },
            { questionId: 'how-long', question: 'How long?', answer: 'Three days.' },
          ],
        },
      ]);
    });

    it('[API-080] gives a page with its parts in their order, in the language asked for', async () => {
      const { body } = await shop.get(`${contentlist.path}?page=aboutus&lang=es`);
      expect(body.data).toEqual([
        {
          page: 'aboutus',
          title: 'Nosotros',
          lead: 'Vendemos.',
          updatedOn: '2026-11-02',
          sections: [
            { sectionId: 'who', heading: 'Quiénes somos', body: 'Dos personas.' },
            { sectionId: 'where', heading: 'Dónde estamos', body: '- Aquí\n- Allá' },
          ],
        },
      ]);
    });

    it('does not know pages nobody wrote, and refuses names that are none', async () => {
      expect((await shop.get(`${contentlist.path}?page=terms`)).status).toBe(404);
      const refused = await shop.get(`${contentlist.path}?page=secrets`);
      expect([refused.status, refused.body.field]).toEqual([400, 'page']);
    });

    it('shows an edit in the database at once, though answers are kept ready', async () => {
      const leadNow = async () =>
        (await shop.get(`${contentlist.path}?page=aboutus`)).body.data[0]?.['lead'];
      expect(await leadNow()).toBe('We sell.');
      await database.db
        .updateTable('content_pages')
        .set({ lead_en: 'We sell chips.' })
        .where('page', '=', 'aboutus')
        .execute();
      expect(await leadNow()).toBe('We sell chips.');
    });

    it('a shop knows whether texts were ever loaded', async () => {
      expect(await loadedParts(database.db)).toMatchObject({ catalog: true, content: true });
    });
  });

  it('[API-044] events come by their day, in both languages', async () => {
    const { body } = await shop.get(`${geteventsview.path}?lang=es`);
    expect(body.data.map(({ eventId, name, date }) => [eventId, name, date])).toEqual([
      ['early', 'Noche temprana', '2027-06-12'],
      ['late', 'Noche tarde', '2028-05-20'],
    ]);
  });

  it('[GIFT-08] [API-066] gift cards come once, with every amount they are sold at', async () => {
    const { body } = await shop.get(`${giftcardlist.path}?locationNumber=100`);
    expect(body.data).toEqual([
      {
        productId: 'GFT-0001',
        title: 'Gift Card',
        amounts: [10, 25],
        imageUrl: '/packs/GFT-0001.svg',
        cards: [
          { productId: 'GFT-0001', amount: 10, imageUrl: '/packs/GFT-0001.svg' },
          { productId: 'GFT-0002', amount: 25, imageUrl: '/packs/GFT-0002.svg' },
        ],
      },
    ]);
  });

  it('[I18N-07] [API-067] labels of one language are a map; what it has no text for is left out', async () => {
    await database.db
      .insertInto('labels')
      .values({ key: 'only.english', text_en: 'English', text_es: '' })
      .execute();
    const { body } = await shop.get(`${labeltranslation.path}?lang=es`);
    expect(body.data).toEqual([{ 'home.title': '¡Botanas!' }]);
    expect((await shop.get(labeltranslation.path)).status).toBe(400);
  });
});
