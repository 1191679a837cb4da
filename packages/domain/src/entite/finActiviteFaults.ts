import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

type Fin = {
  /** Null lifts the one that is set; undefined in a form that holds no day yet. */
  readonly dateFinActivite: string | null | undefined;
  readonly commentaireDateFin: string | null;
  /** The day that is set already. */
  readonly actuelle: string | null;
  /** The latest first day of its habilitations that have begun, null when none has. */
  readonly dernierDebut: string | null;
};

/**
 * What keeps a role from setting this last day, field by field: an entite ends its own activity today at the earliest, its caisse and the administrators also
 * on a day gone by, but never before what it was accredited for began; a reason is always given, and there must be an end to lift one (rules/dossier#creation-and-end, rules/rights#matrix; H704).
 */
export function finActiviteFaults(
  role: RoleType,
  { dateFinActivite, commentaireDateFin, actuelle, dernierDebut }: Fin,
  today: string,
): FieldFault[] {
  if (dateFinActivite === null && actuelle === null) return [{ path: '', title: 'entite.sans-fin' }];
  const at = 'dateFinActivite';
  const day = dateFinActivite ?? null;
  const isGone = day !== null && day < today && isDemandeur(role);
  const isBeforeRight = day !== null && dernierDebut !== null && day < dernierDebut;
  return [
    ...faultIf(dateFinActivite === undefined, at, 'utilisateur.dernier-jour-requis'),
    ...faultIf(isGone, at, 'entite.fin-deja-passee'),
    ...faultIf(!isGone && isBeforeRight, at, 'entite.fin-avant-habilitation'),
    ...faultIf(isEmpty(commentaireDateFin), 'commentaireDateFin', 'entite.motif-requis'),
  ];
}
