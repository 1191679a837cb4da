import { refusalOfRenouvellement } from '../habilitation/refusalOfRenouvellement.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';

type Habilitation = Parameters<typeof refusalOfRenouvellement>[0] & { readonly isRenouvellementEngage: boolean };

/** Whether the end of a habilitation asks something of a role: it may start the renewal, and nobody has (EC4). */
export const isFinAttendue = (
  habilitation: Habilitation,
  role: RoleType,
  day: Parameters<typeof refusalOfRenouvellement>[1],
): boolean =>
  can(role, 'start-renouvellement') &&
  !habilitation.isRenouvellementEngage &&
  refusalOfRenouvellement(habilitation, day) === null;
