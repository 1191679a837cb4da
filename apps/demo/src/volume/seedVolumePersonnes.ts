import type { RoleType } from '@habilis/domain/role/RoleType';
import { sql } from 'kysely';
import { PERSONS_OF_ENTITE, type Volume } from './Volume.ts';
import { hashOf, pick, textArray } from './volumeSql.ts';
import { VOLUME_WORDS } from './VOLUME_WORDS.ts';

const { noms, prenoms } = VOLUME_WORDS;

/** Inserts persons, ranked from 1 after the existing ones. */
async function insertPersonnes({ db, seed, today, motDePasse, before }: Volume, count: number): Promise<void> {
  const letter = (divisor: number) => sql`chr(65 + n / ${sql.lit(divisor)} % 26)`;
  await sql`insert into personne (id, habilis_id, nom, prenom, email, mot_de_passe, etat, donnees_validees, cree_le)
    overriding system value
    select ${before.personne}::integer + n, 'Q' || ${letter(2_600_000)} || ${letter(100_000)} || lpad((n % 100000)::text, 5, '0'),
      (${textArray(noms)})[1 + ${pick(0, noms.length)}], (${textArray(prenoms)})[1 + ${pick(1, prenoms.length)}],
      'personne' || n || '@volume.example.org', ${motDePasse}, 'active', true, ${today}::date - ${pick(2, 2000)} - 1
    from generate_series(1, ${count}::integer) n, ${hashOf(seed, 'personne', sql`n`)} hash`.execute(db);
}

async function insertRolesOfEntites({ db }: Volume): Promise<void> {
  await sql`insert into role (id, personne_id, type, entite_id, notif_set)
    overriding system value
    select role_id + k, personne_id + k, case when k > 0 then 'F' when tache = 'validee' then 'G' else 'DM' end,
      case when k = 0 then entite_id end, true
    from volume_entite, generate_series(0, ${sql.lit(PERSONS_OF_ENTITE - 1)}) k`.execute(db);
}

/** Roles of agents: first those of the caisses, then those of the network; each has one. */
async function insertRolesOfAgents({
  db,
  before,
  entites,
  agents,
  caisses,
  niveaux,
  dispositifs,
}: Volume): Promise<void> {
  const kinds: [RoleType, number | null][] = [
    ...caisses.flatMap(({ id }) => [
      ...Array.from({ length: agents.I }, (): [RoleType, number] => ['I', id]),
      ...Array.from({ length: agents.RC }, (): [RoleType, number] => ['RC', id]),
    ]),
    ...Array.from({ length: agents.E }, (): [RoleType, null] => ['E', null]),
    ...Array.from({ length: agents.R }, (): [RoleType, null] => ['R', null]),
    ...dispositifs.map((): [RoleType, null] => ['RD', null]),
  ];
  const first = entites * PERSONS_OF_ENTITE;
  const at = (base: number, rank: number) => base + first + rank + 1;
  await sql`insert into role (id, personne_id, type, mrp_id, notif_set) overriding system value
    select id, personne_id, type, mrp_id, true from jsonb_to_recordset(${JSON.stringify(
      kinds.map(([type, mrp_id], rank) => ({
        id: at(before.role, rank),
        personne_id: at(before.personne, rank),
        type,
        mrp_id,
      })),
    )}::jsonb) as agent (id integer, personne_id integer, type text, mrp_id integer)`.execute(db);
  const ranksOf = (type: RoleType) => kinds.flatMap(([kind], rank) => (kind === type ? [at(before.role, rank)] : []));
  await db
    .insertInto('role_dispositif')
    .values(ranksOf('RD').map((role_id, rank) => ({ role_id, dispositif_id: dispositifs[rank] ?? 0 })))
    .execute();
  await sql`insert into role_dispositif_niveau (role_id, dispositif_niveau_id)
    select role_id, niveau_id from unnest(${ranksOf('E')}::integer[]) role_id,
      unnest(${niveaux.map(({ id }) => id)}::integer[]) niveau_id`.execute(db);
}

/** Demandeurs and formateurs of the entites, and the agents who examine their demandes. */
export async function seedVolumePersonnes(volume: Volume): Promise<void> {
  const { entites, caisses, agents } = volume;
  const others = caisses.length * (agents.I + agents.RC) + agents.E + agents.R + agents.RD;
  await insertPersonnes(volume, entites * PERSONS_OF_ENTITE + others);
  await insertRolesOfEntites(volume);
  await insertRolesOfAgents(volume);
}
