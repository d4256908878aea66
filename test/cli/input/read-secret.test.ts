import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCrunch } from '#cli/program.ts';

/** A terminal whose person answers as soon as anything is asked; `deeds` is what happened, in order. */
const terminalTyping = (answer: string) => {
  const deeds: string[] = [];
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true as const,
    setRawMode: (isRaw: boolean) => {
      deeds.push(isRaw ? 'hidden' : 'shown');
      return undefined as never;
    },
  });
  const stderr = new PassThrough();
  stderr.on('data', (text: Buffer) => {
    deeds.push(text.toString().trim());
    if (/password/i.test(text.toString())) stdin.write(answer);
  });
  return { deeds, streams: { stdin, stdout: new PassThrough(), stderr } };
};

const asking = async (answer: string) => {
  const { deeds, streams } = terminalTyping(answer);
  const nowhere = { HOME: '/nonexistent', CRUNCH_SHOP_PORT: '9' };
  const code = await runCrunch(['auth', 'login', '--user', 'ada@example.com'], nowhere, streams);
  return { code, deeds };
};

describe('a secret that is asked for', () => {
  it('[CLI-07] is hidden before the question is seen, and the terminal is as before after it', async () => {
    const { deeds } = await asking('\u0003');
    expect(deeds[0]).toBe('hidden');
    expect(deeds[1]).toMatch(/password/i);
    expect(deeds).toContain('shown');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['Ctrl-D after some letters', 'abc\u0004'],
  ])('[CLI-07] is given up by %s', async (_, keys) => {
    const { code, deeds } = await asking(keys);
    expect(code).toBe(2);
    expect(deeds.at(-1)).toMatch(/\^[CD]/);
  });
});
