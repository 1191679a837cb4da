import type { Kysely } from 'kysely';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Database } from '../../../database/Database.ts';

/** What a demande is judged and shown by, of its niveau. */
export type NiveauDeDemande = NonNullable<Awaited<ReturnType<typeof niveauOf>>>;

/** The niveau of a demande with the name under which it is shown; null while none is chosen. */
export async function niveauOf(db: Kysely<Database>, id: number | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('dispositif_niveau')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .select(['dispositif_niveau.id', 'dispositif_niveau.code', 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .select(['dispositif_niveau.dispositif_id', 'avec_technique', 'avec_plateforme', 'ouvert', 'niveau_formateur_id'])
    .select(['pedagogique_upload_fields_config', 'technique_upload_fields_config'])
    .where('dispositif_niveau.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    code: row.code,
    libelle: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    dispositifId: row.dispositif_id,
    niveauFormateurId: row.niveau_formateur_id,
    ouvert: row.ouvert,
    avecTechnique: row.avec_technique,
    avecPlateforme: row.avec_plateforme,
    pedagogiqueUploadFieldsConfig: row.pedagogique_upload_fields_config,
    techniqueUploadFieldsConfig: row.technique_upload_fields_config,
  };
}
