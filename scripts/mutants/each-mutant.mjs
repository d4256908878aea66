const words = { Killed: 'noticed', Timeout: 'noticed', Survived: 'missed' };

/** Writes a line for each change as soon as the tests have judged it: a run that is ended early has still said something. */
class EachMutant {
  onMutantTested({ status }) {
    if (words[status] !== undefined) process.stdout.write(`AUDIT ${words[status]}\n`);
  }
}

export const strykerPlugins = [
  { kind: 'Reporter', name: 'each-mutant', injectableClass: EachMutant },
];
