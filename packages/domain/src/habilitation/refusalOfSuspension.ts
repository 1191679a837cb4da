import { addMonths } from '../date/addMonths.ts';
import { faultIf, faultsOf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import type { Settings } from '../setting/settings.ts';
import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';
import { isFinLointaine } from './isFinLointaine.ts';

/** Reasons for a suspension or a rupture (rules/habilitations#suspension). */
export const MOTIFS_SUSPENSION = [
  'PIECES_ECHUES',
  'AUDIT',
  'REGLES_SESSION',
  'FAUSSE_DECLARATION',
  'FORMATEUR_SANS_CERTIFICAT',
  'ASSURANCE',
  'ENTITE_FERMEE',
  'DEMANDE_ENTITE',
] as const;
export type MotifSuspension = (typeof MOTIFS_SUSPENSION)[number];

/** Stored end of a suspension without end (rules/habilitations#suspension; H19). */
export const SANS_FIN = '2999-12-31';

/** What is asked: to suspend or change a suspension, to lift it (no dates), or to end the habilitation for good. */
export type WantedSuspension = {
  readonly dateDebutSuspension: string | null;
  readonly dateFinSuspension: string | null;
  readonly motif: MotifSuspension | null;
  readonly commentaire: string | null;
  readonly rupture: boolean;
  /** Neither a last day nor that it has none is chosen yet: only of a form. */
  readonly isFinUnanswered?: boolean;
};

/** The field of a write that a refusal is about; the others are about the habilitation. */
const FIELDS: Partial<Readonly<Record<RefusSuspension, string>>> = {
  'motif-requis': 'motif',
  'commentaire-requis': 'commentaireSuspension',
  'suspension-fin-avant-debut': 'dateFinSuspension',
  'suspension-trop-longue': 'dateFinSuspension',
  'fin-lointaine': 'dateFinSuspension',
};

/** The data of a habilitation that decide about its suspension. */
export type HabilitationSuspendable = DatesHabilitation & {
  readonly dateDebutSuspension: string | null;
  /** Its suspension is a caisse's, which ends on its last day unless the dispositif's manager confirms it (rules/habilitations#suspension). */
  readonly suspensionAConfirmer: boolean;
};

/** Why a suspension, its lifting or a rupture is refused; each is a key under `erreurs.habilitation.`. */
export type RefusSuspension =
  | 'deja-rompue'
  | 'terminee'
  | 'non-suspendue'
  | 'suspension-hors-competence'
  | 'motif-requis'
  | 'commentaire-requis'
  | 'suspension-passee'
  | 'suspension-a-venir'
  | 'suspension-fin-avant-debut'
  | 'suspension-trop-longue'
  | 'fin-lointaine';

/** What a write asks of a habilitation. */
export type GesteSuspension = 'rompre' | 'lever' | 'suspendre';
/** Which change a write asks for: a rupture, a lifting when it has no dates, or else a suspension. */
export function gesteOf({ rupture, dateDebutSuspension, dateFinSuspension }: WantedSuspension): GesteSuspension {
  if (rupture) return 'rompre';
  return dateDebutSuspension === null && dateFinSuspension === null ? 'lever' : 'suspendre';
}

/** Who asks, and when. */
export type Asked = {
  readonly role: RoleType;
  readonly today: string;
  readonly settings: Pick<Settings, 'suspensionCaisseMois'>;
};

/** The last day of a suspension that a caisse may decide alone (H23). */
export const latestSuspensionDate = (debut: string, suspensionCaisseMois: number): string =>
  addMonths(debut, suspensionCaisseMois);

/** Whether a suspension of these dates is more than its caisse may decide alone (H23). */
function isBeyondCaisse(debut: string, fin: string, { role, settings }: Asked): boolean {
  return (
    scopeOf(role, 'suspend-habilitation') === 'caisse' &&
    fin > latestSuspensionDate(debut, settings.suspensionCaisseMois)
  );
}

/** Whether the suspension in force exceeds what a role may decide: the role cannot change or lift it (H23). */
export function isDecidedAbove(habilitation: HabilitationSuspendable, asked: Asked): boolean {
  const { dateDebutSuspension: debut, dateFinSuspension: fin } = habilitation;
  return (
    etatHabilitation(habilitation, asked.today) === 'SUSPENDUE' &&
    isBeyondCaisse(debut ?? asked.today, fin ?? SANS_FIN, asked)
  );
}

/** The first day of a suspension that is decided on a day: this day, or the one on which the suspension under way began (rules/habilitations#suspension; H700). */
export function debutSuspension(habilitation: HabilitationSuspendable, today: string): string {
  const { dateDebutSuspension: present } = habilitation;
  const isUnderWay = etatHabilitation(habilitation, today) === 'SUSPENDUE' && present !== null && present < today;
  return isUnderWay ? present : today;
}

function refusalOfDates(
  habilitation: HabilitationSuspendable,
  wanted: WantedSuspension,
  asked: Asked,
): RefusSuspension | null {
  const { today } = asked;
  const debut = debutSuspension(habilitation, today);
  const wantedDebut = wanted.dateDebutSuspension ?? debut;
  const fin = wanted.dateFinSuspension ?? SANS_FIN;
  // A write with another first day is refused, rather than suspending from a day that was not meant.
  if (wantedDebut !== debut) return wantedDebut > today ? 'suspension-a-venir' : 'suspension-passee';
  if (fin < today) return 'suspension-fin-avant-debut';
  if (isBeyondCaisse(debut, fin, asked)) return 'suspension-trop-longue';
  return fin !== SANS_FIN && isFinLointaine(fin, today) ? 'fin-lointaine' : null;
}

/** Whether the suspension that a role decides waits for the dispositif's manager: a caisse's own does, until it is confirmed (rules/habilitations#suspension; H701). */
export const isAConfirmer = (habilitation: HabilitationSuspendable, { role, today }: Asked): boolean =>
  scopeOf(role, 'suspend-habilitation') === 'caisse' &&
  (habilitation.suspensionAConfirmer || etatHabilitation(habilitation, today) !== 'SUSPENDUE');

/** Why the habilitation itself cannot be suspended, given back or ended as is asked, whatever else is said. */
function refusalOfGeste(
  habilitation: HabilitationSuspendable,
  geste: GesteSuspension,
  asked: Asked,
): RefusSuspension | null {
  const etat = etatHabilitation(habilitation, asked.today);
  if (etat === 'ROMPUE') return 'deja-rompue';
  if (geste === 'rompre' && !can(asked.role, 'terminate-habilitation')) return 'suspension-hors-competence';
  if (etat === 'TERMINEE') return 'terminee';
  if (geste === 'lever' && etat !== 'SUSPENDUE') return 'non-suspendue';
  return isDecidedAbove(habilitation, asked) ? 'suspension-hors-competence' : null;
}

/** Everything that keeps a suspension, its lifting or a rupture from being taken on a day (rules/habilitations#suspension; H19, H20, H23, H24). */
function refusalsOfSuspension(
  habilitation: HabilitationSuspendable,
  wanted: WantedSuspension,
  asked: Asked,
): RefusSuspension[] {
  const geste = gesteOf(wanted);
  const refusal = refusalOfGeste(habilitation, geste, asked);
  if (refusal !== null) return [refusal];
  const refusals = [
    isEmpty(wanted.commentaire) ? ('commentaire-requis' as const) : null,
    geste !== 'lever' && wanted.motif === null ? ('motif-requis' as const) : null,
    geste === 'suspendre' ? refusalOfDates(habilitation, wanted, asked) : null,
  ];
  return refusals.filter((one) => one !== null);
}

/** Why a suspension, its lifting or a rupture is refused on a day, null when it is not: the first reason. */
export const refusalOfSuspension = (...about: Parameters<typeof refusalsOfSuspension>): RefusSuspension | null =>
  refusalsOfSuspension(...about)[0] ?? null;

/** What is wrong with such a write, field by field. */
export function suspensionFaults(...about: Parameters<typeof refusalsOfSuspension>): FieldFault[] {
  const [, { isFinUnanswered = false, ...wanted }] = about;
  const isUnanswered = isFinUnanswered && gesteOf(wanted) === 'suspendre';
  const faults = faultsOf(refusalsOfSuspension(...about), 'habilitation', FIELDS);
  const ofOthers = isUnanswered ? faults.filter(({ path }) => path !== 'dateFinSuspension') : faults;
  return [...ofOthers, ...faultIf(isUnanswered, 'dateFinSuspension', 'habilitation.fin-requise')];
}
