import { type Kysely, sql } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { CHAMPS_PEDAGOGIQUES, CHAMPS_PLATEFORME, CHAMPS_TECHNIQUES } from './demoChamps.ts';
import { DEMO_DISPOSITIFS, DEMO_NIVEAUX, NIVEAUX_DES_FORMATEURS } from './demoNiveaux.ts';
import { DEMO_PERSONS } from './demoPersons.ts';
import type { SeededIds } from './seedPersons.ts';

type Ids = ReadonlyMap<string, number>;

/** As many fresh ids of upload fields. */
async function champIds(db: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval('champ_depot_id')::int as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}

async function configOf(db: Kysely<Database>, champs: typeof CHAMPS_PEDAGOGIQUES): Promise<string> {
  const ids = await champIds(db, champs.length);
  return JSON.stringify(champs.map((champ, rang) => ({ id: ids[rang], ...champ, retire: false })));
}

async function insertNiveaux(db: Kysely<Database>, dispositifs: Ids): Promise<Ids> {
  const niveaux = new Map<string, number>();
  for (const [code, niveau, certificat, habilitation, groupe, heures, technique, plateforme] of DEMO_NIVEAUX) {
    const techniques = [...CHAMPS_TECHNIQUES, ...(plateforme ? CHAMPS_PLATEFORME : [])];
    const { id } = await db
      .insertInto('dispositif_niveau')
      .values({
        code,
        dispositif_id: dispositifs.get(code.split('-')[0] ?? '') ?? 0,
        niveau,
        duree_validite_habilitation: habilitation?.[0] ?? null,
        unite_duree_validite_habilitation: habilitation?.[1] ?? null,
        avec_technique: technique,
        avec_plateforme: plateforme,
        duree_validite_certificat: certificat?.[0] ?? null,
        unite_duree_validite_certificat: certificat?.[1] ?? null,
        nb_stagiaires_min: groupe[0],
        nb_stagiaires_max: groupe[1],
        heures_initiales: heures[0],
        heures_mac: heures[1],
        session_par_formateur: !Object.values(NIVEAUX_DES_FORMATEURS).includes(code),
        pedagogique_upload_fields_config: await configOf(db, CHAMPS_PEDAGOGIQUES),
        technique_upload_fields_config: await configOf(db, technique ? techniques : []),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    niveaux.set(code, id);
  }
  for (const [code, formateur] of Object.entries(NIVEAUX_DES_FORMATEURS)) {
    await db
      .updateTable('dispositif_niveau')
      .set({ niveau_formateur_id: niveaux.get(formateur) ?? null })
      .where('code', '=', code)
      .execute();
  }
  return niveaux;
}

/** Which schemes and levels the experts and managers of D.4 work on. */
async function insertAgents(
  db: Kysely<Database>,
  { ids, dispositifs, niveaux }: { readonly ids: SeededIds; readonly dispositifs: Ids; readonly niveaux: Ids },
): Promise<void> {
  const rows = await db.selectFrom('role').select(['id', 'type', 'personne_id']).execute();
  for (const { habilisId, roles } of DEMO_PERSONS) {
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

/** The schemes and levels of D.2 with those who work on them; gives the ids of the levels by their codes. */
export async function seedNiveaux(db: Kysely<Database>, { ids }: { readonly ids: SeededIds }): Promise<Ids> {
  const rows = await db
    .insertInto('dispositif')
    .values(
      Object.entries(DEMO_DISPOSITIFS).map(([code, [libelle, libelle_court]]) => ({ code, libelle, libelle_court })),
    )
    .returning(['id', 'code'])
    .execute();
  const dispositifs = new Map(rows.map(({ id, code }) => [code, id]));
  const niveaux = await insertNiveaux(db, dispositifs);
  await insertAgents(db, { ids, dispositifs, niveaux });
  return niveaux;
}
