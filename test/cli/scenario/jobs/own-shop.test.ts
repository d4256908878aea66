import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type OwnShop, OwnShopFailed, startOwnShop } from '#cli/scenario/jobs/own-shop.ts';
import { scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** A project whose shop is this program, which has the folder of the project as `here`. */
const projectOf = (name: string, program: string): string => {
  const project = join(scratch.folder, name);
  mkdirSync(join(project, 'server', 'start'), { recursive: true });
  writeFileSync(
    join(project, 'server', 'start', 'development-start.ts'),
    `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     const here = ${JSON.stringify(project)};
     const starts = here + '/starts';
     appendFileSync(starts, '.');
     const count = readFileSync(starts, 'utf8').length;
     const provider = (answer) =>
       createServer((_, response) => answer(() => response.end())).listen(
         Number(process.env.CRUNCH_IDENTITY_PORT), 'localhost',
         () => console.log('ready: http://localhost:1'),
       );
     ${program}`,
  );
  return project;
};

const open: OwnShop[] = [];
afterEach(() => Promise.all(open.splice(0).map((shop) => shop.close())));
const start = async (project: string): Promise<OwnShop> => {
  const stop = new AbortController().signal;
  const shop = await startOwnShop({ project, data: join(project, 'data'), stop });
  open.push(shop);
  return shop;
};

describe('a shop of a run', () => {
  it('[CLI-03] is there when its provider has opened, too', async () => {
    const project = projectOf(
      'slow-provider',
      "provider((end) => setTimeout(() => { writeFileSync(here + '/opened', ''); end(); }, 200));",
    );
    await start(project);
    expect(existsSync(join(project, 'opened'))).toBe(true);
  });

  it('[CLI-03] takes other ports when somebody took one of its own after it was found', async () => {
    const project = projectOf(
      'taken-port',
      `if (count < 3) { console.error('Port 1 is taken: stop what listens there.'); process.exit(1); }
       provider((end) => end());`,
    );
    const shop = await start(project);
    expect(shop.origin).toBe('http://localhost:1');
    const never = projectOf(
      'ports-always-taken',
      "console.error('Port 1 is taken: stop what listens there.'); process.exit(1);",
    );
    await expect(start(never)).rejects.toThrow(/^Port 1 is taken/);
  });

  it('[CLI-03] is started once when it fails for another reason, which is told', async () => {
    const project = projectOf(
      'full-disk',
      "if (count > 1) provider((end) => end()); else { console.error('The disk is full'); process.exit(1); }",
    );
    await expect(start(project)).rejects.toThrow(new OwnShopFailed('The disk is full'));
  });
});
