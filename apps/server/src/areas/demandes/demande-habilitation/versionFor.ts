import { versionSeen } from '@habilis/domain/commission/versionSeen';
import type { RoleContext } from '../../../platform/Handler.ts';

/** The version of a demande that the caller knows, and sends when they write (CN11). */
export const versionFor = (
  context: RoleContext,
  row: { readonly tache: string; readonly version: number; readonly version_tache: number },
): number => versionSeen({ ...row, versionTache: row.version_tache }, context.caller.role.type);
