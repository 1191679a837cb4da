import type { Context } from '../../platform/Handler.ts';
import { mayReadDemandeAdministrative } from '../demande-administrative/scope.ts';

/** Whether the caller may read an object that owns the file (wire, Files). */
export async function mayReadFile(context: Context, fichierId: number): Promise<boolean> {
  const owners = await context.db
    .selectFrom('demande_administrative_fichier')
    .select('demande_id')
    .distinct()
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { demande_id: id } of owners) if (await mayReadDemandeAdministrative(context, id)) return true;
  return false;
}
