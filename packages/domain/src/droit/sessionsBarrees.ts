import type { SessionEtat } from '../session-certification/etats.ts';
import { type Droit, entitlementRefusal, type EtapeDroit } from './entitlementRefusal.ts';

type Session = { readonly dateSession: string | null; readonly etat: SessionEtat };

/** The next step of a session that is not closed; of the others there is none. */
const ETAPES: Partial<Readonly<Record<SessionEtat, EtapeDroit>>> = {
  SAISIE: 'soumission',
  RESULTATS: 'resultats',
  VERIFICATION: 'verification',
};

/** The sessions that a suspension or a rupture would stop at their next step: those that its gate would refuse, and would not without it (rules/habilitations#sessions, rules/sessions#what-an-end-leaves; H717). */
export function sessionsBarrees<S extends Session>(
  sessions: readonly S[],
  habilitation: Omit<Droit['habilitation'], 'finDecideeLe'>,
  asked: { readonly du: string; readonly au: string | null; readonly isRupture: boolean; readonly today: string },
): S[] {
  const { du, au, isRupture, today } = asked;
  const around = {
    entite: { dateFinActivite: null, finDecideeLe: null, isSuspendue: false },
    niveau: { ouvert: true },
  };
  const withheld = {
    ...habilitation,
    finDecideeLe: null,
    dateDebutSuspension: du,
    dateFinSuspension: isRupture ? null : au,
    rupture: isRupture,
  };
  const free = {
    ...habilitation,
    finDecideeLe: null,
    dateDebutSuspension: null,
    dateFinSuspension: null,
    rupture: false,
  };
  return sessions.filter(({ dateSession, etat }) => {
    const etape = ETAPES[etat];
    if (etape === undefined) return false;
    const refusalOf = (one: Droit['habilitation']) =>
      entitlementRefusal({ habilitation: one, ...around }, dateSession, etape, today);
    return refusalOf(withheld) !== null && refusalOf(free) === null;
  });
}
