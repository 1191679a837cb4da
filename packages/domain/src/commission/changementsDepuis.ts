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

/** What has changed since a decision was taken: its letter would say something else than what was decided (domain, decision 51; CN15). */
export function changementsDepuis(promesse: Promesse, present: Promesse): (keyof Promesse)[] {
  const fields: readonly (keyof Promesse)[] = [
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
  ];
  return fields.filter((field) => JSON.stringify(promesse[field]) !== JSON.stringify(present[field]));
}
