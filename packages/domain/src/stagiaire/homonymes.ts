import type { Resultat } from '../session-certification/etats.ts';

/** What may be said of two lines of one name and one birth date, in classes that share a day. */
export const REPONSES_HOMONYME = ['DEUX_PERSONNES', 'UNE_PERSONNE'] as const;
export type ReponseHomonyme = (typeof REPONSES_HOMONYME)[number];

/** Why a line makes no certificat while another class of its days holds the same name; each is a key under `erreurs.`. */
export const REFUS_HOMONYME = [
  'session-certification.homonyme',
  'session-certification.deja-certifie-ce-jour',
  'session-certification.identites-a-fusionner',
] as const;
export type RefusHomonyme = (typeof REFUS_HOMONYME)[number];

/** A line of another class that shares a day with this one, of the same name and birth date, or of the same identity. */
export type Homonyme = {
  readonly resultat: Resultat | null;
  readonly isMemeIdentite: boolean;
  readonly isMemeNiveau: boolean;
  /** Whether both are known, under two identifiers. */
  readonly hasDeuxIdentites: boolean;
  readonly reponse: ReponseHomonyme | null;
};

/** Whether somebody must say of two lines if they are two persons (rules/people#one-identity): nobody sat in two classes where one was absent. */
export const isHomonymeADire = (resultat: Resultat | null, autre: Homonyme): boolean =>
  resultat !== 'ABSENT' && autre.resultat !== 'ABSENT' && !autre.isMemeIdentite && autre.reponse === null;

/**
 * Why a line gives no certificat beside another of its days (rules/people#one-identity; SC44): one person has one identity, and one certificat of a niveau
 * for a day. Only who is admitted is certified.
 */
export function refusalOfHomonyme(resultat: Resultat | null, autre: Homonyme): RefusHomonyme | null {
  if (resultat !== 'ADMIS') return null;
  if (isHomonymeADire(resultat, autre)) return 'session-certification.homonyme';
  const isOne = autre.isMemeIdentite || autre.reponse === 'UNE_PERSONNE';
  if (!isOne || autre.resultat === 'ABSENT') return null;
  if (autre.isMemeNiveau && autre.resultat === 'ADMIS') return 'session-certification.deja-certifie-ce-jour';
  return autre.hasDeuxIdentites ? 'session-certification.identites-a-fusionner' : null;
}
