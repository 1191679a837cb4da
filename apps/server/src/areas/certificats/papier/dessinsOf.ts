import { buffer } from 'node:stream/consumers';
import type { Dessin } from '@habilis/domain/modele-certificat/Dessin';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/placeCertificat';
import type { RoleContext } from '../../../platform/Handler.ts';
import { valeursDuModele } from '@habilis/domain/modele-certificat/valeursDuModele';

/** A version as it is drawn, with what it says itself and its pictures. */
export type DessinDeVersion = {
  readonly dessin: Dessin;
  readonly valeurs: ValeursCertificat;
  readonly images: Readonly<Record<string, Uint8Array>>;
};

/** Versions of models by id; their pictures bear the version's id, so that those of several do not meet. */
export async function dessinsOf(
  { db, files }: Pick<RoleContext, 'db' | 'files'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DessinDeVersion>> {
  if (ids.length === 0) return new Map();
  const versions = await db.selectFrom('modele_certificat_version').selectAll().where('id', 'in', ids).execute();
  const fichiers = await db
    .selectFrom('modele_certificat_fichier as link')
    .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
    .select(['link.version_id', 'link.champ', 'fichier.sha256'])
    .where('link.version_id', 'in', ids)
    .execute();
  const named = (id: number, champ: string) => `${id}/${champ}`;
  const read = await Promise.all(
    fichiers.map(async ({ version_id: id, champ, sha256 }) => ({
      id,
      name: named(id, champ),
      bytes: new Uint8Array(await buffer(await files.read(sha256))),
    })),
  );
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
      const images = Object.fromEntries(read.filter((one) => one.id === id).map(({ name, bytes }) => [name, bytes]));
      return [id, { dessin, valeurs: valeursDuModele(contenu), images }];
    }),
  );
}
