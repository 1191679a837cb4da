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
  /** When somebody has to act: before the day, only once it is past, or never. */
  readonly agit: 'AVANT' | 'APRES' | 'JAMAIS';
  /** Whether something is lost on that day: it is deleted, or people get no certificat. */
  readonly isPerte: boolean;
};

const passes = (genre: GenreEcheance): Echeance => ({ genre, resteDue: false, agit: 'JAMAIS', isPerte: false });
const remains = (genre: GenreEcheance, agit: Echeance['agit'] = 'AVANT'): Echeance => ({
  genre,
  resteDue: true,
  agit,
  isPerte: false,
});
const loses = (genre: GenreEcheance): Echeance => ({ genre, resteDue: false, agit: 'AVANT', isPerte: true });

/** What ends or is due on a day, each with its lane, whether it stays due afterwards, who acts and what is lost (EC2, EC3, EC32). */
export const ECHEANCES = {
  'attestation-urssaf': passes('PIECE'),
  'certificat-formateur-fin': passes('CERTIFICAT'),
  'certificats-fin': passes('CERTIFICAT'),
  'da-complement': remains('COMPLEMENT'),
  'da-suspension': passes('SUSPENSION'),
  'da-tache': remains('TACHE'),
  'dh-complement': remains('COMPLEMENT'),
  'dh-passage': remains('COMMISSION', 'APRES'),
  'dh-tache': remains('TACHE'),
  'habilitation-fin': passes('HABILITATION'),
  reserve: remains('RESERVE'),
  seance: remains('COMMISSION', 'APRES'),
  'session-cloture': loses('SESSION'),
  'suspension-a-confirmer': remains('SUSPENSION'),
  'suspension-fin': passes('SUSPENSION'),
} as const satisfies Readonly<Record<string, Echeance>>;

export type TypeEcheance = keyof typeof ECHEANCES;
export const TYPES_ECHEANCE = Object.keys(ECHEANCES) as readonly TypeEcheance[];
