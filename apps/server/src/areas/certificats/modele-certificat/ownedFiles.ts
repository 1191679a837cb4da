import type { RoleContext } from '../../../platform/Handler.ts';
import { modelesOf } from './modeleScope.ts';

/** Whether a file is a picture of a model in the caller's scope. */
export async function mayReadFileOfModele(context: RoleContext, fichierId: number): Promise<boolean> {
  const found = await modelesOf(context)
    .innerJoin('modele_certificat_version as version', 'version.modele_id', 'modele.id')
    .innerJoin('modele_certificat_fichier as link', 'link.version_id', 'version.id')
    .where('link.fichier_id', '=', fichierId)
    .executeTakeFirst();
  return found !== undefined;
}
