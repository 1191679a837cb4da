/** Stagiaires that make one session, and the class that they are of; its name is empty without one. */
export type Groupe<L> = { readonly classe: string; readonly lignes: readonly L[] };

/** A class as it is compared: neither case nor spaces tell two apart. */
const keyOf = (classe: string): string => classe.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('fr');

/** Parts of even sizes, as few as may be, none above `most`. */
function evenParts<L>(lignes: readonly L[], most: number): (readonly L[])[] {
  const count = Math.ceil(lignes.length / Math.max(1, most));
  return Array.from({ length: count }, (_, part) =>
    lignes.slice(Math.ceil((part * lignes.length) / count), Math.ceil(((part + 1) * lignes.length) / count)),
  );
}

/** The sessions that a list of stagiaires makes: one a class, in the order of the list; a class above `most` is parted evenly (SC29). */
export function groupesDeClasse<L>(
  lignes: readonly L[],
  classeOf: (ligne: L) => string,
  most: number,
): readonly Groupe<L>[] {
  const classes = Map.groupBy(lignes, (ligne) => keyOf(classeOf(ligne)));
  return [...classes.values()].flatMap((ofClasse) => {
    const [first] = ofClasse;
    const classe = first === undefined ? '' : classeOf(first).trim();
    return evenParts(ofClasse, most).map((part) => ({ classe, lignes: part }));
  });
}
