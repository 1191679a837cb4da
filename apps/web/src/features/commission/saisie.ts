import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { DecisionWrite } from '@habilis/api/commission/writes';

/** What may be chosen for a request: a postponement comes with a completion asked for or without. */
export const CHOICES = ['ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'COMPLEMENT', 'REFUSE'] as const;
export type Choice = (typeof CHOICES)[number];

/** What is typed for one request. */
export type Saisie = { readonly choice: Choice | null; readonly motif: string; readonly dateDebut: string | null };

export const EMPTY: Saisie = { choice: null, motif: '', dateDebut: null };

/** Whether a choice comes with a text: the reserve, or the reason. */
export const wantsMotif = (choice: Choice | null): boolean => choice !== null && choice !== 'ACCORDE';
/** Whether a choice begins an accreditation, whose first day may be chosen. */
export const startsHabilitation = (choice: Choice | null, { mode }: PointOrdreDuJour): boolean =>
  mode !== 'APF' && (choice === 'ACCORDE' || choice === 'ACCORDE_SOUS_RESERVE');

export type SaisieFault = 'demande.decision-requise' | 'demande.motif-requis';

/** What a request lacks before it can be decided. */
export function faultOfSaisie({ choice, motif }: Saisie): SaisieFault | null {
  if (choice === null) return 'demande.decision-requise';
  return wantsMotif(choice) && motif.trim() === '' ? 'demande.motif-requis' : null;
}

/** What is typed, as the call takes it. */
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
