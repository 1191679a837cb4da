import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { type Mrp, mrp } from '@habilis/api/mrp/endpoints';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { getDefaultStore } from 'jotai';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';

/** The choices of the filters of a list of demandes. */
export type FilterLists = {
  readonly niveaux: readonly DispositifNiveau[];
  /** Empty where all demandes are of one caisse. */
  readonly mrps: readonly Mrp[];
};

/** Reads the choices of the filters; caisses only for a role that sees several. */
export async function readFilterLists(): Promise<FilterLists> {
  const role = getDefaultStore().get(currentRoleAtom);
  const scope = role === null ? 'none' : scopeOf(role.type, 'read-demandes');
  const hasCaisses = scope === 'all' || scope === 'dispositif' || scope === 'assigned';
  const [niveaux, mrps] = await Promise.all([call(dispositifNiveau.list, {}), hasCaisses ? call(mrp.list, {}) : []]);
  return { niveaux, mrps };
}
