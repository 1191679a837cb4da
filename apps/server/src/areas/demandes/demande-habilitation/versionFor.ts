import { versionSeen } from '@habilis/domain/commission/versionSeen';
import type { Context } from '../../../platform/Handler.ts';
import { requireRole } from '../../../platform/requireCaller.ts';

/** The version of a request that the caller knows, and goes by when they write (CN11). */
export const versionFor = (
  context: Context,
  row: { readonly tache: string; readonly version: number; readonly version_tache: number },
): number => versionSeen({ ...row, versionTache: row.version_tache }, requireRole(context).role.type);
