import type { AlerteType } from './ALERTE_RULES.ts';
import type { WantedAlerte } from './alertesOfDemandeAdministrative.ts';
import { ciblesOf } from './ciblesOf.ts';
import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';
import type { NouvelleConfiee } from './NOUVELLES_CONFIEE.ts';
import type { SessionEtat } from '../session-certification/etats.ts';
import { resultatsAttendusLe } from '../resultat/rappelsResultats.ts';
import { resultatsAttendus } from '../resultat/resultatsAttendus.ts';

/** What the alerts of a session depend on. */
export type SessionAlertee = {
  readonly etat: SessionEtat;
  readonly entiteId: number;
  /** The caisse that finishes what nobody of the entite can. */
  readonly caisseId: number | null;
  /** Nobody is left to enter its results, or to verify them (SC37). */
  readonly isSansFormateur: boolean;
  readonly isSansGestionnaire: boolean;
  readonly animateurId: number | null;
  /** The persons to whom its habilitation is delegated. */
  readonly delegataires: readonly number[];
  readonly dateFinSession: string | null;
  readonly dateSuppression: string | null;
  /** Days of its steps. */
  readonly soumise: string | null;
  readonly resultatsSoumis: string | null;
  /** The day on which it was deleted because it had not been closed; null when somebody deleted it. */
  readonly supprimeeFaute: string | null;
  /** What its formateurs, of today and of before, were told last, each on its day. */
  readonly nouvelles: readonly {
    readonly personneId: number;
    readonly nouvelle: NouvelleConfiee;
    readonly le: string;
  }[];
};
type Delais = Pick<
  Settings,
  'premierRappelSessionJours' | 'dernierRappelSessionJours' | 'delaiResultatsJours' | 'affichageSessionSupprimeeJours'
>;
type Day = { readonly today: string; readonly settings: Delais };
type Given = Omit<WantedAlerte, 'cible'>;

const OPEN: readonly SessionEtat[] = ['SAISIE', 'RESULTATS', 'VERIFICATION'];

/** Delegates are alerted by name: not everyone in the entite works on this habilitation. */
function given(alerte: Given, session: SessionAlertee): WantedAlerte[] {
  const { entiteId, animateurId, delegataires } = session;
  const isOfCaisse = alerte.type === 'SESSION_A_FINIR' && session.isSansGestionnaire;
  const owners = isOfCaisse
    ? { entiteId: null, caisseId: session.caisseId, personneId: null }
    : { entiteId, caisseId: null, personneId: animateurId };
  return ciblesOf(alerte.type, owners).flatMap((cible) =>
    (cible.roleType === 'DL' ? delegataires.map((personneId) => ({ ...cible, personneId })) : [cible]).map((one) => ({
      ...alerte,
      cible: one,
    })),
  );
}

/** Results to enter, once the session is submitted and over, by its formateur or by who is left (A23, SC37). */
function resultats(session: SessionAlertee, { today, settings }: Day): Given[] {
  const dateEmission = resultatsAttendus(session, today);
  const { dateFinSession, isSansFormateur } = session;
  if (dateEmission === null || dateFinSession === null) return [];
  return [
    {
      type: isSansFormateur ? 'SESSION_A_FINIR' : 'SESSION_RESULTATS',
      dateEmission,
      dateEcheance: resultatsAttendusLe(dateFinSession, settings),
    },
  ];
}

/** Results to verify, by the entite or by its caisse (A24, SC37). */
function verification(
  { etat, resultatsSoumis, dateSuppression, isSansGestionnaire }: SessionAlertee,
  { settings }: Day,
): Given[] {
  if (etat !== 'VERIFICATION' || resultatsSoumis === null || dateSuppression === null) return [];
  return [
    {
      type: isSansGestionnaire ? 'SESSION_A_FINIR' : 'SESSION_A_VERIFIER',
      dateEmission: resultatsSoumis,
      dateEcheance: addDays(dateSuppression, -settings.premierRappelSessionJours),
    },
  ];
}

/** The session will be deleted, told twice (A25). */
function suppression({ etat, dateSuppression }: SessionAlertee, { today, settings }: Day): Given[] {
  if (!OPEN.includes(etat) || dateSuppression === null) return [];
  const { premierRappelSessionJours, dernierRappelSessionJours } = settings;
  const days = [premierRappelSessionJours, dernierRappelSessionJours].map((count) => addDays(dateSuppression, -count));
  const dateEmission = days.filter((day) => day <= today).at(-1);
  return dateEmission === undefined
    ? []
    : [{ type: 'SESSION_SUPPRESSION', dateEmission, dateEcheance: dateSuppression }];
}

/** The session was deleted because it was not closed (A26). */
function supprimee({ supprimeeFaute }: SessionAlertee, { today, settings }: Day): Given[] {
  if (supprimeeFaute === null) return [];
  const dateEcheance = addDays(supprimeeFaute, settings.affichageSessionSupprimeeJours);
  return today > dateEcheance ? [] : [{ type: 'SESSION_SUPPRIMEE', dateEmission: supprimeeFaute, dateEcheance }];
}

/** What a formateur was told last, for as long as a deletion is told (SC40). */
const nouvelles = ({ nouvelles }: SessionAlertee, { today, settings }: Day): WantedAlerte[] =>
  nouvelles.flatMap(({ personneId, nouvelle, le }) => {
    const dateEcheance = addDays(le, settings.affichageSessionSupprimeeJours);
    if (today > dateEcheance) return [];
    const alerte = { type: 'SESSION_CONFIEE', dateEmission: le, dateEcheance, nouvelle } as const;
    const owners = { entiteId: null, caisseId: null, personneId };
    return ciblesOf(alerte.type, owners).map((cible) => ({ ...alerte, cible }));
  });

/** The alerts that a session needs as it stands today; the caller closes any other (rules/alerts#alerts). */
export function alertesOfSession(session: SessionAlertee, day: Day): WantedAlerte[] {
  const wanted = [
    ...resultats(session, day),
    ...verification(session, day),
    ...suppression(session, day),
    ...supprimee(session, day),
  ];
  return [...wanted.flatMap((one) => given(one, session)), ...nouvelles(session, day)];
}

/** The last warning before a deletion cannot be switched off. */
export const evenementOfAlerte = (
  type: AlerteType,
  { dateSuppression }: Pick<SessionAlertee, 'dateSuppression'>,
  { today, settings }: Day,
): AlerteType | 'SESSION_SUPPRESSION_IMMINENTE' =>
  type === 'SESSION_SUPPRESSION' &&
  dateSuppression !== null &&
  addDays(dateSuppression, -settings.dernierRappelSessionJours) <= today
    ? 'SESSION_SUPPRESSION_IMMINENTE'
    : type;
