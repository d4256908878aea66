import { type Kysely, type Selectable, sql } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import { emailHash } from '#server/data/notice/notice-stops.ts';
import type { RestockRequestsTable } from '#server/data/tables/notice-tables.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export type RestockRequest = Selectable<RestockRequestsTable>;

export interface NewRestockRequest {
  readonly requestId: string;
  readonly stopToken: string;
  readonly email: string;
  readonly productId: string;
  readonly locationNumber: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Keeps one request for each e-mail and product. Asked again after its mail was sent, it waits
 * again. When the address stopped these mails, the request waits until the owner agrees. The same
 * statement checks this, so that the time of the answer does not show who stopped (D-NOTIFY-06).
 */
export const keepRestockRequest = async (
  db: Kysely<Tables>,
  request: NewRestockRequest,
): Promise<void> => {
  const { email, now } = request;
  const row = {
    email,
    location_number: request.locationNumber,
    language: request.language,
    state: sql<'WAITING'>`case when exists (
      select from notice_stops where email_hash = ${emailHash(email.toLowerCase())}
    ) then 'UNCONFIRMED' else 'WAITING' end`,
    tries: 0,
    requested_at: now,
    next_try_at: now,
    lease_until: now,
    ended_at: null,
  };
  await db
    .insertInto('restock_requests')
    .values({
      ...row,
      request_id: request.requestId,
      stop_token: request.stopToken,
      email_key: email.toLowerCase(),
      product_id: request.productId,
    })
    .onConflict((conflict) =>
      conflict.columns(['email_key', 'product_id']).doUpdateSet({
        ...row,
        times: sql<number>`restock_requests.times + case when restock_requests.state in ('WAITING', 'UNCONFIRMED') then 0 else 1 end`,
      }),
    )
    .execute();
};

/**
 * Requests whose product is in stock now. The stock itself is read, so no change of it can be
 * missed. A variety pack is in stock when everything inside it is.
 */
export const dueRestockRequests = async (
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ request_id: string }>`
    select r.request_id
    from restock_requests r
    join products p on p.product_id = r.product_id and (p.listed or p.size_choice = 'made')
    join stock s on s.product_id = r.product_id and s.location_number = r.location_number
    where r.state = 'WAITING' and s.quantity > 0
      and r.next_try_at <= ${now} and r.lease_until <= ${now}
      and not exists (
        select from jsonb_array_elements(coalesce(p.bundle -> 'products', '[]')) as part
        left join stock i on i.product_id = part ->> 'productId'
          and i.location_number = r.location_number
        where coalesce(i.quantity, 0) < (part ->> 'quantity')::integer
      )
    order by r.requested_at, r.request_id
    limit 100
  `.execute(db);
  return rows.map((row) => row.request_id);
};

/** Leases a request to one process; undefined for the others. */
export const leaseRestockRequest = (
  db: Kysely<Tables>,
  requestId: string,
  now: Date,
  until: Date,
): Promise<RestockRequest | undefined> =>
  db
    .updateTable('restock_requests')
    .set({ lease_until: until })
    .where('request_id', '=', requestId)
    .where('state', '=', 'WAITING')
    .where('next_try_at', '<=', now)
    .where('lease_until', '<=', now)
    .returningAll()
    .executeTakeFirst();

/** Does nothing when the request was stopped in the meantime. */
export const markRestockRequest = async (
  db: Kysely<Tables>,
  requestId: string,
  outcome: Partial<
    Pick<RestockRequest, 'state' | 'tries' | 'next_try_at' | 'lease_until' | 'ended_at'>
  >,
): Promise<void> => {
  await db
    .updateTable('restock_requests')
    .set(outcome)
    .where('request_id', '=', requestId)
    .where('state', '=', 'WAITING')
    .execute();
};

/** The language of the mail with this token; undefined when no mail had it. */
export const languageOfStopToken = async (
  db: Kysely<Tables>,
  stopToken: string,
): Promise<Language | undefined> =>
  (
    await db
      .selectFrom('restock_requests')
      .select('language')
      .where('stop_token', '=', stopToken)
      .executeTakeFirst()
  )?.language;

/** Deletes old requests, with their e-mail addresses. */
export const forgetOldRestockRequests = async (
  db: Kysely<Tables>,
  endedBefore: Date,
  askedBefore: Date,
): Promise<void> => {
  await db
    .deleteFrom('restock_requests')
    .where((where) =>
      where.or([
        where('ended_at', '<', endedBefore),
        where('requested_at', '<', askedBefore),
        where.and([where('state', '=', 'UNCONFIRMED'), where('requested_at', '<', endedBefore)]),
      ]),
    )
    .execute();
};
