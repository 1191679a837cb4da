import type { NouvelleConfiee } from './NOUVELLES_CONFIEE.ts';
import { addDays } from '../date/addDays.ts';
import { isUnderWay } from '../demande/isUnderWay.ts';
import type { DaTaskKey } from '../demande-administrative/taskKeys.ts';
import type { Settings } from '../setting/settings.ts';
import type { AlerteType } from './ALERTE_RULES.ts';
import { type CibleAlerte, ciblesOf } from './ciblesOf.ts';
import { DA_WORKFLOW } from '../demande-administrative/workflow.ts';

/** An alert that should exist now. */
export type WantedAlerte = {
  readonly type: AlerteType;
  readonly cible: CibleAlerte;
  readonly dateEmission: string;
  readonly dateEcheance: string | null;
  /** What became of a session, told to who had it. */
  readonly nouvelle?: NouvelleConfiee;
};

type Demande = {
  readonly tache: DaTaskKey;
  readonly dateDebutTache: string;
  readonly dateEcheance: string | null;
  readonly dateSuspension: string | null;
  readonly entiteId: number | null;
  readonly caisseId: number | null;
};
type Rappels = Pick<Settings, 'premierRappelSuspensionJours' | 'dernierRappelSuspensionJours'>;

const latest = (dates: readonly string[]): string | undefined => dates.toSorted().at(-1);

/** The first day of the latest reminder due before the suspension; null before the first one. */
function lastReminder(
  { tache, dateSuspension }: Demande,
  { premierRappelSuspensionJours, dernierRappelSuspensionJours }: Rappels,
  today: string,
): string | undefined {
  if (dateSuspension === null || tache === 'validee' || !isUnderWay(DA_WORKFLOW, tache)) return undefined;
  const days = [premierRappelSuspensionJours, dernierRappelSuspensionJours];
  return latest(days.map((count) => addDays(dateSuspension, -count)).filter((day) => day <= today));
}

/** The alerts that a demande administrative needs as it stands today; the caller closes any other (rules/alerts#alerts). */
export function alertesOfDemandeAdministrative(
  demande: Demande,
  { today, settings }: { readonly today: string; readonly settings: Rappels },
): WantedAlerte[] {
  const { tache, dateDebutTache, dateEcheance, dateSuspension, entiteId, caisseId } = demande;
  const given = (type: AlerteType, dateEmission: string, due: string | null): WantedAlerte[] =>
    ciblesOf(type, { entiteId, caisseId, personneId: null }).map((cible) => ({
      type,
      cible,
      dateEmission,
      dateEcheance: due,
    }));
  const reminder = lastReminder(demande, settings, today);
  return [
    ...(tache === 'da_instruction' ? given('DA_A_INSTRUIRE', dateDebutTache, dateEcheance) : []),
    ...(tache === 'da_complement' ? given('DA_COMPLEMENT', dateDebutTache, dateEcheance) : []),
    // When the suspension leaves less time than the first reminder, the alert starts on the day it was asked for.
    ...(reminder === undefined
      ? []
      : given('DA_SUSPENSION', latest([reminder, dateDebutTache]) ?? reminder, dateSuspension)),
  ];
}
