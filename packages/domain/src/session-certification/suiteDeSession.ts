import type { SessionEtat } from './etats.ts';

/** What is about to end, and when; a role ends at once for the sessions that it holds. */
export type FinAnnoncee =
  | { readonly acte: 'habilitation' | 'entite'; readonly date: string }
  | { readonly acte: 'formateur' | 'gestionnaire' };

/** What becomes of a session then. */
export const SUITES_SESSION = [
  'CONTINUE',
  'EMPECHEE',
  'PERDUE',
  'ENTITE_FINIT',
  'CAISSE_FINIT',
  'AUTRE_FORMATEUR',
  'ENTITE_TIENT',
] as const;
export type SuiteSession = (typeof SUITES_SESSION)[number];

/** An open session that something hangs on. */
export type SessionTouchee = {
  readonly etat: SessionEtat;
  readonly dateSession: string | null;
  /** Whether the entite keeps somebody who manages it, where who leaves is of the entite (U944). */
  readonly aReleve: boolean;
};

const isGiven = ({ etat }: SessionTouchee): boolean => etat === 'RESULTATS' || etat === 'VERIFICATION';

/** A class that had begun when the end was decided is finished, the others take place until that end (SC36). */
function suiteAvantFin(session: SessionTouchee, date: string, today: string): SuiteSession {
  const { dateSession } = session;
  // A draft without a day may still be given one before the end.
  if (dateSession === null) return date < today ? 'PERDUE' : 'CONTINUE';
  const isHeld = dateSession <= date || (isGiven(session) && dateSession <= today);
  return isHeld ? 'CONTINUE' : 'EMPECHEE';
}

/** What becomes of an open session when something ends (rules/sessions#what-an-end-leaves; SC43, U944). */
export function suiteDeSession(session: SessionTouchee, fin: FinAnnoncee, today: string): SuiteSession {
  const { etat } = session;
  switch (fin.acte) {
    case 'habilitation':
      return suiteAvantFin(session, fin.date, today);
    case 'entite': {
      const suite = suiteAvantFin(session, fin.date, today);
      // Once the last day is past, nobody of the entite is left.
      if (suite !== 'CONTINUE' || fin.date >= today) return suite;
      return isGiven(session) ? 'CAISSE_FINIT' : 'PERDUE';
    }
    case 'formateur':
      if (etat === 'RESULTATS') return 'ENTITE_FINIT';
      return etat === 'SAISIE' ? 'AUTRE_FORMATEUR' : 'CONTINUE';
    case 'gestionnaire':
      if (session.aReleve) return 'ENTITE_TIENT';
      return isGiven(session) ? 'CAISSE_FINIT' : 'PERDUE';
  }
}
