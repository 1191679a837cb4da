import { addDays } from '../date/addDays.ts';
import { assignableRoles } from '../demande/assignableRoles.ts';
import type { DhTaskKey } from '../demande-habilitation/taskKeys.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { Settings } from '../setting/settings.ts';
import type { AlerteType } from './ALERTE_RULES.ts';
import type { WantedAlerte } from './alertesOfDemandeAdministrative.ts';
import { ciblesOf } from './ciblesOf.ts';
import { DH_WORKFLOW } from '../demande-habilitation/workflow.ts';

/** The data of a demande that its alerts depend on. */
export type DemandeAlertee = {
  readonly tache: DhTaskKey;
  readonly dateDebutTache: string;
  readonly dateEcheance: string | null;
  readonly dateCnh: string | null;
  readonly dateDecision: string | null;
  readonly affecteeLe: string | null;
  readonly entiteId: number | null;
  readonly caisseId: number | null;
  readonly assigneId: number | null;
  /** Persons who manage its dispositif. */
  readonly responsables: readonly number[];
  /** The formateurs who were told that it declares them. */
  readonly declares: readonly { readonly personneId: number; readonly le: string }[];
  /** The decision that is kept back: since which day, and who took it, unless they decide no more; null while none is. */
  readonly retenue: { readonly personneId: number | null; readonly depuis: string } | null;
};
type Delays = Pick<
  Settings,
  | 'delaiAffectationJours'
  | 'delaiRetardJours'
  | 'dureeAlerteDecisionJours'
  | 'rappelComplementJours'
  | 'affichageSessionSupprimeeJours'
>;

/** The alert of whoever has a task, from its first day to its due date. */
const OF_TASK: Readonly<Partial<Record<DhTaskKey, AlerteType>>> = {
  instruction: 'DH_A_INSTRUIRE',
  validation_instruction: 'DH_A_VALIDER_CAISSE',
  repartition: 'DH_A_REPARTIR',
  sous_commission: 'DH_AVIS_ATTENDU',
  validation_demande: 'DH_A_VALIDER_RD',
  planification_decision: 'DH_A_PLANIFIER',
  complement: 'DH_COMPLEMENT',
  suppression_apres_refus: 'DH_SUPPRESSION',
};

/** Beside those who have a task, who learns that it is late: the caisse's manager during the examination, the dispositif's later. */
function warnedRoles(tache: DhTaskKey): RoleType[] {
  const isOfCaisse = tache === 'instruction' || tache === 'validation_instruction';
  return [...new Set<RoleType>([...assignableRoles(DH_WORKFLOW, tache), isOfCaisse ? 'RC' : 'RD'])];
}

type Given = { readonly type: AlerteType; readonly dateEmission: string; readonly dateEcheance: string | null };

/** One alert per target: managers of the dispositif by name, an expert as holder of the task, the others by where they work. */
function alertesGiven(demande: DemandeAlertee, given: Given, roles?: readonly RoleType[]): WantedAlerte[] {
  const { entiteId, caisseId, assigneId, responsables } = demande;
  const ofTask = ciblesOf(given.type, { entiteId, caisseId, personneId: assigneId });
  const ofPersons = responsables.flatMap((personneId) => ciblesOf(given.type, { entiteId, caisseId, personneId }));
  return [
    ...ofTask.filter(({ roleType }) => roleType !== 'RD'),
    ...ofPersons.filter(({ roleType }) => roleType === 'RD'),
  ]
    .filter(({ roleType }) => roles?.includes(roleType) ?? true)
    .map((cible) => ({ ...given, cible }));
}

/** The tasks that somebody assigns, with the role that receives them. */
const AFFECTE: Readonly<Partial<Record<DhTaskKey, RoleType>>> = { instruction: 'I', sous_commission: 'E' };

function affectation(demande: DemandeAlertee, { delaiAffectationJours }: Delays): WantedAlerte[] {
  const { tache, affecteeLe, assigneId } = demande;
  const roleType = AFFECTE[tache];
  if (roleType === undefined || affecteeLe === null || assigneId === null) return [];
  return [
    {
      type: 'DH_AFFECTEE',
      cible: { roleType, entiteId: null, mrpId: null, personneId: assigneId },
      dateEmission: affecteeLe,
      dateEcheance: addDays(affecteeLe, delaiAffectationJours),
    },
  ];
}

/** Alerts that depend on today's date: a commission that has met, a task that is late. */
function ofTheDay(demande: DemandeAlertee, today: string, { delaiRetardJours }: Delays): WantedAlerte[] {
  const { tache, dateCnh, dateEcheance } = demande;
  const hasMet = tache === 'decision' && dateCnh !== null && dateCnh <= today;
  const isLate = dateEcheance !== null && dateEcheance < today && assignableRoles(DH_WORKFLOW, tache).length > 0;
  return [
    ...(hasMet ? alertesGiven(demande, { type: 'DH_DECISION_A_SAISIR', dateEmission: dateCnh, dateEcheance }) : []),
    ...(isLate
      ? alertesGiven(
          demande,
          {
            type: 'DH_EN_RETARD',
            dateEmission: addDays(dateEcheance, 1),
            dateEcheance: addDays(dateEcheance, delaiRetardJours),
          },
          warnedRoles(tache),
        )
      : []),
  ];
}

/** The alert about the decision, for as long as the setting keeps it. */
function decided(demande: DemandeAlertee, today: string, { dureeAlerteDecisionJours }: Delays): WantedAlerte[] {
  const { tache, dateDecision } = demande;
  const type = tache === 'acceptee' ? 'DH_ACCEPTEE' : tache === 'suppression_apres_refus' ? 'DH_REFUSEE' : null;
  if (type === null || dateDecision === null) return [];
  const dateEcheance = addDays(dateDecision, dureeAlerteDecisionJours);
  return today > dateEcheance ? [] : alertesGiven(demande, { type, dateEmission: dateDecision, dateEcheance });
}

/** Who was declared is told so for a month (SC42). */
const declared = (
  { declares, entiteId, caisseId }: DemandeAlertee,
  today: string,
  { affichageSessionSupprimeeJours }: Delays,
): WantedAlerte[] =>
  declares.flatMap(({ personneId, le }) => {
    const dateEcheance = addDays(le, affichageSessionSupprimeeJours);
    const alerte = { type: 'FORMATEUR_DECLARE', dateEmission: le, dateEcheance } as const;
    if (today > dateEcheance) return [];
    return ciblesOf(alerte.type, { entiteId, caisseId, personneId }).map((cible) => ({ ...alerte, cible }));
  });

/** A decision whose letter does not leave waits for who took it, or for the whole secretariat (CN1012). */
function keptBack({ tache, entiteId, caisseId, retenue }: DemandeAlertee): WantedAlerte[] {
  if (tache !== 'decision' || retenue === null) return [];
  const { personneId, depuis: dateEmission } = retenue;
  const alerte = { type: 'DH_DECISION_RETENUE', dateEmission, dateEcheance: null } as const;
  return ciblesOf(alerte.type, { entiteId, caisseId, personneId }).map((cible) => ({
    ...alerte,
    cible: { ...cible, personneId },
  }));
}

/** The first day of a task's alert: the task's first day, then again when a complement is soon due. */
function toldOn({ tache, dateDebutTache, dateEcheance }: DemandeAlertee, today: string, days: number): string {
  if (tache !== 'complement' || dateEcheance === null) return dateDebutTache;
  const reminder = addDays(dateEcheance, -days);
  return reminder <= today && reminder > dateDebutTache ? reminder : dateDebutTache;
}

/** The alerts that a demande d'habilitation needs as it stands today; the caller closes any other (rules/alerts#alerts). */
export function alertesOfDemandeHabilitation(
  demande: DemandeAlertee,
  { today, settings }: { readonly today: string; readonly settings: Delays },
): WantedAlerte[] {
  const { tache, dateEcheance } = demande;
  const type = OF_TASK[tache];
  const dateEmission = toldOn(demande, today, settings.rappelComplementJours);
  return [
    ...(type === undefined ? [] : alertesGiven(demande, { type, dateEmission, dateEcheance })),
    ...affectation(demande, settings),
    ...ofTheDay(demande, today, settings),
    ...decided(demande, today, settings),
    ...declared(demande, today, settings),
    ...keptBack(demande),
  ];
}
