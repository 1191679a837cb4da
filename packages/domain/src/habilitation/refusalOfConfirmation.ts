import { faultIf, faultsOf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { scopeOf } from '../role/scopeOf.ts';
import { etatHabilitation } from './etatHabilitation.ts';
import { isFinLointaine } from './isFinLointaine.ts';
import { type HabilitationSuspendable, SANS_FIN } from './refusalOfSuspension.ts';

/** Why a caisse's suspension is not confirmed; each is a key under `erreurs.habilitation.`. */
export type RefusConfirmation =
  | 'suspension-hors-competence'
  | 'non-suspendue'
  | 'rien-a-confirmer'
  | 'commentaire-requis'
  | 'suspension-fin-raccourcie'
  | 'fin-lointaine';

/** Whether a role confirms what a caisse has suspended: any that suspends beyond one caisse (rules/habilitations#suspension). */
export const confirmsSuspensions = (role: RoleType): boolean =>
  can(role, 'suspend-habilitation') && scopeOf(role, 'suspend-habilitation') !== 'caisse';

const FIELDS: Partial<Readonly<Record<RefusConfirmation, string>>> = {
  'commentaire-requis': 'commentaire',
  'suspension-fin-raccourcie': 'dateFinSuspension',
  'fin-lointaine': 'dateFinSuspension',
};

type Confirmation = {
  readonly dateFin: string | null;
  readonly commentaire: string | null;
  /** Neither a last day nor that it has none is chosen yet: only of a form. */
  readonly isFinUnanswered?: boolean;
};

function refusalsOfConfirmation(
  habilitation: HabilitationSuspendable,
  { dateFin, commentaire }: Confirmation,
  { role, today }: { readonly role: RoleType; readonly today: string },
): RefusConfirmation[] {
  if (!confirmsSuspensions(role)) return ['suspension-hors-competence'];
  if (etatHabilitation(habilitation, today) !== 'SUSPENDUE') return ['non-suspendue'];
  if (!habilitation.suspensionAConfirmer) return ['rien-a-confirmer'];
  const fin = dateFin ?? SANS_FIN;
  const isShortened = fin < (habilitation.dateFinSuspension ?? SANS_FIN);
  const refusals = [
    isEmpty(commentaire) ? ('commentaire-requis' as const) : null,
    isShortened ? ('suspension-fin-raccourcie' as const) : null,
    fin !== SANS_FIN && isFinLointaine(fin, today) ? ('fin-lointaine' as const) : null,
  ];
  return refusals.filter((one) => one !== null);
}

/** Why a caisse's suspension is not confirmed until a day, null when it is: it lasts as long or longer, and says why (rules/habilitations#suspension; H701). */
export const refusalOfConfirmation = (...about: Parameters<typeof refusalsOfConfirmation>): RefusConfirmation | null =>
  refusalsOfConfirmation(...about)[0] ?? null;

/** What is wrong with such a confirmation, field by field. */
export const confirmationFaults = (...about: Parameters<typeof refusalsOfConfirmation>): FieldFault[] => [
  ...faultsOf(refusalsOfConfirmation(...about), 'habilitation', FIELDS),
  ...faultIf(about[1].isFinUnanswered === true, 'dateFinSuspension', 'habilitation.fin-requise'),
];
