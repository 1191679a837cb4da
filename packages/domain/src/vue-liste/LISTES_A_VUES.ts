/** The lists of which a role keeps views under a name, by the page that shows them (decision 0078). */
export const LISTES_A_VUES = [
  'taches',
  'demandes',
  'habilitations',
  'entites',
  'utilisateurs',
  'alertes',
  'echeances',
  'dispositifs',
  'a-planifier',
  'sessions',
  'certificats',
  'certificats-formateurs',
  'alertes-de-tous',
  'messages-support',
] as const;

/** A list of which views are kept. */
export type ListeAVues = (typeof LISTES_A_VUES)[number];

/** How many views of one list a role keeps at most. */
export const MOST_VUES = 20;
/** Longest name of a view. */
export const LONGEST_NOM_VUE = 60;
