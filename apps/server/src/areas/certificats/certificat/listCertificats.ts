import type { CertificatSummary } from '@habilis/api/certificat/Certificat';
import type { CERTIFICAT_SORTS } from '@habilis/api/certificat/endpoints';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import { holds } from '../../../platform/auth/holds.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { cadresOf } from '../../habilitations/habilitation/cadres.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';
import { type CertificatFilters, certificatsIn, conditionsOf } from './certificatRows.ts';
import { isFound } from './isFound.ts';
import { isRepris } from '../etat/isRepris.ts';

/** The order of a list, and the words that it is searched by. */
type Asked = {
  readonly tri: (typeof CERTIFICAT_SORTS)[number];
  readonly ordre: 'asc' | 'desc';
  readonly recherche?: string | undefined;
};
type Page = { readonly page: number; readonly taille: number };

/** The column of each order. */
const SORT_COLUMNS = {
  nom: sql`certificat.nom_tri`,
  dateObtention: sql`certificat.date_obtention`,
  dateFin: sql`certificat.date_fin`,
  raisonSociale: sql`certificat.entite_nom_tri`,
} as const satisfies Record<Asked['tri'], RawBuilder<unknown>>;

/** How the parts of a view are read in the order of their days. */
const PARTS_BY: Partial<Record<Asked['tri'], 'byObtention' | 'byFin'>> = {
  dateObtention: 'byObtention',
  dateFin: 'byFin',
};

/** The columns of a line. */
const lignesOf = (db: Kysely<Database>, ids: readonly number[]) =>
  plannedOnce(
    db,
    db
      .selectFrom('certificat')
      .innerJoin('entite', 'entite.id', 'certificat.entite_id')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat.dispositif_niveau_id')
      .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
      .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
      .leftJoin('session_certification as session', 'session.id', 'certificat.session_id')
      .leftJoin('certificat as next', 'next.remplace_id', 'certificat.id')
      .where(sql<boolean>`certificat.id = any(${[...ids]}::integer[])`)
      .select(['certificat.id', 'certificat.numero', 'certificat.statut', 'certificat.mode', 'certificat.nom'])
      .select(['certificat.prenom', 'certificat.date_obtention', 'certificat.date_fin', 'certificat.session_id'])
      .select(['stagiaire.habilis_id', 'stagiaire.date_naissance', 'certificat.raison_sociale', 'entite.siret'])
      .select(['dispositif_niveau.niveau', 'dispositif.libelle_court', 'session.numero as numero_session'])
      .select(['session.date_session', 'certificat.formateur'])
      .select('next.numero as remplace_par')
      .select(isRepris.as('repris')),
  );
type Ligne = Awaited<ReturnType<typeof lignesOf>>[number];

const presented =
  ({ caller, today }: Pick<RoleContext, 'caller' | 'today'>) =>
  (row: Ligne): CertificatSummary => ({
    id: row.id,
    numero: row.numero,
    statut: statutCertificat({ statut: row.statut, dateFin: row.date_fin, remplacePar: row.remplace_par }, today),
    repris: row.repris,
    nom: row.nom,
    prenom: row.prenom,
    habilisId: row.habilis_id,
    dateNaissance: holds(caller, 'issue-certificats') ? row.date_naissance : null,
    raisonSociale: row.raison_sociale,
    siret: row.siret,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    mode: row.mode,
    dateSession: row.date_session,
    dateObtention: row.date_obtention,
    dateFin: row.date_fin,
    sessionId: row.session_id,
    numeroSession: row.numero_session,
    formateurNomPrenom: row.formateur,
  });

/** The lines of some certificats, in no order. */
export const summariesOf = async (context: RoleContext, ids: readonly number[]): Promise<CertificatSummary[]> =>
  ids.length === 0 ? [] : (await lignesOf(context.db, ids)).map(presented(context));

/** A slice of the certificats that the caller may read and that filters find, with the total (C31). */
export async function readSlice(
  context: RoleContext,
  { filters, tri, ordre, recherche }: Asked & { filters: CertificatFilters },
  part: Omit<Slice, 'ordre'>,
) {
  await refuseUnknownNiveau(context, filters);
  const { parts, narrowed } = conditionsOf(filters, context.today);
  const words = isFound(recherche, cadresOf(context, 'read-certificats', filters));
  // The index of words is asked once for the whole view; without words each part follows an index of its own.
  const wholes = parts.map(({ whole }) => whole);
  const read =
    words === null
      ? parts.flatMap((one) => one[PARTS_BY[tri] ?? 'whole'])
      : [sql<boolean>`(${sql.join(wholes, sql` or `)})`];
  const sources = read.map((condition) =>
    certificatsIn(context, [condition, ...narrowed]).select([
      sql<string>`''`.as('genre'),
      'certificat.id',
      SORT_COLUMNS[tri].as('cle'),
      (words ?? sql<boolean>`true`).as('found'),
    ]),
  );
  const { keys, ...total } = await findPage(context.db, sources, { ...part, ordre, isSearched: words !== null });
  return { elements: inOrderOf(keys, { '': await summariesOf(context, idsOf(keys)) }), ...total };
}

/** One page of the certificats that the caller may read. */
export async function listCertificats(
  context: RoleContext,
  { page, taille, tri, ordre, recherche, ...filters }: Asked & Page & CertificatFilters,
) {
  const part = { from: (page - 1) * taille, most: taille };
  return { ...(await readSlice(context, { tri, ordre, recherche, filters }, part)), page, taille };
}
