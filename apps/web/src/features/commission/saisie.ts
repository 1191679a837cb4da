import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { DecisionWrite } from '@habilis/api/commission/writes';
import { refusalOfDateDebut } from '@habilis/domain/demande-habilitation/refusalOfDateDebut';
import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';

/** The choices for a demande; COMPLEMENT is a postponement that asks for a complement. */
export const CHOICES = ['ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'COMPLEMENT', 'REFUSE'] as const;
export type Choice = (typeof CHOICES)[number];

/** What is typed for one demande. */
export type Saisie = { readonly choice: Choice | null; readonly motif: string; readonly dateDebut: string | null };

export const EMPTY: Saisie = { choice: null, motif: '', dateDebut: null };

/** Whether a choice comes with a text: the reserve, or the reason. */
export const wantsMotif = (choice: Choice | null): boolean => choice !== null && choice !== 'ACCORDE';
/** Whether a choice starts a habilitation, whose first day may be chosen. */
export const startsHabilitation = (choice: Choice | null, { mode }: PointOrdreDuJour): boolean =>
  mode !== 'APF' && (choice === 'ACCORDE' || choice === 'ACCORDE_SOUS_RESERVE');

/** A fault in one field of a decision. */
export type SaisieFault = { readonly part: keyof Saisie; readonly title: string };

/** The first fault of a decision, null when there is none; `horizon` is the last possible first day of the habilitation. */
export function faultOfSaisie(saisie: Saisie, point: PointOrdreDuJour, horizon: string): SaisieFault | null {
  const { choice, motif } = saisie;
  if (choice === null) return { part: 'choice', title: 'demande.decision-requise' };
  if (wantsMotif(choice) && isEmpty(motif)) return { part: 'motif', title: 'demande.motif-requis' };
  const dateDebut = startsHabilitation(choice, point) ? saisie.dateDebut : null;
  const title = refusalOfDateDebut(dateDebut, { dateCnh: point.dateCnh, horizon });
  return title === null ? null : { part: 'dateDebut', title };
}

/** The decision in the form of the call. */
export function decisionOf(point: PointOrdreDuJour, { choice, motif, dateDebut }: Saisie): DecisionWrite {
  const { demandeHabilitationId, version } = point;
  return {
    demandeHabilitationId,
    version,
    decision: choice === 'COMPLEMENT' || choice === null ? 'AJOURNE' : choice,
    avecComplement: choice === 'COMPLEMENT',
    motif: wantsMotif(choice) ? motif.trim() : null,
    dateDebut: startsHabilitation(choice, point) ? dateDebut : null,
  };
}
