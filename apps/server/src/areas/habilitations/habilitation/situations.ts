import { isAdministrativelySuspended } from '@habilis/domain/demande-administrative/isAdministrativelySuspended';
import type { SituationHabilitation } from '@habilis/domain/droit/droitHabilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { datesOf, habilitationRows, type NamedHabilitation } from './habilitationRows.ts';

type Tools = Pick<RoleContext, 'db' | 'today'>;

/** A habilitation with what decides what it allows. */
export type Situation = SituationHabilitation & { readonly row: NamedHabilitation };

/** The entites that are administratively suspended, among some. */
async function suspendedOf({ db, today }: Tools, entiteIds: readonly number[]): Promise<ReadonlySet<number>> {
  const dossiers = await db
    .selectFrom('demande_administrative')
    .select(['entite_id', 'tache as taskKey', 'date_suspension_administrative as dateSuspensionAdministrative'])
    .where('entite_id', 'in', [...new Set(entiteIds)])
    .where('en_cours', '=', true)
    .where('date_suspension_administrative', 'is not', null)
    .execute();
  const suspended = dossiers.filter((one) => isAdministrativelySuspended(one, today));
  return new Set(suspended.flatMap(({ entite_id: id }) => (id === null ? [] : [id])));
}

/** The undecided renewals of some habilitations, one for each; a submitted one comes before a draft. */
async function renewalsOf({ db }: Tools, ids: readonly number[]) {
  const rows = await db
    .selectFrom('demande_habilitation')
    .select(['habilitation_source_id', 'date_first_soumission', 'tache', 'recours_le'])
    .where('habilitation_source_id', 'in', ids)
    .where('mode', '=', 'REN')
    .where('en_cours', '=', true)
    .orderBy('date_first_soumission', (order) => order.desc().nullsFirst())
    .execute();
  return new Map(
    rows.map(({ habilitation_source_id: id, date_first_soumission: dateDepot, tache, recours_le: recoursLe }) => [
      id,
      { dateDepot, isRefusee: tache === 'suppression_apres_refus' || recoursLe !== null },
    ]),
  );
}

/** What decides what some habilitations allow, by their ids. */
export async function situationsOf(tools: Tools, ids: readonly number[]): Promise<ReadonlyMap<number, Situation>> {
  if (ids.length === 0) return new Map();
  const rows = await habilitationRows(tools.db)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('habilitation as suivante')
          .select('suivante.id')
          .whereRef('suivante.source_id', '=', 'habilitation.id'),
      ).as('is_renouvelee'),
    )
    .select('dispositif_niveau.ouvert')
    .where('habilitation.id', 'in', ids)
    .execute();
  const suspended = await suspendedOf(
    tools,
    rows.map((row) => row.entite_id),
  );
  const demandes = await renewalsOf(tools, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        habilitation: datesOf(row),
        entite: {
          dateFinActivite: row.date_fin_activite,
          finDecideeLe: row.fin_activite_decidee_le,
          isSuspendue: suspended.has(row.entite_id),
        },
        niveau: { ouvert: row.ouvert },
        isRenouvelee: Boolean(row.is_renouvelee),
        demande: demandes.get(row.id) ?? null,
      },
    ]),
  );
}
