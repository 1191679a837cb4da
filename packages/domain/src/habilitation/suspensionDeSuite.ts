import { etatHabilitation } from './etatHabilitation.ts';
import type { GesteSuspension, HabilitationSuspendable } from './refusalOfSuspension.ts';

/** A suspension as it was decided: what follows takes it whole. */
export type Suspension = {
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  readonly motif: string | null;
  readonly dateDecision: string | null;
};
/** A habilitation with the suspension that it bears. */
export type Portant = { readonly habilitation: HabilitationSuspendable; readonly suspension: Suspension };

/** Whether what is granted from a habilitation starts suspended: the suspension follows the right (rules/habilitations#suspension-follows; H710). */
export const isSuspensionTransmise = (source: HabilitationSuspendable, today: string): boolean =>
  etatHabilitation(source, today) === 'SUSPENDUE';

const isSame = (one: Suspension, other: Suspension): boolean =>
  one.dateFin === other.dateFin && one.motif === other.motif && one.dateDecision === other.dateDecision;

/**
 * Whether an act on a habilitation is also one on the habilitation granted from it: always a rupture; a suspension unless a longer one of its
 * own stands there; a change or a lifting only of the suspension that it took over, so that one lifted there by an act of its own stays
 * lifted (rules/habilitations#suspension-follows; H710).
 */
export function suitGeste(
  { source, suite }: { readonly source: Portant; readonly suite: Portant },
  { geste, dateFin, today }: { readonly geste: GesteSuspension; readonly dateFin: string; readonly today: string },
): boolean {
  const etat = etatHabilitation(suite.habilitation, today);
  if (etat === 'ROMPUE' || etat === 'TERMINEE') return false;
  if (geste === 'rompre') return true;
  if (etatHabilitation(source.habilitation, today) === 'SUSPENDUE') {
    return etat === 'SUSPENDUE' && isSame(source.suspension, suite.suspension);
  }
  return geste === 'suspendre' && (etat !== 'SUSPENDUE' || (suite.suspension.dateFin ?? dateFin) < dateFin);
}
