import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Role } from '@habilis/api/role/Role';
import { rolePath } from '../session/homePath.ts';

const PAGES = { DA: 'demandes-administratives', DH: 'demandes-habilitation' } as const;

/** The address of a request in a role's area, by its kind. */
export const demandePath = (
  role: Pick<Role, 'type' | 'id'>,
  { type, id }: Pick<DemandeSummary, 'type' | 'id'>,
): string => rolePath(role, `${PAGES[type]}/${id}`);
