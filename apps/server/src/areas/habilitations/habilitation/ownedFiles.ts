import type { RoleContext } from '../../../platform/Handler.ts';
import { mayReadHabilitation } from './scope.ts';

/** Whether the caller may read a habilitation that names the file. */
export async function mayReadFileOfHabilitation(context: RoleContext, fichierId: number): Promise<boolean> {
  const owners = await context.db
    .selectFrom('habilitation_fichier')
    .select('habilitation_id')
    .where('fichier_id', '=', fichierId)
    .execute();
  for (const { habilitation_id: id } of owners) if (await mayReadHabilitation(context, id)) return true;
  return false;
}
