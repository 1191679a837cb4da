import type { DecisionDa } from '../demande-administrative/decisionOfStep.ts';
import type { Decision } from '../demande-habilitation/decisions.ts';

/** What happens to a demande d'habilitation: the letter of its decision leaves (rules/demandes#decision; decision 0200). */
export const TYPES_EVENEMENT_DH = ['decision-rendue'] as const;
/** What happens to a demande administrative (rules/dossier#steps; decision 0200). */
export const TYPES_EVENEMENT_DA = ['decision-administrative-rendue'] as const;

/** What a decision keeps, with the habilitation that it gave or changed. */
export type ValeursEvenementDh = { readonly decision: Decision; readonly habilitationId: number | null };
/** What a decision about a file keeps. */
export type ValeursEvenementDa = { readonly decision: DecisionDa };
