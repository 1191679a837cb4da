import type { RoleType } from '../role/RoleType.ts';

/** The families of settings, in the order of their page. */
export const FAMILLES_REGLAGE = [
  'demandes',
  'commission',
  'habilitations',
  'sessions',
  'certificats',
  'formateurs',
  'courriels',
  'securite',
  'fichiers',
  'conservation',
  'mentions',
] as const;
export type FamilleReglage = (typeof FAMILLES_REGLAGE)[number];

/** What a number of a setting counts. */
export const UNITES_REGLAGE = [
  'jours',
  'mois',
  'heures',
  'minutes',
  'secondes',
  'heure',
  'octets',
  'lignes',
  'fichiers',
  'envois',
  'appels',
  'essais',
  'demandes',
] as const;
export type UniteReglage = (typeof UNITES_REGLAGE)[number];

/** From when a change counts: for what begins afterwards, for everything at once, or from the work of the next night. */
export const PORTEES_REGLAGE = ['ensuite', 'aussitot', 'nuit'] as const;
export type PorteeReglage = (typeof PORTEES_REGLAGE)[number];

type Commun = {
  readonly famille: FamilleReglage;
  readonly portee: PorteeReglage;
  /** Whether changing it may lock people out, weaken the sign-in or delete what is kept: proven afresh. */
  readonly isSensible: boolean;
};
/** A number between its bounds, both allowed. */
export type ReglageNombre = Commun & {
  readonly genre: 'nombre';
  readonly unite: UniteReglage;
  readonly min: number;
  readonly max: number;
};
export type ReglageTexte = Commun & { readonly genre: 'texte'; readonly longueurMax: number };
/** Some of these choices; `min` of them at least. */
export type ReglageChoix = Commun & {
  readonly genre: 'choix';
  readonly choix: readonly RoleType[] | readonly string[];
  readonly min: number;
};

/** A setting: where it stands, what it may be, and from when a change counts. */
export type Reglage = ReglageNombre | ReglageTexte | ReglageChoix;

/** What a setting may hold. */
export type ValeurReglage = number | string | readonly string[];
