import type { JeuOuvert, RYTHMES_JEU, TYPES_CHAMP } from '@habilis/api/statistique/DonneesOuvertes';

type Champ = {
  readonly nom: string;
  readonly type: (typeof TYPES_CHAMP)[number];
  /** Whether a row may have no value. */
  readonly isOptional?: true;
};

/** A set of open data: its fields in the order of its columns, and those by which a row is known. */
type Jeu = {
  readonly rythme: (typeof RYTHMES_JEU)[number];
  readonly champs: readonly Champ[];
  readonly cle: readonly string[];
};

/** The sets; the names of fields are what programs read, and stay (decision 0244). */
export const JEUX = {
  annuaire: {
    rythme: 'jour',
    champs: [
      { nom: 'entite', type: 'integer' },
      { nom: 'raison_sociale', type: 'string' },
      { nom: 'code_postal', type: 'string', isOptional: true },
      { nom: 'ville', type: 'string', isOptional: true },
      { nom: 'departement', type: 'string', isOptional: true },
      { nom: 'ouverte_a_tous', type: 'boolean' },
      { nom: 'niveaux', type: 'string' },
      { nom: 'fiche', type: 'string' },
    ],
    cle: ['entite'],
  },
  'habilitations-en-cours': {
    rythme: 'jour',
    champs: [
      { nom: 'numero', type: 'string' },
      { nom: 'entite', type: 'integer' },
      { nom: 'raison_sociale', type: 'string' },
      { nom: 'departement', type: 'string', isOptional: true },
      { nom: 'dispositif', type: 'string' },
      { nom: 'niveau', type: 'string' },
      { nom: 'date_debut', type: 'date' },
      { nom: 'date_fin', type: 'date', isOptional: true },
      { nom: 'prorogee', type: 'boolean' },
    ],
    cle: ['numero'],
  },
  habilitations: {
    rythme: 'jour',
    champs: [
      { nom: 'dispositif', type: 'string' },
      { nom: 'departement', type: 'string' },
      { nom: 'habilitations', type: 'integer' },
    ],
    cle: ['dispositif', 'departement'],
  },
  certificats: {
    rythme: 'mois',
    champs: [
      { nom: 'mois', type: 'yearmonth' },
      { nom: 'certificats', type: 'integer', isOptional: true },
    ],
    cle: ['mois'],
  },
  delais: {
    rythme: 'mois',
    champs: [
      { nom: 'mois', type: 'yearmonth' },
      { nom: 'mediane_jours', type: 'number', isOptional: true },
      { nom: 'centile_80_jours', type: 'number', isOptional: true },
    ],
    cle: ['mois'],
  },
} as const satisfies Readonly<Record<JeuOuvert, Jeu>>;
