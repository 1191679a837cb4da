import type { RoleContext } from '../../../platform/Handler.ts';
import { copyFor } from './copyFor.ts';
import { readInScope } from '../dossier-administratif/scope.ts';

/** Whether the caller may read a demande administrative in the copy that names the file (rules/dossier#steps). */
export async function mayReadFileOfDemandeAdministrative(context: RoleContext, fichierId: number): Promise<boolean> {
  const { role } = context.caller;
  const owners = await context.db
    .selectFrom('demande_administrative_fichier')
    .select(['demande_id', 'copie'])
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { demande_id: id, copie } of owners) {
    const row = await readInScope(context, id);
    // While the demandeur types, only they may read the working copy.
    if (row !== undefined && (copie === 'validee' || copyFor(row, role.type).copie === 'travail')) return true;
  }
  return false;
}
