import type { RoleType } from '../role/RoleType.ts';
import { ALERTE_RULES, type AlerteType } from './ALERTE_RULES.ts';

/** Who an alert is for: a role in one place, or one person in that role. */
export type CibleAlerte = {
  readonly roleType: RoleType;
  readonly entiteId: number | null;
  readonly mrpId: number | null;
  readonly personneId: number | null;
};

/** The entite, caisse and person behind the object of an alert. */
export type ProprietairesAlerte = {
  readonly entiteId: number | null;
  readonly caisseId: number | null;
  readonly personneId: number | null;
};

const EVERYWHERE = { entiteId: null, mrpId: null, personneId: null };

/** Where a role works on the object, null where it does not: an alert never reaches beyond its object's own people. */
function placeOf(roleType: RoleType, { entiteId, caisseId, personneId }: ProprietairesAlerte) {
  switch (roleType) {
    case 'DM':
    case 'G':
    case 'DL':
      return entiteId === null ? null : { ...EVERYWHERE, entiteId };
    case 'I':
    case 'RC':
      return caisseId === null ? null : { ...EVERYWHERE, mrpId: caisseId };
    case 'E':
    case 'RD':
    case 'F':
      return personneId === null ? null : { ...EVERYWHERE, personneId };
    case 'R':
    case 'CNH':
    case 'ADM':
    case 'S':
      return EVERYWHERE;
  }
}

/** The targets of an alert: its roles, each in the scope that the object gives it (rules/alerts#alerts). */
export function ciblesOf(type: AlerteType, owners: ProprietairesAlerte): CibleAlerte[] {
  return ALERTE_RULES[type].pour.flatMap((roleType) => {
    const place = placeOf(roleType, owners);
    return place === null ? [] : [{ roleType, ...place }];
  });
}
