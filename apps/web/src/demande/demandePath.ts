import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';

const PAGES = { DA: 'demandeAdministrative', DH: 'demandeHabilitation' } as const;

/** The address of a demande in a role's area, by its type. */
export const demandePath = (
  role: Pick<Role, 'type' | 'id'>,
  { type, id }: Pick<DemandeSummary, 'type' | 'id'>,
): string => rolePath(role, PAGES[type], id);
