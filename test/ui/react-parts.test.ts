import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reactDomCuts } from '#scripts/bundle/react-dom-cuts.ts';

const sources = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]);

/** What is asked of React where this is written is left out of the browser's. */
const leftOut: Readonly<Record<string, RegExp>> = {
  'a view transition of its own': /\b(?:ViewTransition|addTransitionType)\b/,
  'an order of what is revealed': /\bSuspenseList\b/,
  'a hidden part that keeps its state': /<Activity\b|\bActivity\b[^'"]*from 'react'/,
  'a reference to a fragment': /<(?:React\.)?Fragment\b[^>]*\bref=/,
  'elements of the head': /<(?:title|meta|link|style|script|base|head|body|html)[\s/>]/,
  'files fetched ahead': /\b(?:pre(?:load|init|connect)\w*|prefetchDNS)\b[^;]*from 'react-dom'/,
  'elements with a name of their own': /<[a-z]+-[\w-]*[\s/>]/,
  'the state of an action': /\buse(?:Action|Form)State\b/,
  'the components around an error': /\bcomponentStack\b|\bcaptureOwnerStack\b/,
  'a nameless use of all of React': /import \* as \w+ from 'react(?:-dom)?(?:\/\w+)?'/,
};

describe('React in the browser, of which the build leaves out what no screen has', () => {
  it.each(Object.entries(leftOut))('is not asked for %s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(500);
    const asking = sources.filter(([file = '', text = '']) => {
      return /\.tsx$|src\/ui\//.test(file) && pattern.test(text);
    });
    expect(asking.map(([file]) => file)).toEqual([]);
  });

  it('is the version whose parts were looked at', () => {
    const source = readFileSync(`node_modules/${reactDomCuts.file}`, 'utf8');
    expect(source).toContain('version: "19.3.1"');
  });
});
