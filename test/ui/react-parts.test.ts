import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heardEvents, reactDomCuts } from '#scripts/bundle/react-dom-cuts.ts';

const sources = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]);

/** What is asked of React where this is written is left out of the browser's. */
const leftOut: Readonly<Record<string, RegExp>> = {
  'a view transition of its own': /\b(?:ViewTransition|addTransitionType)\b/,
  'an order of what is revealed': /\bSuspenseList\b/,
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

  it('is asked for a hidden part in one place, which the server never draws', () => {
    const activity = /<Activity\b|\bActivity\b[^'"]*from 'react'/;
    const asking = sources.filter(([, text = '']) => activity.test(text)).map(([file]) => file);
    expect(asking).toEqual(['src/ui/routes/catalog/product-ahead.tsx']);
    // It is drawn from here on, which only a browser asks for.
    const begins = sources.filter(([, text = '']) => text.includes('loadProductAhead('));
    expect(begins.map(([file]) => file)).toEqual(['src/ui/entry-client.tsx']);
  });

  it('is asked for no event that it does not hear', () => {
    const source = readFileSync(`node_modules/${reactDomCuts.file}`, 'utf8');
    const [, simple = ''] = /simpleEventPluginEvents =\s+"([^"]+)"/.exec(source) ?? [];
    const others = Array.from(source.matchAll(/^register\w+\(\s*(?:[\w"]+, )?"(on\w+)"/gm));
    const named = (name: string) => `on${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    const own = simple.split(' ');
    const names = [...own.map(named), ...others.map(([, name = '']) => name)];
    expect(names.length).toBeGreaterThan(90);
    const built = ['onBlur', 'onChange', 'onFocus', 'onPointerEnter', 'onPointerLeave'];
    const heardOwn = own.filter((name) => heardEvents.includes(name.toLowerCase()));
    const heard = new Set([...heardOwn.map(named), ...built]);
    const unheard = names.filter((name) => !heard.has(name)).join('|');
    const asking = new RegExp(`<([\\w.]+)(?=\\s)[^<]*\\s(?:${unheard})(?:Capture)?=`, 'g');
    const found = sources.flatMap(([file, text = '']) =>
      Array.from(text.matchAll(asking), ([, element = '']) => `${element} of ${file}`),
    );
    // What begins with a capital is a component, whose properties are its own.
    expect(found.filter((element) => /^[a-z]/.test(element))).toEqual([]);
  });

  it('is the version whose parts were looked at', () => {
    const source = readFileSync(`node_modules/${reactDomCuts.file}`, 'utf8');
    expect(source).toContain('version: "19.3.1"');
  });
});
