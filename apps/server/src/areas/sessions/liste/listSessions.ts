import type { SESSION_SORTS } from '@habilis/api/session-certification/endpoints';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { plannedOnce } from '../../../database/plannedOnce.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { findPage, idsOf, inOrderOf, type Slice } from '../../../platform/lists/findPage.ts';
import { cadresOf } from '../../habilitations/habilitation/cadres.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';
import { isFound } from './isFound.ts';
import { conditionsOf, groupesOf, isAwaited, longestSession, type SessionFilters, sessionsIn } from './sessionRows.ts';

/** The order of a list, and the words that it is searched by. */
type Asked = {
  readonly tri: (typeof SESSION_SORTS)[number];
  readonly ordre: 'asc' | 'desc';
  readonly recherche?: string | undefined;
};
type Page = { readonly page: number; readonly taille: number };
type Part = Omit<Slice, 'ordre'>;

/** The column of each order. */
const SORT_COLUMNS = {
  numero: sql`session_certification.numero collate "C"`,
  dateSession: sql`session_certification.date_session`,
  dateFinSession: sql`session_certification.date_fin_session`,
  dateSuppressionSession: sql`session_certification.date_suppression`,
  raisonSociale: sql`session_certification.entite_nom_tri`,
} as const satisfies Record<Asked['tri'], RawBuilder<unknown>>;

/** The columns of a line. */
const lignesOf = (db: Kysely<Database>, ids: readonly number[]) =>
  plannedOnce(
    db,
    db
      .selectFrom('session_certification as session')
      .innerJoin('entite', 'entite.id', 'session.entite_id')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'session.dispositif_niveau_id')
      .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
      .leftJoin('personne as animateur', 'animateur.id', 'session.animateur_id')
      .where(sql<boolean>`session.id = any(${[...ids]}::integer[])`)
      .select(['session.id', 'session.version', 'session.numero', 'session.etat', 'session.mode'])
      .select(['session.habilitation_id', 'session.date_session', 'session.date_fin_session'])
      .select(['session.heure_debut', 'session.heure_fin', 'session.date_suppression', 'session.lieu_formation'])
      .select(['session.lieu_formation_adresse', 'session.lieu_formation_ville', 'entite.raison_sociale'])
      .select(['dispositif_niveau.niveau', 'dispositif.libelle_court', 'animateur.nom', 'animateur.prenom'])
      .select(({ selectFrom }) => {
        const lignes = selectFrom('session_stagiaire').whereRef('session_id', '=', 'session.id');
        return [
          lignes.select(sql<number>`count(*)::integer`.as('nb')).as('nb_stagiaires'),
          lignes
            .where('resultat', '=', 'ADMIS')
            .select(sql<number>`count(*)::integer`.as('nb'))
            .as('nb_admis'),
        ];
      }),
  );
type Ligne = Awaited<ReturnType<typeof lignesOf>>[number];

const presented = (row: Ligne): SessionSummary => ({
  id: row.id,
  version: row.version,
  numero: row.numero,
  etat: row.etat,
  mode: row.mode,
  habilitationId: row.habilitation_id,
  raisonSociale: row.raison_sociale,
  libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
  dispositif: row.libelle_court,
  dateSession: row.date_session,
  dateFinSession: row.date_fin_session,
  heureDebut: row.heure_debut,
  heureFin: row.heure_fin,
  dateSuppressionSession: row.date_suppression,
  lieu: row.lieu_formation === 'HF' ? row.lieu_formation_adresse : row.lieu_formation_ville,
  lieuFormation: row.lieu_formation,
  animateurNomPrenom: row.nom === null ? null : `${row.prenom ?? ''} ${row.nom}`,
  nbStagiaires: row.nb_stagiaires ?? 0,
  nbAdmis: row.nb_admis ?? 0,
});

/** A slice of the sessions of some groups of states, with the total: first the keys, then the rows of those keys. */
async function sliceOf(
  context: RoleContext,
  {
    groupes,
    conditions,
    filters,
  }: { groupes: readonly SessionEtat[][]; conditions: readonly RawBuilder<boolean>[]; filters?: SessionFilters },
  { tri, ordre, recherche }: Asked,
  part: Part,
) {
  const words = isFound(recherche, cadresOf(context, 'read-sessions', filters));
  const sources = groupes.map((etats) =>
    sessionsIn(context, etats, conditions).select([
      sql<string>`''`.as('genre'),
      'session_certification.id',
      SORT_COLUMNS[tri].as('cle'),
      (words ?? sql<boolean>`true`).as('found'),
    ]),
  );
  const { keys, ...total } = await findPage(context.db, sources, { ...part, ordre, isSearched: words !== null });
  const rows = keys.length === 0 ? [] : await lignesOf(context.db, idsOf(keys));
  return { elements: inOrderOf(keys, { '': rows }).map(presented), ...total };
}

const partOf = ({ page, taille }: Page): Part => ({ from: (page - 1) * taille, most: taille });

/** A slice of the sessions that the caller may read and that filters find, with the total (SC21). */
export async function readSlice(
  context: RoleContext,
  { filters, ...asked }: Asked & { filters: SessionFilters },
  part: Part,
) {
  await refuseUnknownNiveau(context, filters);
  const longest = filters.dateDebut === undefined ? 0 : await longestSession(context);
  return sliceOf(
    context,
    { groupes: groupesOf(filters), conditions: conditionsOf(filters, longest), filters },
    asked,
    part,
  );
}

/** One page of the sessions that the caller may read. */
export async function listSessions(
  context: RoleContext,
  { page, taille, tri, ordre, recherche, ...filters }: Asked & Page & SessionFilters,
) {
  return { ...(await readSlice(context, { tri, ordre, recherche, filters }, partOf({ page, taille }))), page, taille };
}

/** One page of the sessions that wait for the caller's role (SC800). */
export async function listAwaited(context: RoleContext, { page, taille, ...asked }: Asked & Page) {
  const awaited = { groupes: [[...SESSION_VUES['en-cours']]], conditions: [isAwaited(context)] };
  return { ...(await sliceOf(context, awaited, asked, partOf({ page, taille }))), page, taille };
}
