import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf, type TestDraft } from '#test/server/setup/till/drafts.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

describeOnBothDatabases('an order somebody makes up', (open) => {
  let till: Till;
  let looks = 0;
  /** Counts the statements that look at the shelf. */
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && /"(products|stock)"/.test(JSON.stringify(node.from)))
        looks += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  beforeAll(async () => {
    const database = await open();
    till = await openTill({ ...database, db: database.db.withPlugin(watch) });
  });
  beforeEach(() => {
    looks = 0;
  });
  afterAll(() => till.close());

  /** Boxes of bags nobody sells, other ones in each box. */
  const boxes = (count: number, flavors: number) =>
    draftOf({
      products: [],
      mixes: Array.from({ length: count }, (_, box) => ({
        productId: `MYOMP-30-${box + 1}`,
        quantity: 1,
        unitPrice: 26.75,
        items: Array.from({ length: flavors }, (_, bag) => ({
          productId: `N-${box}-${bag}`,
          quantity: 1,
        })),
      })),
    });
  const refusedFor = async (draft: TestDraft) => {
    const { status, body } = await till.validate(draft);
    return [status, body.code, body.message];
  };

  it('[CHK-25] looks at the shelf when there is something to look up', async () => {
    expect((await till.validate(draftOf())).status).toBe(200);
    expect(looks).toBeGreaterThan(0);
  });

  it('of 150 boxes with 4,500 flavors is refused before the shelf is read', async () => {
    const [status, code, message] = await refusedFor(boxes(150, 30));
    expect([status, code]).toEqual([400, 'INPUT_REFUSED']);
    expect(message).toContain('draft.lines.');
    expect(looks).toBe(0);
  });

  it('[MIX-05] of boxes that are not full is refused before the shelf is read', async () => {
    const [status, code, message] = await refusedFor(boxes(20, 29));
    expect([status, code]).toEqual([400, 'INPUT_REFUSED']);
    expect(message).toContain('draft.lines.multipack');
    expect(looks).toBe(0);
  });

  it('[CHK-25] of boxes nobody sells is told what cannot be had, and what a thing costs elsewhere', async () => {
    const { status, body } = await till.validate(boxes(3, 30));
    expect(status).toBe(200);
    const verdict = body.data[0] as { valid: boolean; unavailableItems: readonly object[] };
    expect(verdict.valid).toBe(false);
    expect(verdict.unavailableItems.length).toBe(90);
    // Of products that do not exist no stock is asked for.
    expect(looks).toBe(1);
  });
});
