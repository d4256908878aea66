import { describe, expect, it } from 'vitest';
import { hearingEarly } from '#adapters/telemetry/early-hearing.ts';

const setUp = () => {
  const state = { now: 0, hearing: 0 };
  let tell: (what: string) => void = () => undefined;
  const hearing = hearingEarly<string>(
    (told) => {
      state.hearing += 1;
      tell = told;
      return () => {
        state.hearing -= 1;
      };
    },
    () => state.now,
  );
  const heard: [string, number][] = [];
  const take = () => hearing((what, ago) => heard.push([what, ago]));
  return { state, heard, take, happen: (what: string) => tell(what) };
};

describe('what is heard before anybody takes it', () => {
  it('[TEL-14] is kept, and told with how long ago it was', () => {
    const { state, heard, take, happen } = setUp();
    happen('view');
    state.now = 400;
    happen('error');
    state.now = 1000;
    take();
    happen('next view');
    expect(heard).toEqual([
      ['view', 1000],
      ['error', 600],
      ['next view', 0],
    ]);
  });

  it('is told once: who takes it after the end hears from then on', () => {
    const { state, heard, take, happen } = setUp();
    happen('view');
    take()();
    expect(state.hearing).toBe(0);
    take();
    happen('later');
    expect([state.hearing, heard]).toEqual([
      1,
      [
        ['view', 0],
        ['later', 0],
      ],
    ]);
  });

  it('keeps five hundred at most, as long as nobody takes them', () => {
    const { heard, take, happen } = setUp();
    for (let each = 0; each < 600; each += 1) happen(String(each));
    take();
    expect([heard.length, heard.at(-1)?.[0]]).toEqual([500, '499']);
  });
});
