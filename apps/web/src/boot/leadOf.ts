/** The number and the kind of what a page opens, as they are heard before its title; not a kind that the title begins with. */
export const leadOf = (kind: string | undefined, numero: string | null | undefined, title: string): string =>
  [numero, kind !== undefined && title.startsWith(kind) ? null : kind]
    .filter((part) => part !== null && part !== undefined)
    .join(', ');
