import type { Address } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';

/** Where the renewal of a habilitation is begun. */
export const renouvellementPath = (role: Role, habilitationId: number): Address =>
  `${rolePath(role, 'demandeHabilitation', 'nouvelle')}?renouvellement=${habilitationId}` as Address;
