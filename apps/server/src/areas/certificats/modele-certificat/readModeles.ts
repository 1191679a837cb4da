import type { BodyOf } from '@habilis/api/endpoint';
import type { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { ModeleCertificat } from '@habilis/api/modele-certificat/ModeleCertificat';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { foldText } from '../../../platform/lists/foldText.ts';
import { presentFichier } from '../../fichiers/file/storedFiles.ts';
import type { PapierTexts } from '../papier/papierTexts.ts';
import { exempleOf } from './exempleOf.ts';
import { modelesOf } from './modeleScope.ts';

/** Which version of a model is asked for: the latest, or the one that was published last. */
export type VersionDemandee = 'PUBLIEE' | undefined;

type Modele = Awaited<ReturnType<ReturnType<typeof modelesOf>['execute']>>[number];

const libelleOf = ({ libelle_court: libelleCourt, niveau }: Modele): string => libelleNiveau({ libelleCourt, niveau });

const fichiersOf = (db: Kysely<Database>, modeleIds: readonly number[]) =>
  db
    .selectFrom('modele_certificat_fichier as link')
    .innerJoin('fichier', 'fichier.id', 'link.fichier_id')
    .innerJoin('modele_certificat_version as version', 'version.id', 'link.version_id')
    .select(['link.version_id', 'link.champ', 'fichier.id', 'fichier.user_filename', 'fichier.taille'])
    .select(['fichier.type_mime', 'fichier.depose_le'])
    .where('version.modele_id', 'in', modeleIds)
    .orderBy('link.champ')
    .execute();

/** How many certificats each version has. */
const issuedOf = (db: Kysely<Database>, modeleIds: readonly number[]) =>
  db
    .selectFrom('certificat')
    .innerJoin('modele_certificat_version as version', (join) =>
      join.on((eb) =>
        eb.or([
          eb('version.id', '=', eb.ref('certificat.modele_a4_version_id')),
          eb('version.id', '=', eb.ref('certificat.modele_carte_version_id')),
        ]),
      ),
    )
    .select(({ fn }) => ['version.id', fn.countAll<string>().as('nombre')])
    .where('version.modele_id', 'in', modeleIds)
    .groupBy('version.id')
    .execute();

/** Models with the version that is asked for of each; one that lacks it is left out. */
async function presentModeles(
  { db }: Pick<RoleContext, 'db'>,
  texts: PapierTexts,
  modeles: readonly Modele[],
  etat?: VersionDemandee,
): Promise<ModeleCertificat[]> {
  if (modeles.length === 0) return [];
  const ids = modeles.map(({ id }) => id);
  const versions = await db
    .selectFrom('modele_certificat_version as version')
    .selectAll('version')
    .where('version.modele_id', 'in', ids)
    .orderBy('version.numero')
    .execute();
  const fichiers = await fichiersOf(db, ids);
  const issued = await issuedOf(db, ids);
  return modeles.flatMap((modele) => {
    const own = versions.filter(({ modele_id: id }) => id === modele.id);
    const publiee = own.findLast(({ publiee_le: le }) => le !== null);
    const shown = etat === 'PUBLIEE' ? publiee : own.at(-1);
    if (shown === undefined) return [];
    const { contenu } = shown;
    const libelle = libelleOf(modele);
    const exemple = (which: 'court' | 'long') => exempleOf(texts, which, { libelle, code: modele.code, ...contenu });
    return [
      {
        id: modele.id,
        version: modele.version,
        dispositifNiveau: { id: modele.dispositif_niveau_id, libelle },
        intitule: modele.intitule,
        mode: shown.mode,
        actif: modele.actif,
        dateDebutValidite: shown.date_debut_validite,
        dateFinValidite: shown.date_fin_validite,
        orientation: contenu.orientation,
        format: shown.format,
        texteLegal: contenu.texteLegal,
        signataire: { ...contenu.signataire },
        zones: contenu.zones.map((zone) => ({ ...zone })),
        formes: contenu.formes.map((forme) => ({ ...forme })),
        fond: contenu.fond,
        langue: 'fr' as const,
        fileUploads: fichiers.filter(({ version_id: id }) => id === shown.id).map(presentFichier),
        numeroVersion: shown.numero,
        etat: shown.publiee_le === null ? ('BROUILLON' as const) : ('PUBLIEE' as const),
        publiee:
          publiee === undefined
            ? null
            : {
                numeroVersion: publiee.numero,
                nbCertificats: Number(issued.find(({ id }) => id === publiee.id)?.nombre ?? 0),
              },
        exemples: { court: exemple('court'), long: exemple('long') },
      },
    ];
  });
}

/** A model in the caller's scope; 404 otherwise. */
export async function readModele(
  context: RoleContext,
  texts: PapierTexts,
  id: number,
  etat?: VersionDemandee,
): Promise<ModeleCertificat> {
  const rows = await modelesOf(context).where('modele.id', '=', id).execute();
  const [modele] = await presentModeles(context, texts, rows, etat);
  if (modele === undefined) throw refuse.notFound();
  return modele;
}

/** All models in the caller's scope, by name. */
export const listModeles = (context: RoleContext) =>
  modelesOf(context)
    .orderBy(sql`texte_plie(modele.intitule) collate "C"`)
    .orderBy('modele.id')
    .execute();

type Asked = BodyOf<typeof modeleCertificat.search>;
const KEYS: Readonly<Record<Asked['tri'], (modele: ModeleCertificat) => string>> = {
  intitule: ({ intitule }) => foldText(intitule),
  dispositifNiveau: ({ dispositifNiveau }) => foldText(dispositifNiveau.libelle),
  dateDebutValidite: ({ dateDebutValidite }) => dateDebutValidite,
};

/** Models that match a search, of niveaux of formateurs or of the others; there are some dozens at most, so they are looked through here. */
export async function searchModeles(
  context: RoleContext,
  texts: PapierTexts,
  { tri, ordre, page, taille, recherche, dispositifNiveauId }: Asked,
  of: 'stagiaires' | 'formateurs',
) {
  const trained = await context.db
    .selectFrom('dispositif_niveau')
    .select('niveau_formateur_id')
    .where('niveau_formateur_id', 'is not', null)
    .execute();
  const formateurs = new Set(trained.map(({ niveau_formateur_id: id }) => id));
  const words = foldText(recherche ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const rows = (await listModeles(context)).filter((modele) => {
    const said = foldText(`${modele.intitule} ${libelleOf(modele)} ${modele.code}`);
    return (
      formateurs.has(modele.dispositif_niveau_id) === (of === 'formateurs') &&
      (dispositifNiveauId === undefined || modele.dispositif_niveau_id === dispositifNiveauId) &&
      words.every((word) => said.includes(word))
    );
  });
  const keyed = (await presentModeles(context, texts, rows)).map((modele) => ({ modele, cle: KEYS[tri](modele) }));
  const found = keyed
    .toSorted((one, other) => (one.cle === other.cle ? one.modele.id - other.modele.id : one.cle < other.cle ? -1 : 1))
    .map(({ modele }) => modele);
  const ordered = ordre === 'desc' ? found.toReversed() : found;
  return { elements: ordered.slice((page - 1) * taille, page * taille), total: found.length, page, taille };
}
