import { isAdministrativelySuspended } from '@habilis/domain/demande-administrative/isAdministrativelySuspended';
import { entitlementRefusal, type RefusDroit } from '@habilis/domain/session-certification/entitlementRefusal';
import type { RoleContext } from '../../../platform/Handler.ts';
import { datesOf, type NamedHabilitation } from './readHabilitation.ts';

type Tools = Pick<RoleContext, 'db' | 'today'>;

/** The entites that are administratively suspended, among those of some habilitations. */
async function suspendedOf({ db, today }: Tools, rows: readonly NamedHabilitation[]): Promise<ReadonlySet<number>> {
  const dossiers = await db
    .selectFrom('demande_administrative')
    .select(['entite_id', 'tache as taskKey', 'date_suspension_administrative as dateSuspensionAdministrative'])
    .where('entite_id', 'in', [...new Set(rows.map((row) => row.entite_id))])
    .where('en_cours', '=', true)
    .where('date_suspension_administrative', 'is not', null)
    .execute();
  const suspended = dossiers.filter((one) => isAdministrativelySuspended(one, today));
  return new Set(suspended.flatMap(({ entite_id: id }) => (id === null ? [] : [id])));
}

/** Why no session opens under each habilitation, by its id; it is what would refuse the opening (domain, C.6). */
export async function refusSessionOf(
  tools: Tools,
  rows: readonly NamedHabilitation[],
): Promise<ReadonlyMap<number, RefusDroit | null>> {
  if (rows.length === 0) return new Map();
  const cadres = await tools.db
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .select(['habilitation.id', 'entite.date_fin_activite as dateFinActivite', 'dispositif_niveau.ouvert'])
    .select('entite.fin_activite_decidee_le as finDecideeLe')
    .where(
      'habilitation.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const suspended = await suspendedOf(tools, rows);
  const cadreById = new Map(cadres.map(({ id, ...cadre }) => [id, cadre]));
  return new Map(
    rows.map((row) => {
      const { dateFinActivite = null, finDecideeLe = null, ouvert = true } = cadreById.get(row.id) ?? {};
      const entite = { dateFinActivite, finDecideeLe, isSuspendue: suspended.has(row.entite_id) };
      const droit = { habilitation: datesOf(row), entite, niveau: { ouvert } };
      return [row.id, entitlementRefusal(droit, null, 'ouverture', tools.today)];
    }),
  );
}
