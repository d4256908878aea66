import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCrunch } from '#cli/program.ts';
import { crunch, crunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();

const filled = async () => {
  const letter = scratch.file('letter.txt', 'A crushed bag.');
  const flags = ['--subject', 'Bag', '--name', 'Ada', '--email', 'ada@example.com'];
  const { code } = await crunchJson(['contact', 'send', ...flags, '--file', letter], {
    environment: shop().environment,
  });
  expect(code).toBe(0);
};

const mails = async (): Promise<number> =>
  (await crunchJson(['sandbox', 'status'], { environment: shop().environment })).data.mails;

/** A terminal where somebody answers the question. */
const typing = async (answer: string, ...more: string[]) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true as const });
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let said = '';
  stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  stderr.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (/\[[ys]\/N\]/.test(piece.toString())) {
      if (answer === '') stdin.end();
      else stdin.write(answer);
    }
  });
  const environment = { HOME: '/nonexistent', ...shop().environment };
  const streams = { stdin, stdout, stderr };
  return { code: await runCrunch(['sandbox', 'reset', ...more], environment, streams), said };
};

describe('crunch sandbox reset', () => {
  it('[CLI-02] says what it deletes and whose, and asks whoever types', async () => {
    await filled();
    await expect.poll(mails).toBeGreaterThan(0);
    const before = await mails();
    for (const no of ['n\n', '\n', '']) {
      const { code, said } = await typing(no);
      expect(code).toBe(1);
      expect(said).toContain(
        `of ${shop().origin}: orders (0), carts, accounts, reviews, mails (${before})`,
      );
      expect(said).toContain('Nothing was changed.');
    }
    expect(await mails()).toBe(before);
    const yes = await typing('y\n');
    expect([yes.code, yes.said]).toEqual([0, expect.stringContaining('Deleted: orders (0), ')]);
    expect(await mails()).toBe(0);
    expect((await typing('sí\n', '--lang', 'es')).said).toMatch(/¿Seguir\?.*Se borraron: /s);
  });

  it('[CLI-02] asks nobody with --yes, in a pipe and for JSON', async () => {
    expect((await typing('n\n', '--yes')).said).toMatch(/^Deleted: /m);
    const options = { environment: shop().environment };
    expect((await crunch(['sandbox', 'reset'], options)).stdout).toContain('mails (0)');
    const { data } = await crunchJson(['sandbox', 'reset'], options);
    expect(data).toEqual({ reset: true, deleted: { orders: 0, mails: 0, telemetryItems: 0 } });
  });
});
