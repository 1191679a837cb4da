import { addMonths } from '../date/addMonths.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import type { Settings } from '../setting/settings.ts';
import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';

/** Why an accreditation is suspended or ended (domain, C.5). */
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

/** The end of a suspension that has none (domain, C.5; H19). */
export const SANS_FIN = '2999-12-31';

/** What is asked: to suspend or change a suspension, to lift it (no dates), or to end the accreditation for good. */
export type SuspensionVoulue = {
  readonly dateDebutSuspension: string | null;
  readonly dateFinSuspension: string | null;
  readonly motif: MotifSuspension | null;
  readonly commentaire: string | null;
  readonly rupture: boolean;
};

/** What of an accreditation decides on its suspension. */
export type HabilitationSuspendable = DatesHabilitation & {
  readonly dateDebutSuspension: string | null;
  /** Its suspension is a fund's, which ends on its last day unless the scheme's manager confirms it (domain, decision 18). */
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
  | 'suspension-trop-longue';

/** What a write asks of an accreditation. */
export type GesteSuspension = 'rompre' | 'lever' | 'suspendre';
/** Which of them a write asks for: a rupture, a lifting when it holds no day, else a suspension. */
export function gesteOf({ rupture, dateDebutSuspension, dateFinSuspension }: SuspensionVoulue): GesteSuspension {
  if (rupture) return 'rompre';
  return dateDebutSuspension === null && dateFinSuspension === null ? 'lever' : 'suspendre';
}

/** Who asks, and when. */
export type Asked = {
  readonly role: RoleType;
  readonly today: string;
  readonly settings: Pick<Settings, 'suspensionCaisseMois'>;
};

/** The last day to which a fund may suspend an accreditation alone (H23). */
export const latestSuspensionDate = (debut: string, suspensionCaisseMois: number): string =>
  addMonths(debut, suspensionCaisseMois);

/** Whether a suspension of these dates is more than its fund may decide alone (H23). */
function isBeyondCaisse(debut: string, fin: string, { role, settings }: Asked): boolean {
  return (
    scopeOf(role, 'suspend-habilitation') === 'caisse' &&
    fin > latestSuspensionDate(debut, settings.suspensionCaisseMois)
  );
}

/** Whether the suspension in force is more than a role may decide, and so is not its to change or to lift (H23). */
export function isDecidedAbove(habilitation: HabilitationSuspendable, asked: Asked): boolean {
  const { dateDebutSuspension: debut, dateFinSuspension: fin } = habilitation;
  return (
    etatHabilitation(habilitation, asked.today) === 'SUSPENDUE' &&
    isBeyondCaisse(debut ?? asked.today, fin ?? SANS_FIN, asked)
  );
}

/** The first day of a suspension that is decided on a day: this day, or the one on which the suspension under way began (domain, decision 18; H700). */
export function debutSuspension(habilitation: HabilitationSuspendable, today: string): string {
  const { dateDebutSuspension: present } = habilitation;
  const isUnderWay = etatHabilitation(habilitation, today) === 'SUSPENDUE' && present !== null && present < today;
  return isUnderWay ? present : today;
}

function refusalOfDates(
  habilitation: HabilitationSuspendable,
  voulue: SuspensionVoulue,
  asked: Asked,
): RefusSuspension | null {
  const { today } = asked;
  const debut = debutSuspension(habilitation, today);
  const voulu = voulue.dateDebutSuspension ?? debut;
  const fin = voulue.dateFinSuspension ?? SANS_FIN;
  // Whoever means another day is told so, and suspends nothing by mistake.
  if (voulu !== debut) return voulu > today ? 'suspension-a-venir' : 'suspension-passee';
  if (fin < today) return 'suspension-fin-avant-debut';
  return isBeyondCaisse(debut, fin, asked) ? 'suspension-trop-longue' : null;
}

/** Whether the suspension that a role decides waits for the scheme's manager: a fund's own does, until it is confirmed (domain, decision 18; H701). */
export const isAConfirmer = (habilitation: HabilitationSuspendable, { role, today }: Asked): boolean =>
  scopeOf(role, 'suspend-habilitation') === 'caisse' &&
  (habilitation.suspensionAConfirmer || etatHabilitation(habilitation, today) !== 'SUSPENDUE');

/** Why a suspension, its lifting or a rupture is refused on a day, null when it is not (domain, C.5; H19, H20, H23, H24). */
export function refusalOfSuspension(
  habilitation: HabilitationSuspendable,
  voulue: SuspensionVoulue,
  asked: Asked,
): RefusSuspension | null {
  const etat = etatHabilitation(habilitation, asked.today);
  const geste = gesteOf(voulue);
  if (etat === 'ROMPUE') return 'deja-rompue';
  if (geste === 'rompre' && !can(asked.role, 'terminate-habilitation')) return 'suspension-hors-competence';
  if (etat === 'TERMINEE') return 'terminee';
  if (geste === 'lever' && etat !== 'SUSPENDUE') return 'non-suspendue';
  if (isDecidedAbove(habilitation, asked)) return 'suspension-hors-competence';
  if (isEmpty(voulue.commentaire)) return 'commentaire-requis';
  if (geste !== 'lever' && voulue.motif === null) return 'motif-requis';
  return geste === 'suspendre' ? refusalOfDates(habilitation, voulue, asked) : null;
}
