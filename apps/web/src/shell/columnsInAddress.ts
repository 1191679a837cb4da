/** The columns that an address names, in the order of the list; what it does not know is ignored, the first always stands. */
export function parseColumns<Name extends string>(
  text: string | null,
  all: readonly Name[],
  usual: readonly Name[],
): readonly Name[] {
  if (text === null) return usual;
  const asked = text.split(',');
  return all.filter((name, index) => index === 0 || asked.includes(name));
}

/** The columns as an address names them; null when they are the usual ones. */
export const writtenColumns = <Name extends string>(shown: readonly Name[], usual: readonly Name[]): string | null =>
  String(shown) === String(usual) ? null : shown.join(',');

/** The columns shown once others are left out. */
export const withoutColumns = <Name extends string>(all: readonly Name[], hidden: readonly string[]): Name[] =>
  all.filter((name) => !hidden.includes(name));
