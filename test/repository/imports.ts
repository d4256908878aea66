export interface Import {
  readonly name: string;
  readonly typeOnly: boolean;
}

/** Every import, re-export and dynamic import of a source text. */
export const importsOf = (source: string): readonly Import[] => {
  const statements = source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s)?'([^']+)'|import\(\s*'([^']+)'/gm,
  );
  return Array.from(statements, ([, type, name, dynamic]) => ({
    name: name ?? dynamic ?? '',
    typeOnly: type !== undefined,
  })).filter(({ name }) => name !== '');
};
