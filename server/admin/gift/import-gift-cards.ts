import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { giftCode, giftCodeProblem } from '#domain/gift/gift-code.ts';
import { badFile, type FileProblem, type FileReading } from '#server/admin/files/file-problem.ts';
import { amountIn } from '#server/admin/files/read-cell.ts';
import { readCsv } from '#server/admin/files/read-csv.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { newGiftCode } from '#server/base/host/order-names.ts';
import { insertGivenCards, knownCodes } from '#server/data/gift/issued-gift-cards.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** A card that can be spent from now on. */
export interface GivenCard {
  /** Nobody can ask for it again: the shop stores its fingerprint only. */
  readonly code: string;
  readonly cents: number;
}

interface PlannedCard extends GivenCard {
  readonly line: number;
}

const columns: ReadonlySet<string> = new Set(['code', 'amount']);
const mostCents = 100_000;

/**
 * Gives out gift cards by a file of rows, all or none: with a code of another system, or with a new one
 * where the row has none. Cards that are known already are problems, so that no file counts twice.
 */
export const importGiftCards = async (
  db: Kysely<Tables>,
  csv: string,
  { write, at }: { readonly write: boolean; readonly at: Date },
): Promise<FileReading<readonly GivenCard[]>> => {
  const rows = readCsv(csv, (column) => columns.has(column));
  if (!rows.ok) return rows;
  const problems: FileProblem[] = [];
  const cards: PlannedCard[] = [];
  for (const { line, cells } of rows.value) {
    const card = cardOf(cells);
    if (typeof card === 'string') problems.push({ line, text: card });
    else cards.push({ ...card, line });
  }
  return db.transaction().execute(async (changes) => {
    problems.push(...(await knownAlready(changes, cards)));
    if (problems.length > 0) return badFile(problems);
    if (write) {
      const made = cards.map(({ code, cents }) => ({
        gift_card_id: randomUUID(),
        code_hash: fingerprint(code),
        amount: cents,
      }));
      await insertGivenCards(changes, made, at);
    }
    return { ok: true, value: cards.map(({ code, cents }) => ({ code, cents })) };
  });
};

const cardOf = (cells: ReadonlyMap<string, string>): GivenCard | string => {
  const typed = cells.get('code');
  if (typed !== undefined && giftCodeProblem(typed) !== undefined) {
    return 'code must be 16 letters and digits such as GC-7K3M-9QWX-2HTB-4RPZ';
  }
  const amount = amountIn(cells.get('amount') ?? '');
  if (!amount.ok || amount.value < 1 || amount.value > mostCents) {
    return 'amount must be dollars from 0.01 to 1000';
  }
  return { code: typed === undefined ? newGiftCode() : giftCode(typed), cents: amount.value };
};

const knownAlready = async (
  db: Kysely<Tables>,
  cards: readonly PlannedCard[],
): Promise<readonly FileProblem[]> => {
  const seen = new Set<string>();
  const known = await knownCodes(
    db,
    cards.map(({ code }) => fingerprint(code)),
  );
  return cards.flatMap(({ code, line }) => {
    const hash = fingerprint(code);
    // The code itself stays out: whoever reads it can spend it.
    if (known.has(hash)) return [{ line, text: 'a card with this code is there already' }];
    if (seen.has(hash)) return [{ line, text: 'the code is there twice' }];
    seen.add(hash);
    return [];
  });
};
