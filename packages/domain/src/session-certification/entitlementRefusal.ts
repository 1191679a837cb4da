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

/** Steps at which the right to hold a session is asked again. */
export type EtapeDroit = 'ouverture' | 'soumission' | 'resultats' | 'verification';

/** What the right to hold a session depends on. */
export type Droit = {
  readonly habilitation: DatesHabilitation & { readonly dateDebutSuspension: string | null };
  /** `isSuspendue` is the administrative suspension of its file (isAdministrativelySuspended). */
  readonly entite: { readonly dateFinActivite: string | null; readonly isSuspendue: boolean };
  readonly niveau: { readonly ouvert: boolean };
};

/** A suspension or rupture that covers the first day; one that begins later lets the session finish. */
const beginsWithin = ({ dateDebutSuspension }: Droit['habilitation'], dateSession: string): boolean =>
  dateDebutSuspension === null || dateDebutSuspension <= dateSession;

function refusalOfHabilitation(
  habilitation: Droit['habilitation'],
  dateSession: string | null,
  etape: EtapeDroit,
): RefusDroit | null {
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
 * what began before a suspension may finish, and what waits for its verification be verified (domain, C.3, C.5 and C.6).
 */
export function entitlementRefusal(
  { habilitation, entite, niveau }: Droit,
  dateSession: string | null,
  etape: EtapeDroit,
  today: string,
): RefusDroit | null {
  const refused = refusalOfHabilitation(habilitation, dateSession, etape);
  if (refused !== null) return refused;
  const { dateFinActivite, isSuspendue } = entite;
  if (dateFinActivite !== null && dateFinActivite < (dateSession ?? today))
    return 'session-certification.entite-fermee';
  if (etape !== 'ouverture' && etape !== 'soumission') return null;
  if (isSuspendue) return 'session-certification.entite-suspendue';
  return niveau.ouvert ? null : 'session-certification.niveau-ferme';
}
