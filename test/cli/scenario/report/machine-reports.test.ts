import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineReports } from '#cli/scenario/report/machine-reports.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { wordsOf } from '#cli/words/words.ts';

/** A report with one text everywhere a text may stand. */
const reportOf = (text: string): ScenarioReport => ({
  name: text,
  file: text,
  status: 'failed',
  steps: [
    {
      name: text,
      use: 'validate',
      file: 'one.yaml',
      line: 1,
      status: 'failed',
      runs: 1,
      milliseconds: 1,
      unmet: [],
      error: { code: 'InputRefused', message: text },
    },
  ],
});

const junitOf = (text: string): string =>
  machineReports['junit']?.([reportOf(text)], wordsOf('en-us')) ?? '';

/** Everything XML 1.0 takes (https://www.w3.org/TR/xml/#charsets). */
const takenByXml = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;

const attributes = (xml: string): readonly string[] =>
  [...xml.matchAll(/ (?:name|file|classname|message)="([^"]*)"/g)].map(([, value = '']) => value);

describe('the JUnit report', () => {
  it('[CLI-03] leaves out what XML does not take, and nothing else', () => {
    const colour = '\u{1b}[31mred\u{1b}[0m';
    const xml = junitOf(`${colour}\0\v\u{fffe}\u{ffff}\u{d800} <é> & "😀" ]]>`);
    const text = '[31mred[0m &lt;é&gt; &amp; &quot;😀&quot; ]]&gt;';
    expect(attributes(xml)).toEqual([text, text, text, text, `InputRefused: ${text}`]);
  });

  it('[CLI-03] is XML whatever names and messages hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const xml = junitOf(`${one}\u{dfff}${other}`);
        expect(xml).toMatch(takenByXml);
        expect(attributes(xml)).toHaveLength(5);
        // No text opens or closes an element.
        expect(xml.match(/[<>]/g)).toEqual(junitOf('plain').match(/[<>]/g));
        expect(xml.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toContain('&');
      }),
    );
  });
});
