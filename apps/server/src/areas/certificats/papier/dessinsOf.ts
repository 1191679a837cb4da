import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Dessin } from '@habilis/domain/modele-certificat/Dessin';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';
import { valeursDuModele } from '@habilis/domain/modele-certificat/valeursDuModele';
import type { Context } from '../../../platform/Handler.ts';

/** A version as it is drawn, with what it says itself. */
export type DessinDeVersion = { readonly dessin: Dessin; readonly valeurs: ValeursCertificat };

/** Pictures bear the id of their version, so that those of several do not meet; a slot has any name, an address has not. */
const named = (versionId: number, champ: string): string =>
  `${versionId}-${createHash('sha256').update(champ).digest('base64url')}`;

/** Versions of models by id. */
export async function dessinsOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DessinDeVersion>> {
  if (ids.length === 0) return new Map();
  const versions = await db.selectFrom('modele_certificat_version').selectAll().where('id', 'in', ids).execute();
  return new Map(
    versions.map(({ id, format, contenu }) => {
      const { orientation, formes, zones, fond } = contenu;
      const dessin: Dessin = {
        format,
        orientation,
        formes,
        zones: zones.map((zone) => (zone.champ === 'image' ? { ...zone, texte: named(id, zone.texte) } : zone)),
        fond: fond === null ? null : named(id, fond),
      };
      return [id, { dessin, valeurs: valeursDuModele(contenu) }];
    }),
  );
}

/** The stored pictures of versions, by the names that their drawings call them. */
export async function fichiersOf(db: Context['db'], ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('modele_certificat_fichier as link')
    .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
    .select(['link.version_id', 'link.champ', 'fichier.id', 'fichier.sha256'])
    .where('link.version_id', 'in', ids)
    .execute();
  return rows.map(({ version_id: versionId, champ, id, sha256 }) => ({ nom: named(versionId, champ), id, sha256 }));
}

/** The bytes of the pictures of versions, by the names that their drawings call them. */
export async function imagesOf(
  { db, files }: Pick<Context, 'db' | 'files'>,
  ids: readonly number[],
): Promise<Readonly<Record<string, Uint8Array>>> {
  const fichiers = await fichiersOf(db, ids);
  const read = await Promise.all(
    fichiers.map(async ({ nom, sha256 }) => [nom, new Uint8Array(await buffer(await files.read(sha256)))] as const),
  );
  return Object.fromEntries(read);
}
