import type { SessionMode } from '@habilis/domain/session-certification/etats';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

type Versions = { readonly modele_a4_version_id: number | null; readonly modele_carte_version_id: number | null };

/** The versions of models that certificats of a niveau and a mode have when they are obtained on a day; null for the plain model (MC10). */
export async function versionsEnVigueur(
  db: Kysely<Database>,
  { niveauId, mode, jour }: { readonly niveauId: number; readonly mode: SessionMode; readonly jour: string },
): Promise<Versions> {
  const rows = await db
    .selectFrom('modele_certificat_version as version')
    .innerJoin('modele_certificat as modele', 'modele.id', 'version.modele_id')
    .select(['version.id', 'version.format', 'version.mode'])
    .where('modele.dispositif_niveau_id', '=', niveauId)
    .where('modele.actif', '=', true)
    .where('version.publiee_le', 'is not', null)
    .where('version.date_debut_validite', '<=', jour)
    .where(({ eb, or }) =>
      or([eb('version.date_fin_validite', 'is', null), eb('version.date_fin_validite', '>=', jour)]),
    )
    .where(({ eb, or }) => or([eb('version.mode', 'is', null), eb('version.mode', '=', mode)]))
    .orderBy('version.date_debut_validite', 'desc')
    .orderBy('version.publiee_le', 'desc')
    .orderBy('version.id', 'desc')
    .execute();
  const of = (format: 'A4' | 'CR80') => {
    const those = rows.filter((row) => row.format === format);
    // One made for the mode goes before one for both.
    return (those.find((row) => row.mode === mode) ?? those[0])?.id ?? null;
  };
  return { modele_a4_version_id: of('A4'), modele_carte_version_id: of('CR80') };
}
