import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crunchJson, scratchFolder, spawnCrunch } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

let count = 0;
const file = (...steps: object[]): string => {
  count += 1;
  return scratch.file(`ending-${count}.json`, { name: `ending ${count}`, steps });
};

/** Nobody listens at this port. */
const unreached = { use: 'config', with: { 'base-url': 'http://127.0.0.1:9' } };
const unmet = { use: 'layout', with: { path: '/cart' }, expect: { exit: 2 } };
const met = { use: 'layout', with: { path: '/cart' } };
const run = (...args: string[]) => crunchJson(['scenario', 'run', ...args]);

describe('how a run of scenarios fails', () => {
  it('[CLI-04] network or shop is told from an expectation: 3 and not 5', async () => {
    const { code, error } = await run(file(unreached));
    expect([code, error.code]).toEqual([3, 'ScenarioUnreachable']);
    // What was found beside it is a finding.
    const both = await run(file(unreached), file(unmet), '--keep-going');
    expect([both.code, both.error.code]).toEqual([5, 'ScenarioFailed']);
    // What follows from it is not.
    expect((await run(file(unreached, unmet), '--keep-going')).code).toBe(3);
    expect((await run(file({ ...unreached, expect: { exit: 3 } }))).code).toBe(0);
    expect((await run(file({ ...unreached, expect: { exit: 3, error: 'Other' } }))).code).toBe(3);
  });

  it('[CLI-04] JUnit has errors beside failures', async () => {
    const report = join(scratch.folder, 'report.xml');
    await run(file(unreached), file(unmet), '--keep-going', '--report', `junit=${report}`);
    const xml = readFileSync(report, 'utf8');
    expect(xml).toContain('tests="1" failures="0" errors="1"');
    expect(xml).toContain('tests="1" failures="1" errors="0"');
    expect(xml).toMatch(/<error message="exit: expected 0, seen 3/);
  });

  it('[CLI-04] says on standard error how far it is, in a pipe and beside JSON', async () => {
    const files = [file(met), file(unmet)];
    const { stdout, stderr } = await spawnCrunch(['--json', 'scenario', 'run', ...files]);
    expect(JSON.parse(stdout).data).toMatchObject({ passed: 1, failed: 1 });
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^✓ 1\/2 ending \d+ \(\d+\.\d s\)$/);
    expect(lines[3]).toMatch(/^✗ 2\/2 ending \d+ \(\d+\.\d s\)$/);
    const quiet = await spawnCrunch(['--json', '--quiet', 'scenario', 'run', ...files]);
    expect(quiet.stderr).toBe('');
  });
});
