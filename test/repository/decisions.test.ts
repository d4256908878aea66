import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaOf, citedIn, decisionsOn, indexedPages } from '#test/repository/decisions.ts';

const pages = indexedPages(readFileSync('docs/decisions.md', 'utf8')).map(([page, areas]) => ({
  page: `docs/${page}`,
  areas,
  text: readFileSync(`docs/${page}`, 'utf8'),
}));
const decisions = pages.flatMap(({ page, text }) =>
  decisionsOn(text).map((decision) => ({ page, ...decision })),
);
const ids = new Set(decisions.map(({ id }) => id));

/** Areas older than the contexts: their rows lie on the page of what they are about. */
const spread = ['API', 'DEV', 'READ'];

/** Everything that may cite a decision. */
const files = globSync([
  '*.{md,ts,json,jsonc}',
  '{src,server,cli,sandbox,scripts,bench,test,docs}/**/*.{ts,tsx,mjs,mts,md,tsv,yaml,css,html,sql}',
]);

const unknownIn = (text: string): readonly string[] => citedIn(text).filter((id) => !ids.has(id));

describe('decisions', () => {
  it('are all found', () => {
    expect(decisions.length).toBeGreaterThan(380);
    expect(pages.map(({ page }) => page).sort()).toEqual(
      globSync('docs/decisions/**/*.md')
        .filter((page) => !/\/\d{4}-/.test(page))
        .sort(),
    );
  });

  it('have an id of their own', () => {
    const twice = decisions.filter(({ id }, at) => decisions.findIndex((d) => d.id === id) !== at);
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it('say what was open, what was decided and why', () => {
    const parts = ({ open, decided, reason }: (typeof decisions)[number]) => [
      open,
      decided,
      reason,
    ];
    expect(decisions.filter((each) => parts(each).includes('')).map(({ id }) => id)).toEqual([]);
  });

  it('lie on the page of their area', () => {
    const areas = pages.flatMap((page) => page.areas);
    expect(areas.length).toBe(new Set(areas).size);
    const strange = pages.flatMap(({ page, areas: own, text }) =>
      decisionsOn(text)
        .map(({ id }) => id)
        .filter((id) => !own.includes(areaOf(id)) && !spread.includes(areaOf(id)))
        .map((id) => `${id} on ${page}`),
    );
    expect(strange).toEqual([]);
  });

  it('are what every cited id names', () => {
    expect(files.length).toBeGreaterThan(2000);
    const unknown = files.flatMap((file) =>
      unknownIn(readFileSync(file, 'utf8')).map((id) => `${id} in ${file}`),
    );
    expect(unknown).toEqual([]);
  });

  it('mention no folder of somebody’s machine', () => {
    const folder = /(?:^|[\s`("'])\/(?:home|Users|root|tmp|work|opt|mnt)\/\w/m;
    expect(pages.filter(({ text }) => folder.test(text)).map(({ page }) => page)).toEqual([]);
    expect(folder.test('in `/tmp/mine`')).toBe(true);
  });

  it('are looked for in a way that finds what is wrong', () => {
    const never = ['D', 'CART', '999'].join('-');
    const page = `# Cart\n\n## ${never} · What · how\n\nThis\nway\n\nWhy: so\n`;
    expect(decisionsOn(page)).toEqual([
      { id: never, open: 'What · how', decided: 'This\nway', reason: 'so' },
    ]);
    expect(unknownIn(`(${never}, D-CART-10)`)).toEqual([never]);
    expect(unknownIn(`as ${never.slice(0, 6)} says`)).toEqual([never.slice(0, 6)]);
  });
});
