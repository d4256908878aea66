import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';

const script = new URL('stray-failures.ts', import.meta.url).pathname;

/** What a process said on its standard error, and how it ended. */
const suffered = async (trouble: string) => {
  const child = spawn(node, [script, trouble], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...childEnvironment },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  child.stdout.destroy();
  child.stdin.write('begin\n');
  const [code] = await once(child, 'close');
  return { code, said };
};

describe('a failure that no code was there to hear', () => {
  it('a rejected promise is written down without its details, and the process lives', async () => {
    const { code, said } = await suffered('rejection');
    expect(said).toContain('"event":"unhandled-rejection"');
    expect(said).toContain('alive');
    expect(said).not.toContain('ada@example.com');
    expect(code).toBe(0);
  });

  it('an exception ends the process, written down without its details', async () => {
    const { code, said } = await suffered('exception');
    expect(said).toContain('"event":"uncaught-exception"');
    expect(said).not.toContain('alive');
    expect(said).not.toContain('ada@example.com');
    expect(code).toBe(1);
  });

  it('output that nobody reads any more does not end it', async () => {
    const { code, said } = await suffered('closed output');
    expect(said).toContain('alive');
    expect(code).toBe(0);
  });
});
