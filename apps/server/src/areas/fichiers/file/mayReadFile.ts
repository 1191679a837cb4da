import type { Context } from '../../../platform/Handler.ts';
import { requireRole } from '../../../platform/requireCaller.ts';
import { copyFor } from '../../demandes/demande-administrative/copyFor.ts';
import { mayReadHabilitation } from '../../habilitations/habilitation/scope.ts';
import { mayReadDemandeHabilitation } from '../../demandes/demande-habilitation/scope.ts';
import { readInScope } from '../../demandes/demande-administrative/scope.ts';

/** Whether the caller may read an object that owns the file, in the copy that names it (wire, Files; domain, C.3). */
export async function mayReadFile(context: Context, fichierId: number): Promise<boolean> {
  const { role } = requireRole(context);
  const owners = await context.db
    .selectFrom('demande_administrative_fichier')
    .select(['demande_id', 'copie'])
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { demande_id: id, copie } of owners) {
    const row = await readInScope(context, id);
    // While its requester types, the working copy is theirs alone.
    if (row !== undefined && (copie === 'validee' || copyFor(row, role.type).copie === 'travail')) return true;
  }
  const habilitations = await context.db
    .selectFrom('habilitation_fichier')
    .select('habilitation_id')
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { habilitation_id: id } of habilitations) {
    if (await mayReadHabilitation(context, id)) return true;
  }
  const demandes = await context.db
    .selectFrom('demande_habilitation_fichier')
    .select('demande_id')
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { demande_id: id } of demandes) {
    if (await mayReadDemandeHabilitation(context, id)) return true;
  }
  return false;
}
