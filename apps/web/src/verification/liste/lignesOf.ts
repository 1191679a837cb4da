import { compareLignes, etatLigne } from '@habilis/domain/certificat/liste/etatLigne';
import { CODES_PAR_LISTE, type ListeLue, type RaisonSansCode } from '@habilis/domain/certificat/liste/readListe';
import type { FileFault } from '../readFile.ts';
import type { Dit, LigneListe } from './LigneListe.ts';

/** What was given beside the text: by a file, the camera, or a code tried in place of a line. */
export type Ajout = { readonly mots: string } & (
  | { readonly code: string; readonly fault?: never }
  | { readonly code?: never; readonly fault: FileFault }
);

/** Lines that only lack a code are told by their numbers: headings and names would drown the others. */
const isToldAlone = (raison: RaisonSansCode): boolean => raison !== 'sans-code';
const bare = { code: null, dit: null, dateFin: null, etat: 'A_CORRIGER' } as const;

/** The codes of a list, each once, the text's first; those beyond 5,000 are only counted. */
export function codesOf({ codes }: ListeLue, ajouts: readonly Ajout[]) {
  const all = new Map<string, { code: string; mots: string; ligne: number | null }>();
  for (const { code, mots, ligne } of codes) all.set(code, { code, mots, ligne });
  for (const { code, mots } of ajouts)
    if (code !== undefined && !all.has(code)) all.set(code, { code, mots, ligne: null });
  const listed = [...all.values()];
  return { codes: listed.slice(0, CODES_PAR_LISTE), enTrop: Math.max(0, listed.length - CODES_PAR_LISTE) };
}

/** The codes of a list that can be followed: of certificats in force that the server told of (C1132). */
export const codesASuivre = (lignes: readonly LigneListe[]): string[] =>
  lignes.flatMap(({ etat, code, dit }) =>
    code !== null && dit?.local === null && (etat === 'VALIDE' || etat === 'BIENTOT') ? [code] : [],
  );

/** The lines of the table, in the order of what wants an act. */
export function lignesOf(
  lue: ListeLue,
  ajouts: readonly Ajout[],
  { dits, today }: { readonly dits: ReadonlyMap<string, Dit>; readonly today: string },
): LigneListe[] {
  const known = codesOf(lue, ajouts).codes.map(({ code, mots, ligne }, rang): LigneListe => {
    const dit = dits.get(code) ?? null;
    return {
      cle: code,
      code,
      mots,
      ligne,
      dit,
      rang,
      sansCode: null,
      etat: etatLigne(dit, today),
      dateFin: dit?.dateFin ?? null,
    };
  });
  const texts = lue.sansCode
    .filter(({ raison }) => isToldAlone(raison))
    .map(({ ligne, texte, raison, essai }, rang): LigneListe => {
      const sansCode = { genre: 'texte', raison, essai } as const;
      return { ...bare, cle: `ligne-${ligne}-${rang}`, mots: texte, ligne, rang: known.length + ligne, sansCode };
    });
  const files = ajouts.flatMap(({ mots, fault }, rang): LigneListe[] =>
    fault === undefined
      ? []
      : [
          {
            ...bare,
            cle: `fichier-${rang}`,
            mots,
            ligne: null,
            rang: known.length + rang,
            sansCode: { genre: 'fichier', raison: fault },
          },
        ],
  );
  return [...known, ...texts, ...files].toSorted(compareLignes);
}
