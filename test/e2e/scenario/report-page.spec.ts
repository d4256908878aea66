import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isFineIn, looksOf } from '#test/e2e/fixtures/looks.ts';
import { expect, test } from '#test/e2e/fixtures/shop-test.ts';

for (const language of ['en-us', 'es'] as const) {
  test(`[CLI-03] [P-55] the report of a run reads well without network, in ${language}`, async ({
    shop,
    page,
    context,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'crunch-report-'));
    const failing = join(folder, 'fails.json');
    const expected = { data: { cartCount: 5 } };
    const steps = [{ name: 'too few', use: 'cart show', expect: expected }, { use: 'cart clear' }];
    writeFileSync(failing, JSON.stringify({ name: 'It fails', steps }));
    const file = join(folder, 'report.html');
    const args = ['scenario', 'run', 'docs/scenarios/checkout.json', failing, '--keep-going'];
    const flags = ['--base-url', shop.origin, '--lang', language, '--report', `html=${file}`];
    const environment = { PATH: process.env['PATH'] ?? '', CRUNCH_STATE: join(folder, 'state') };
    const options = { env: environment };
    const run = () =>
      promisify(execFile)(resolve('cli/crunch.mjs'), [...args, ...flags], options).catch(
        ({ code }: { readonly code: number }) => expect(code).toBe(5),
      );
    // The second time there is a run that passed to compare with.
    await run();
    await run();
    await context.setOffline(true);
    await page.goto(`file://${file}`);
    const [title, failed, asked, orders, compared] =
      language === 'es'
        ? ['Ejecución de escenarios', 'fallido', 'Se pidió', 'Pedido', 'Comparado']
        : ['Run of scenarios', 'failed', 'Asked', 'Order', 'Compared'];
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const bad = page.getByRole('region', { name: `${failed} It fails` });
    // What failed stands open.
    await expect(bad.getByText(/data\.cartCount: .* 5, .* 0/)).toBeVisible();
    await expect(bad.getByText(asked, { exact: true }).first()).toBeVisible();
    await expect(bad.getByText('crunch cart show')).toBeVisible();
    await expect(bad.getByText(`--base-url=${shop.origin}`)).toBeVisible();
    await isFineIn(looksOf[language], page, 'as it opens');
    const trace = page.locator('summary').filter({ hasText: new RegExp(`^${orders} CC-`) });
    await trace.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: 'insert orders' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: compared }).first()).toBeVisible();
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await isFineIn(looksOf[language], page, 'with everything open');
    rmSync(folder, { recursive: true });
  });
}
