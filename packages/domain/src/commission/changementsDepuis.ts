/** What the letter of a decision says of the right that it gives, as it stood on some day. */
export type Promesse = {
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  readonly dispositif: string;
  readonly niveau: string;
  /** Whether entites may ask for the niveau. */
  readonly ouvert: boolean;
  readonly plateformes: readonly string[];
  readonly plateformeMobile: boolean;
  readonly raisonSociale: string;
  readonly adresse: readonly string[];
  readonly caisse: string | null;
};

/** The parts of a promise, in the order of the letter. */
export const CHAMPS_PROMIS = [
  'dateDebut',
  'dateFin',
  'dispositif',
  'niveau',
  'ouvert',
  'plateformes',
  'plateformeMobile',
  'raisonSociale',
  'adresse',
  'caisse',
] as const satisfies readonly (keyof Promesse)[];

/** One part of a promise that is no longer so; days are `yyyy-MM-dd`, yes and no `true` and `false`, and what has several lines a list. */
export type Changement = {
  readonly champ: (typeof CHAMPS_PROMIS)[number];
  readonly avant: readonly string[];
  readonly apres: readonly string[];
};

const linesOf = (value: Promesse[keyof Promesse]): string[] =>
  value === null ? [] : typeof value === 'object' ? [...value] : [String(value)];

/** What has changed since a decision was taken, old beside new: its letter would say something else than what was decided (rules/demandes#promise; CN15). */
export function changementsDepuis(promesse: Promesse, present: Promesse): Changement[] {
  return CHAMPS_PROMIS.map((champ) => ({
    champ,
    avant: linesOf(promesse[champ]),
    apres: linesOf(present[champ]),
  })).filter(({ avant, apres }) => JSON.stringify(avant) !== JSON.stringify(apres));
}
