import { admitsSession } from '../habilitation/admitsSession.ts';
import type { DatesHabilitation } from '../habilitation/etatHabilitation.ts';

/** Why a step of a session is refused whatever is typed; each is a key under `erreurs.`. */
export const REFUS_DROIT = [
  'session-certification.habilitation-rompue',
  'session-certification.habilitation-suspendue',
  'session-certification.habilitation-hors-periode',
  'session-certification.entite-fermee',
  'session-certification.entite-suspendue',
  'session-certification.niveau-ferme',
] as const;
export type RefusDroit = (typeof REFUS_DROIT)[number];

/** Steps at which the right to hold a session is asked again; a class that was submitted before may have come back to be mended. */
export type EtapeDroit = 'ouverture' | 'soumission' | 'nouvelle-soumission' | 'resultats' | 'verification';

/** What the right to hold a session depends on. */
export type Droit = {
  readonly habilitation: DatesHabilitation & {
    readonly dateDebutSuspension: string | null;
    /** The day on which its end was brought forward; null when it never was. */
    readonly finDecideeLe: string | null;
  };
  /** `isSuspendue` is the administrative suspension of its file (isAdministrativelySuspended). */
  readonly entite: {
    readonly dateFinActivite: string | null;
    /** The day on which that end was decided. */
    readonly finDecideeLe: string | null;
    readonly isSuspendue: boolean;
  };
  readonly niveau: { readonly ouvert: boolean };
};

/** Its formateur has it, or had it. */
const IS_GIVEN: readonly EtapeDroit[] = ['nouvelle-soumission', 'resultats', 'verification'];

/** A class that its formateur had, and that had begun when an end was decided, is finished whatever that end (rules/sessions#what-an-end-leaves; SC36). */
const isFinished = (finDecideeLe: string | null, dateSession: string | null, etape: EtapeDroit): boolean =>
  IS_GIVEN.includes(etape) && finDecideeLe !== null && dateSession !== null && dateSession <= finDecideeLe;

/** A suspension or rupture that covers the first day; one that begins later lets the session finish. */
const beginsWithin = ({ dateDebutSuspension }: Droit['habilitation'], dateSession: string): boolean =>
  dateDebutSuspension === null || dateDebutSuspension <= dateSession;

function refusalOfHabilitation(
  held: Droit['habilitation'],
  dateSession: string | null,
  etape: EtapeDroit,
): RefusDroit | null {
  const habilitation = isFinished(held.finDecideeLe, dateSession, etape) ? { ...held, dateFin: null } : held;
  const { rupture, dateFinSuspension } = habilitation;
  const isBegun = etape === 'resultats';
  if (rupture && etape !== 'verification' && (!isBegun || beginsWithin(habilitation, dateSession ?? '')))
    return 'session-certification.habilitation-rompue';
  if (dateSession === null) return null;
  const unsuspended = { ...habilitation, rupture: false, dateFinSuspension: null };
  if (!admitsSession(unsuspended, dateSession)) return 'session-certification.habilitation-hors-periode';
  const isWithheld = dateFinSuspension !== null && !admitsSession({ ...habilitation, rupture: false }, dateSession);
  return isWithheld && etape !== 'verification' ? 'session-certification.habilitation-suspendue' : null;
}

/**
 * Why a session may not take a step: the right is asked again each time. Before the first day is known only what no day could mend refuses;
 * what began before a suspension, the decision of an end or the closing of its niveau may finish, and what waits for its verification be verified (rules/dossier#suspension, rules/habilitations#state, rules/sessions#steps).
 */
export function entitlementRefusal(
  { habilitation, entite, niveau }: Droit,
  dateSession: string | null,
  etape: EtapeDroit,
  today: string,
): RefusDroit | null {
  const refused = refusalOfHabilitation(habilitation, dateSession, etape);
  if (refused !== null) return refused;
  const { dateFinActivite, finDecideeLe, isSuspendue } = entite;
  const isOver = dateFinActivite !== null && dateFinActivite < (dateSession ?? today);
  if (isOver && !isFinished(finDecideeLe, dateSession, etape)) return 'session-certification.entite-fermee';
  if (etape === 'resultats' || etape === 'verification') return null;
  if (isSuspendue) return 'session-certification.entite-suspendue';
  const isRunning = etape === 'nouvelle-soumission' && dateSession !== null && dateSession <= today;
  return niveau.ouvert || isRunning ? null : 'session-certification.niveau-ferme';
}
