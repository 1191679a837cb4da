import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { dispositif } from '@habilis/api/dispositif/endpoints';
import type { Mrp } from '@habilis/api/mrp/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { call } from '../../session/call.ts';
import type { PerimetreOptions } from './PerimetreField.tsx';

/** The caisses, dispositifs and niveaux to choose from for a role. */
export type RoleLists = PerimetreOptions & { readonly mrps: readonly Mrp[] };

/** Reads the caisses, dispositifs and niveaux to choose from for a role. */
export async function loadRoleLists(): Promise<RoleLists> {
  const [mrps, dispositifs, niveaux] = await Promise.all([
    call(mrp.list, {}),
    call(dispositif.list, {}),
    call(dispositifNiveau.forCriteria, {}),
  ]);
  return {
    mrps,
    dispositifs: dispositifs.map(({ id, libelleCourt }) => ({ id: String(id), label: libelleCourt })),
    niveaux: niveaux.map(({ id, libelle }) => ({ id: String(id), label: libelle })),
  };
}
