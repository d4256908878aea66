import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailbox } from '#sandbox/mail/mailbox.ts';
import { type Database, openDatabase } from '#server/data/database/database.ts';
import { migrate } from '#server/data/database/migrate.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import type { Attempt } from '#test/attacks/kills/crowd.ts';
import { makeKillableShop } from '#test/attacks/kills/killable-shop.ts';
import { countUnsettled, faultsIn } from '#test/attacks/kills/verdict.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';
import { walletKeysUnderTest, walletOf } from '#test/sandbox/wallets/tokens-under-test.ts';
import { createDatabase, dropDatabase } from '#test/server/setup/database/databases.ts';
import { layMigrated } from '#test/server/setup/database/migrated-copy.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { cardForSale, codeIn } from '#test/server/setup/till/gift-cards.ts';
import { shopperOf } from '#test/server/setup/till/till.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

/** More than any run sells. */
const stock = 1_000_000;
/** Above every lease, and above what a bank's question may take (shopTiming). */
const leaseOver = 61_000;
/** How long everything may take to come to rest after the last kill, ms. */
const restPatience = 120_000;

/** A shop to be killed, with the gateway and the mail server that outlive it. */
export const openWorld = async (server?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'));
  const dataDir = join(folder, 'data');
  const url = server === undefined ? undefined : await createDatabase(server);
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const { keys: wallet, remove: removeWallet } = await walletKeysUnderTest();
  const gateway = await gatewayUnderTest({ clock: now, wallet: walletOf(wallet) });
  const mailbox = await startMailbox({
    port: 0,
    file: join(folder, 'mail.jsonl'),
    now: () => new Date(Date.now() + ahead),
  });
  const open = (): Promise<Database> => openDatabase(url === undefined ? { dataDir } : { url });
  if (url === undefined) await layMigrated(dataDir);
  const first = await open();
  await migrate(first.db);
  await loadCatalog(first.db, tillCatalog());
  await first.db.updateTable('stock').set({ quantity: stock }).execute();
  await first.close();
  const shop = makeKillableShop(() => ({
    ...(url !== undefined && { url }),
    folder: dataDir,
    gateway: gateway.gateway.origin,
    mail: `smtp://127.0.0.1:${mailbox.port}`,
    ahead,
  }));
  const advance = (milliseconds: number): void => {
    ahead += milliseconds;
    shop.tell({ ahead });
  };
  const lookInside = async <Value>(look: (database: Database) => Promise<Value>) => {
    // The embedded database has one owner.
    if (url === undefined) await shop.stop();
    const database = await open();
    try {
      return await look(database);
    } finally {
      await database.close();
      if (url === undefined) await shop.start();
    }
  };
  const rest = async (): Promise<void> => {
    const end = performance.now() + restPatience;
    while (performance.now() < end) {
      advance(leaseOver);
      await wait(1000);
      if ((await lookInside(({ db }) => countUnsettled(db))) === 0) return;
    }
  };
  const shopper = shopperOf(shop, gateway);
  /** Buys an e-gift card, and puts so many cents on it. */
  const giftCard = async (cents: number): Promise<string> => {
    const purchase = await shopper.prepare('visa-ok', draftOf({ products: [cardForSale] }));
    await shopper.submit(purchase);
    await rest();
    const mail = mailbox.mails().findLast(({ text }) => codeIn.test(text));
    const code = codeIn.exec(mail?.text ?? '')?.[0] ?? '';
    await lookInside(async ({ db }) => {
      const { gift_card_id: newest } = await db
        .selectFrom('gift_cards')
        .select('gift_card_id')
        .orderBy('issued_at', 'desc')
        .executeTakeFirstOrThrow();
      const worth = { amount: cents, spent: 0 };
      await db.updateTable('gift_cards').set(worth).where('gift_card_id', '=', newest).execute();
    });
    return code;
  };
  return {
    shop,
    gateway,
    wallet,
    now,
    giftCard,
    shopper,
    /** The database's own address; none for the embedded one. */
    url,
    advance,
    /** Moves past the leases of a killed process; the embedded database breaks them by itself. */
    passLeases: () => {
      if (url !== undefined) advance(leaseOver);
    },
    /** Lets everything come to rest, then tells every order lost or doubled. */
    judge: async (attempts: readonly Attempt[]): Promise<readonly string[]> => {
      await rest();
      const answer = await gateway.call('/sandbox/ledger');
      const ledger = answer.at('transactions') as Parameters<typeof faultsIn>[0]['ledger'];
      const mails = mailbox.mails();
      const faults = await lookInside(({ db }) => faultsIn({ db, attempts, ledger, mails, stock }));
      return [...faults, ...shop.crashes.map((crash) => `the process died by itself: ${crash}`)];
    },
    close: async (): Promise<void> => {
      await shop.stop();
      await mailbox.close();
      await gateway.stop();
      await removeWallet();
      if (url !== undefined && server !== undefined) await dropDatabase(server, url);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;
