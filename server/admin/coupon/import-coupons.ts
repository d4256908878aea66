import type { Kysely } from 'kysely';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import { couponCode } from '#domain/coupon/coupon-code.ts';
import { couponSchema } from '#server/admin/coupon/coupon-schema.ts';
import { badFile, type FileProblem, type FileReading } from '#server/admin/files/file-problem.ts';
import { amountIn, yesIn } from '#server/admin/files/read-cell.ts';
import { readCsv } from '#server/admin/files/read-csv.ts';
import { saveCoupons } from '#server/data/coupon/coupons.ts';
import type { Tables } from '#server/data/tables/tables.ts';

const columns: ReadonlySet<string> = new Set([
  'code',
  'percent',
  'amount',
  'freeOrder',
  'minimum',
  'ends',
  'mostUses',
  'oncePerCustomer',
]);

/** Adds coupons by a file of rows, and changes those whose code is known; how often they were used stays. */
export const importCoupons = async (
  db: Kysely<Tables>,
  csv: string,
  write: boolean,
): Promise<FileReading<number>> => {
  const rows = readCsv(csv, (column) => columns.has(column));
  if (!rows.ok) return rows;
  const problems: FileProblem[] = [];
  const coupons = new Map<string, CouponRecord>();
  for (const { line, cells } of rows.value) {
    const { coupon, faults } = couponOf(cells);
    problems.push(...faults.map((text) => ({ line, text })));
    if (coupon === undefined) continue;
    if (coupons.has(coupon.code)) problems.push({ line, text: `"${coupon.code}" is there twice` });
    coupons.set(coupon.code, coupon);
  }
  if (problems.length > 0) return badFile(problems);
  if (write) await saveCoupons(db, [...coupons.values()]);
  return { ok: true, value: coupons.size };
};

type Cells = ReadonlyMap<string, string>;

const couponOf = (
  cells: Cells,
): { readonly coupon?: CouponRecord; readonly faults: readonly string[] } => {
  const faults: string[] = [];
  const wanted = (column: string, what: string): undefined => {
    faults.push(`${column} must be ${what}`);
    return undefined;
  };
  const dollars = (column: string): number | undefined => {
    const cell = cells.get(column);
    if (cell === undefined) return undefined;
    const read = amountIn(cell);
    return read.ok ? read.value : wanted(column, read.wanted);
  };
  const whole = (column: string): number | undefined => {
    const cell = cells.get(column);
    if (cell === undefined) return undefined;
    return /^\d{1,9}$/.test(cell) ? Number(cell) : wanted(column, 'a whole number');
  };
  const yes = (column: string): boolean => {
    const read = yesIn(cells.get(column) ?? 'no');
    if (!read.ok) wanted(column, read.wanted);
    return read.ok && read.value;
  };
  const rules = [
    ...(cells.has('percent') ? [{ kind: 'percent', percent: whole('percent') }] : []),
    ...(cells.has('amount') ? [{ kind: 'amount', amount: dollars('amount') }] : []),
    ...(yes('freeOrder') ? [{ kind: 'free-order' }] : []),
  ];
  if (rules.length !== 1) faults.push('exactly one of percent, amount and freeOrder must be given');
  const minimum = dollars('minimum');
  const mostUses = whole('mostUses');
  const endsAt = endOf(cells.get('ends'), wanted);
  const oncePerCustomer = yes('oncePerCustomer');
  if (faults.length > 0) return { faults };
  const outcome = couponSchema.safeParse({
    code: couponCode(cells.get('code') ?? ''),
    rule: rules[0],
    ...(minimum !== undefined && { minimum }),
    ...(endsAt !== undefined && { endsAt }),
    ...(mostUses !== undefined && { mostUses }),
    ...(oncePerCustomer && { oncePerCustomer }),
  });
  return outcome.success
    ? { coupon: outcome.data, faults }
    : { faults: outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
};

/** A moment with its offset, `2027-01-01T00:00:00-06:00`: a day alone would end at an hour nobody wrote. */
const endOf = (
  cell: string | undefined,
  wanted: (column: string, what: string) => undefined,
): number | undefined => {
  if (cell === undefined) return undefined;
  const hasOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/.test(cell);
  const moment = Date.parse(cell);
  return hasOffset && !Number.isNaN(moment)
    ? moment
    : wanted('ends', 'a moment such as 2027-01-01T00:00:00-06:00');
};
