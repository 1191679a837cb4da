import type { RoleContext } from '../../../platform/Handler.ts';
import { mayReadDemandeHabilitation } from './scope.ts';

/** Whether the caller may read a demande d'habilitation that names the file. */
export async function mayReadFileOfDemandeHabilitation(context: RoleContext, fichierId: number): Promise<boolean> {
  const owners = await context.db
    .selectFrom('demande_habilitation_fichier')
    .select('demande_id')
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { demande_id: id } of owners) if (await mayReadDemandeHabilitation(context, id)) return true;
  return false;
}
