import type { Ecarte } from '@habilis/api/demande/Ecarte';
import type { PartPrise } from '@habilis/domain/role/PARTS_ENTITE';

/** Why a task is not offered to who has a part in the entite; null without any (rules/rights#both-sides). */
export function raisonOf(part: PartPrise | undefined): Ecarte['raison'] | null {
  if (part === undefined) return null;
  return part === 'formateur' ? 'formateur' : 'partie-prenante';
}
