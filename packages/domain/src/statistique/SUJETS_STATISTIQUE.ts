import type { RoleType } from '../role/RoleType.ts';

/** What figures are about: one page each. */
export const SUJETS_STATISTIQUE = [
  'demandes',
  'commission',
  'habilitations',
  'sessions',
  'certificats',
  'formateurs',
  'avis',
  'charge',
  'plateforme',
] as const;
export type SujetStatistique = (typeof SUJETS_STATISTIQUE)[number];

/** What may narrow a page of figures. */
export const FILTRES_STATISTIQUE = ['caisse', 'dispositif', 'niveau', 'region', 'departement'] as const;
export type FiltreStatistique = (typeof FILTRES_STATISTIQUE)[number];

/** The filters that narrow figures of a subject: a formateur works for any caisse and in any département, the platform serves all of them (ST1063). */
export function filtresDuSujet(sujet: SujetStatistique): readonly FiltreStatistique[] {
  if (sujet === 'plateforme') return [];
  return sujet === 'formateurs' ? ['dispositif', 'niveau'] : FILTRES_STATISTIQUE;
}

/** Whether figures of a subject are those of one caisse when it is asked for. */
export const isParCaisse = (sujet: SujetStatistique): boolean => filtresDuSujet(sujet).includes('caisse');

const RESEAU = ['demandes', 'habilitations', 'sessions', 'certificats', 'formateurs', 'charge'] as const;
const ENTITE = ['demandes', 'habilitations', 'sessions', 'certificats'] as const;

/** The subjects that a role reads, what it works on first (ST1040). */
export const SUJETS_DU_ROLE: Readonly<Record<RoleType, readonly SujetStatistique[]>> = {
  DM: ENTITE,
  G: ENTITE,
  DL: ['habilitations', 'sessions', 'certificats'],
  F: ['sessions', 'formateurs'],
  I: ['demandes', 'habilitations', 'sessions', 'certificats'],
  // Of formateurs, those who led sessions in the caisse.
  RC: RESEAU,
  E: ['avis'],
  R: ['demandes', 'avis', 'charge', 'habilitations', 'sessions', 'certificats', 'formateurs'],
  RD: ['demandes', 'habilitations', 'sessions', 'certificats', 'formateurs', 'avis', 'charge'],
  CNH: ['commission', 'demandes', 'habilitations'],
  ADM: [...RESEAU, 'avis', 'commission', 'plateforme'],
  S: [...RESEAU, 'avis', 'commission', 'plateforme'],
};
