/** The lanes of the line of time, in their order. */
export const GENRES_ECHEANCE = [
  'HABILITATION',
  'SUSPENSION',
  'RESERVE',
  'PIECE',
  'COMPLEMENT',
  'TACHE',
  'SESSION',
  'CERTIFICAT',
  'COMMISSION',
] as const;
export type GenreEcheance = (typeof GENRES_ECHEANCE)[number];

type Echeance = {
  readonly genre: GenreEcheance;
  /** Still due after its day, until somebody has done it. */
  readonly resteDue: boolean;
};

const passes = (genre: GenreEcheance): Echeance => ({ genre, resteDue: false });
const remains = (genre: GenreEcheance): Echeance => ({ genre, resteDue: true });

/** What ends or is due on a day, each with its lane and whether it stays due afterwards (EC2, EC3). */
export const ECHEANCES = {
  'attestation-urssaf': passes('PIECE'),
  'certificat-formateur-fin': passes('CERTIFICAT'),
  'certificats-fin': passes('CERTIFICAT'),
  'da-complement': remains('COMPLEMENT'),
  'da-suspension': passes('SUSPENSION'),
  'da-tache': remains('TACHE'),
  'dh-complement': remains('COMPLEMENT'),
  'dh-passage': passes('COMMISSION'),
  'dh-tache': remains('TACHE'),
  'habilitation-fin': passes('HABILITATION'),
  reserve: remains('RESERVE'),
  seance: passes('COMMISSION'),
  'session-cloture': passes('SESSION'),
  'suspension-a-confirmer': remains('SUSPENSION'),
  'suspension-fin': passes('SUSPENSION'),
} as const satisfies Readonly<Record<string, Echeance>>;

export type TypeEcheance = keyof typeof ECHEANCES;
export const TYPES_ECHEANCE = Object.keys(ECHEANCES) as readonly TypeEcheance[];
