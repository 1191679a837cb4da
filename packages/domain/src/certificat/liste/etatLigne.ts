import { daysBetween } from '../../date/daysBetween.ts';
import type { StatutCertificat } from '../statutCertificat.ts';

/** A certificat of a list asks for a new course when it ends in fewer days than these: that takes time to organise (C1103). */
export const BIENTOT_JOURS = 90;

/** States of the lines of a list, first those that want an act; `EN_ATTENTE` is not answered yet (C1102). */
export const ETATS_LIGNE = ['REVOQUE', 'REMPLACE', 'EXPIRE', 'A_CORRIGER', 'BIENTOT', 'EN_ATTENTE', 'VALIDE'] as const;
export type EtatLigne = (typeof ETATS_LIGNE)[number];

/** What is told of a certificat of a list. */
export type CertificatDit = {
  readonly statut: StatutCertificat | 'INCONNU';
  readonly dateFin: string | null;
};

/** Whether a certificat in force ends in fewer than ninety days. */
export const endsBientot = (dateFin: string | null, today: string): boolean =>
  dateFin !== null && dateFin >= today && daysBetween(today, dateFin) < BIENTOT_JOURS;

/** How a line of a list stands; `null` where nothing was answered yet (C1102). */
export function etatLigne(dit: CertificatDit | null, today: string): EtatLigne {
  if (dit === null) return 'EN_ATTENTE';
  if (dit.statut === 'INCONNU') return 'A_CORRIGER';
  if (dit.statut !== 'VALIDE') return dit.statut;
  return endsBientot(dit.dateFin, today) ? 'BIENTOT' : 'VALIDE';
}

/** A line as it is ordered and counted. */
export type LigneClassee = { readonly etat: EtatLigne; readonly dateFin: string | null; readonly rang: number };

const LAST_DAY = '9999-12-31';

/** Orders lines by what wants an act, then by the day that comes first, then as the reader's own list (C1102). */
export function compareLignes(one: LigneClassee, other: LigneClassee): number {
  const byEtat = ETATS_LIGNE.indexOf(one.etat) - ETATS_LIGNE.indexOf(other.etat);
  if (byEtat !== 0) return byEtat;
  const [day, otherDay] = [one.dateFin ?? LAST_DAY, other.dateFin ?? LAST_DAY];
  return day === otherDay ? one.rang - other.rang : day < otherDay ? -1 : 1;
}

/** How many lines stand in each state, the worst first; states without line are left out. */
export const countEtats = (lignes: readonly Pick<LigneClassee, 'etat'>[]) =>
  ETATS_LIGNE.map((etat) => ({ etat, nombre: lignes.filter((ligne) => ligne.etat === etat).length })).filter(
    ({ nombre }) => nombre > 0,
  );
