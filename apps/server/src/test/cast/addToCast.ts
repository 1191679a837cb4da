import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import { DH_KIND } from '../../areas/demandes/demande-habilitation/DH_KIND.ts';
import { updateAlertes } from '../../areas/demandes/tache/updateAlertes.ts';
import { addDemandes } from '../../builders/addDemandes.ts';
import { addNiveaux } from '../../builders/addNiveaux.ts';
import { addHabilitations } from '../../builders/addHabilitations.ts';
import { addSessions } from '../../builders/addSessions.ts';
import { updateHabilitations } from '../../builders/updateHabilitations.ts';
import type { Building, BuiltIds } from '../../builders/Building.ts';
import type { Population } from '../../builders/Population.ts';
import type { Database } from '../../database/Database.ts';
import type { Services } from '../../platform/Services.ts';
import { TEST_TODAY } from '../TEST_TODAY.ts';
import { CAST, documentOf } from './fillCast.ts';

const byName = async <N>(
  rows: Promise<readonly { readonly name: N; readonly id: number }[]>,
): Promise<Map<N, number>> => new Map((await rows).map(({ name, id }) => [name, id]));

/** Ids of the shared persons and rows, by their natural keys. */
async function idsOf(db: Kysely<Database>): Promise<BuiltIds> {
  const sirets = await byName(db.selectFrom('entite').select(['siret as name', 'id']).execute());
  const demandeurs = await byName(
    db.selectFrom('role').select(['entite_id as name', 'id']).where('type', 'in', ['DM', 'G']).execute(),
  );
  const entite = new Map(CAST.dossiers.map((one) => [one.entite.rang, sirets.get(one.entite.siret) ?? 0]));
  return {
    mrp: await byName(db.selectFrom('mrp').select(['code as name', 'id']).execute()),
    personne: await byName(db.selectFrom('personne').select(['habilis_id as name', 'id']).execute()),
    entite,
    demandeurRole: new Map([...entite].map(([rang, id]) => [rang, demandeurs.get(id) ?? 0])),
  };
}

/** Adds a suite's own rows to the shared ones. */
export async function addToCast(
  { services: { connection, files } }: { readonly services: Pick<Services, 'connection'> & Pick<Building, 'files'> },
  {
    dispositifs = {},
    niveaux: added = [],
    ...more
  }: Partial<Pick<Population, 'dispositifs' | 'niveaux' | 'habilitations' | 'demandes' | 'certificats' | 'sessions'>>,
): Promise<Building & { readonly ids: BuiltIds }> {
  const { db } = connection;
  const today = TEST_TODAY;
  const population = { ...CAST, ...more, niveaux: [...CAST.niveaux, ...added] };
  const building = { db, population, files, today, documentOf, ids: await idsOf(db) };
  await addNiveaux({ ...building, population: { ...CAST, personnes: [], dispositifs, niveaux: added } }, building.ids);
  const niveaux = await byName(db.selectFrom('dispositif_niveau').select(['code as name', 'id']).execute());
  await addHabilitations(building, { ids: building.ids, niveaux });
  await addSessions(building, building.ids);
  await addDemandes({ ...building, niveaux });
  await updateHabilitations(db, today);
  const day = { db, now: new Date(`${today}T04:00:00Z`), today, settings: DEFAULT_SETTINGS };
  for (const row of await db.selectFrom('demande_habilitation').selectAll().execute())
    await updateAlertes(day, DH_KIND, row);
  return building;
}
