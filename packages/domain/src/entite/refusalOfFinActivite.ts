import { isRequester } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** Why a last day of activity is not taken; each is a key under `erreurs.entite.`. */
export type RefusFinActivite = 'fin-deja-passee' | 'fin-avant-habilitation' | 'motif-requis' | 'sans-fin';

type Fin = {
  readonly dateFinActivite: string | null;
  readonly commentaire: string | null;
  /** The day that is set already. */
  readonly actuelle: string | null;
  /** The latest first day of its accreditations that have begun, null when none has. */
  readonly dernierDebut: string | null;
};

/**
 * Why a role may not set this last day: an entity ends its own activity today at the earliest, its fund and the administrators also on a day
 * gone by, but never before what it was accredited for began; a reason is always given, and there must be an end to lift one (domain, C.5 and C.10; H704).
 */
export function refusalOfFinActivite(
  role: RoleType,
  { dateFinActivite, commentaire, actuelle, dernierDebut }: Fin,
  today: string,
): RefusFinActivite | null {
  if (dateFinActivite === null && actuelle === null) return 'sans-fin';
  if (dateFinActivite !== null && dateFinActivite < today && isRequester(role)) return 'fin-deja-passee';
  if (dateFinActivite !== null && dernierDebut !== null && dateFinActivite < dernierDebut)
    return 'fin-avant-habilitation';
  return isEmpty(commentaire) ? 'motif-requis' : null;
}
