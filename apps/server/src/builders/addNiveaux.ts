import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Building, BuiltIds } from './Building.ts';
import type { GivenChamp } from './Population.ts';

type Ids = ReadonlyMap<string, number>;

/** Takes `count` new ids of upload fields. */
async function champIds(db: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval('champ_depot_id')::int as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

async function configOf(db: Kysely<Database>, champs: readonly GivenChamp[]): Promise<string> {
  const ids = await champIds(db, champs.length);
  return JSON.stringify(champs.map((champ, rang) => ({ id: ids[rang], ...champ, retire: false })));
}

async function insertNiveaux({ db, population }: Building, dispositifs: Ids): Promise<Ids> {
  const niveaux = new Map<string, number>();
  for (const given of population.niveaux) {
    const { code, niveau, certificat, habilitation, groupe, heures, pedagogique, technique, plateforme } = given;
    const { id } = await db
      .insertInto('dispositif_niveau')
      .values({
        code,
        dispositif_id: dispositifs.get(code.split('-')[0] ?? '') ?? 0,
        niveau,
        besoin: given.besoin ?? null,
        duree_validite_habilitation: habilitation?.[0] ?? null,
        unite_duree_validite_habilitation: habilitation?.[1] ?? null,
        avec_technique: technique !== undefined,
        avec_plateforme: plateforme,
        duree_validite_certificat: certificat?.[0] ?? null,
        unite_duree_validite_certificat: certificat?.[1] ?? null,
        nb_stagiaires_min: groupe[0],
        nb_stagiaires_max: groupe[1],
        heures_initiales: heures[0],
        heures_mac: heures[1],
        session_par_formateur: given.parReseau !== true,
        tolerance_mac_mois: given.toleranceMac ?? null,
        pedagogique_upload_fields_config: await configOf(db, pedagogique),
        technique_upload_fields_config: await configOf(db, technique ?? []),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    niveaux.set(code, id);
  }
  for (const { code, formateur } of population.niveaux) {
    if (formateur === undefined) continue;
    await db
      .updateTable('dispositif_niveau')
      .set({ niveau_formateur_id: niveaux.get(formateur) ?? null })
      .where('code', '=', code)
      .execute();
  }
  return niveaux;
}

/** Gives experts their niveaux and managers their dispositifs. */
async function insertAgents(
  { db, population }: Building,
  { ids, dispositifs, niveaux }: { readonly ids: BuiltIds; readonly dispositifs: Ids; readonly niveaux: Ids },
): Promise<void> {
  const rows = await db.selectFrom('role').select(['id', 'type', 'personne_id']).execute();
  for (const { habilisId, roles } of population.personnes) {
    for (const role of roles) {
      const row = rows.find(({ type, personne_id: id }) => type === role.type && id === ids.personne.get(habilisId));
      const role_id = row?.id ?? 0;
      const managed = (role.dispositifs ?? []).map((code) => ({ role_id, dispositif_id: dispositifs.get(code) ?? 0 }));
      if (managed.length > 0) await db.insertInto('role_dispositif').values(managed).execute();
      const examined = (role.niveaux ?? []).map((code) => ({ role_id, dispositif_niveau_id: niveaux.get(code) ?? 0 }));
      if (examined.length > 0) await db.insertInto('role_dispositif_niveau').values(examined).execute();
    }
  }
}

/** Writes dispositifs and niveaux with their experts and managers; gives the ids of the niveaux by code. */
export async function addNiveaux(building: Building, ids: BuiltIds): Promise<Ids> {
  const { db, population } = building;
  const rowsOfDispositifs = Object.entries(population.dispositifs).map(([code, [libelle, libelle_court]]) => ({
    code,
    libelle,
    libelle_court,
  }));
  if (rowsOfDispositifs.length > 0) await db.insertInto('dispositif').values(rowsOfDispositifs).execute();
  const rows = await db.selectFrom('dispositif').select(['id', 'code']).execute();
  const dispositifs = new Map(rows.map(({ id, code }) => [code, id]));
  const niveaux = await insertNiveaux(building, dispositifs);
  await insertAgents(building, { ids, dispositifs, niveaux });
  return niveaux;
}
