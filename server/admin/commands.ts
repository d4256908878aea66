import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import {
  type AdminHost,
  readFileText,
  tellReading,
  withDatabase,
} from '#server/admin/admin-host.ts';
import { importCatalog } from '#server/admin/catalog/import-catalog.ts';
import { importProducts } from '#server/admin/catalog/import-products.ts';
import { importCoupons } from '#server/admin/coupon/import-coupons.ts';
import { type GivenCard, importGiftCards } from '#server/admin/gift/import-gift-cards.ts';
import { migrate, newestMigration } from '#server/data/database/migrate.ts';
import { oneStartAtATime } from '#server/data/database/one-start-at-a-time.ts';
import { readCatalog } from '#server/data/load/read-catalog.ts';

/** Options of every import. */
interface ImportOptions {
  readonly check?: true;
}

/** What an operator does to the database of a shop: `npx crunch-admin`. */
export const adminProgram = (host: AdminHost): Command =>
  new Command('crunch-admin')
    .description('What an operator does to the database of a shop; docs/operate.md tells how.')
    .showHelpAfterError()
    .addCommand(migrateCommand(host))
    .addCommand(
      new Command('catalog')
        .description('the products and texts of the shop')
        .addCommand(catalogImport(host))
        .addCommand(catalogExport(host)),
    )
    .addCommand(
      new Command('coupons').description('the coupons of the shop').addCommand(couponsImport(host)),
    )
    .addCommand(
      new Command('gift-cards')
        .description('gift cards that the shop gives out')
        .addCommand(giftCardsImport(host)),
    );

const importCommand = (description: string): Command =>
  new Command('import')
    .argument('<file>')
    .description(description)
    .option('--check', 'only say what would be done');

const done = ({ check }: ImportOptions): string => (check === true ? 'would be' : 'were');

const migrateCommand = (host: AdminHost): Command =>
  new Command('migrate').description('bring the tables of the database up to date').action(() =>
    withDatabase(host, async (database) => {
      await oneStartAtATime(database, () => migrate(database.db));
      host.print(`The tables are those of ${newestMigration}.`);
    }),
  );

const catalogImport = (host: AdminHost): Command =>
  importCommand(
    '.csv: add and change products; .json: replace the whole catalogue and all stock',
  ).action((file: string, options: ImportOptions) =>
    withDatabase(host, async ({ db }) => {
      const text = readFileText(file);
      const write = options.check !== true;
      if (file.endsWith('.json')) {
        const loaded = await importCatalog(db, text, write);
        tellReading(host, file, loaded, (count) => `${count} products ${done(options)} loaded.`);
        return;
      }
      const imported = await importProducts(db, text, write);
      tellReading(
        host,
        file,
        imported,
        ({ added, changed }) => `${added} products ${done(options)} added, ${changed} changed.`,
      );
    }),
  );

const catalogExport = (host: AdminHost): Command =>
  new Command('export')
    .argument('<file>')
    .description('write the whole catalogue as JSON, with what is in stock now')
    .action((file: string) =>
      withDatabase(host, async ({ db }) => {
        const { products, ...rest } = await readCatalog(db);
        const all = [...products];
        writeFileSync(file, `${JSON.stringify({ ...rest, products: all }, null, 2)}\n`);
        host.print(`${all.length} products were written to ${file}.`);
      }),
    );

const couponsImport = (host: AdminHost): Command =>
  importCommand('add and change coupons by a .csv file').action(
    (file: string, options: ImportOptions) =>
      withDatabase(host, async ({ db }) => {
        const written = await importCoupons(db, readFileText(file), options.check !== true);
        tellReading(host, file, written, (count) => `${count} coupons ${done(options)} written.`);
      }),
  );

const giftCardsImport = (host: AdminHost): Command =>
  importCommand('give out gift cards by a .csv file; prints their codes, once').action(
    (file: string, options: ImportOptions) =>
      withDatabase(host, async ({ db }) => {
        const write = options.check !== true;
        const given = await importGiftCards(db, readFileText(file), { write, at: host.now() });
        tellReading(host, file, given, (cards) =>
          write ? cardLines(cards) : `${cards.length} gift cards would be given out.`,
        );
      }),
  );

/** A file of the same form, with every code. */
const cardLines = (cards: readonly GivenCard[]): string =>
  ['code,amount', ...cards.map(({ code, cents }) => `${code},${(cents / 100).toFixed(2)}`)].join(
    '\n',
  );
