import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { FILLINGS } from './test/fillings.ts';
import { lossesOf, fillUntil, gapsOf, type Held, lostOf, readAll, VERSIONS } from './test/filledVersions.ts';

// A migration goes through every version: a loaded machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const EACH = 10;
/** Versions that a database leaves as a platform does that was not kept up to date: what lies between is gone through at once. */
const BEGINNINGS = VERSIONS.filter((_, index) => index % EACH === 0 || index === VERSIONS.length - 1);

const database = inject('database');
const url = database.kind === 'postgres' ? database.url : '';
/** One database is filled version by version; each test works in a copy of it, or in an empty one. */
const FILLED = `migrations_remplies_${process.pid}`;
const WORKED_IN = `migrations_${process.pid}`;
/** Versions that a test begins at: what was filled until there is kept. */
const KEPT_AT = ['0023-consultations', '0038-depots', '0096-debuts-de-mots', '0100-noms-des-demandes'] as const;
const keptAt = (version: (typeof KEPT_AT)[number]): string => `${FILLED}_${version.slice(0, 4)}`;
const admin = new pg.Client({ connectionString: url });

type Work<T> = (db: Connection['db']) => Promise<T>;

/** Works in a database of the server, and leaves it. */
async function inDatabase<T>(name: string, work: Work<T>): Promise<T> {
  const { db, close } = await connect({
    kind: 'postgres',
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
  });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${FILLED}`);
});
afterAll(async () => {
  for (const name of [WORKED_IN, FILLED, ...KEPT_AT.map(keptAt)])
    await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

/** Works in a copy of a database that nobody is connected to. */
async function inCopy<T>(template: string, work: Work<T>): Promise<T> {
  await admin.query(`drop database if exists ${WORKED_IN} with (force)`);
  await admin.query(`create database ${WORKED_IN} template ${template}`);
  return inDatabase(WORKED_IN, work);
}

test('every version of the database has its filling, and no other', () => {
  expect(Object.keys(FILLINGS)).toEqual(VERSIONS);
});

describe('a database filled at each version', () => {
  let before: Held = new Map();
  test.each(VERSIONS)('keeps at version %s all that it held', async (version) => {
    before = await inDatabase(FILLED, async (db) => {
      await migrate(db, version);
      expect(lostOf(before, await readAll(db))).toEqual([]);
      await fillUntil(db, version, VERSIONS.indexOf(version));
      return readAll(db);
    });
    expect(gapsOf(before)).toEqual([]);
    const kept = KEPT_AT.find((one) => one === version);
    if (kept !== undefined) await admin.query(`create database ${keptAt(kept)} template ${FILLED}`);
    if (BEGINNINGS.includes(version)) expect(await inCopy(FILLED, lossesOf)).toEqual([]);
  });
});

test('[DA880] a complement of a demande administrative that stood in its row is a round of its own, with who asked', () =>
  inCopy(keptAt('0038-depots'), async (db) => {
    await migrate(db);
    const { rows } =
      await sql`select demande_administrative_id, tache, auteur_role_id, repondu_le, chemin, commentaire, valeur_apres
    from demande_complement join demande_complement_point on complement_id = demande_complement.id
    where demande_administrative_id is not null`.execute(db);
    expect(rows).toEqual([
      {
        demande_administrative_id: 1,
        tache: 'da_instruction',
        auteur_role_id: 1,
        repondu_le: null,
        chemin: 'adresse',
        commentaire: 'Le siège ?',
        valeur_apres: null,
      },
    ]);
  }));

test('[A702] an alert of a late demande says from then on which task is late, and keeps what it said', () =>
  inCopy(keptAt('0096-debuts-de-mots'), async (db) => {
    await sql`insert into alerte (type, objet_type, objet_id, role_type, mrp_id, date_emission, date_echeance, valeurs)
    select type, 'demande-habilitation', demande.id, 'RC', 1, '2026-11-20', '2026-12-05', '{"numeroDemande": "DH-2026-0001"}'
    from demande_habilitation demande, unnest(array['DH_EN_RETARD', 'DH_A_VALIDER_CAISSE']) type`.execute(db);
    const { rows: before } = await sql<{ tache: string }>`select tache from demande_habilitation order by id`.execute(
      db,
    );
    await migrate(db);
    const { rows } = await sql<{ type: string; valeurs: object }>`select alerte.type, alerte.valeurs from alerte
    where objet_type = 'demande-habilitation' order by type, objet_id`.execute(db);
    const numeroDemande = 'DH-2026-0001';
    expect(before.length).toBeGreaterThan(0);
    expect(rows).toEqual([
      ...before.map(() => ({ type: 'DH_A_VALIDER_CAISSE', valeurs: { numeroDemande } })),
      ...before.map(({ tache }) => ({ type: 'DH_EN_RETARD', valeurs: { numeroDemande, tache } })),
    ]);
  }));

test('[LI763] names that were stored before are searched, compared and put in order as they are read now', () =>
  inCopy(keptAt('0100-noms-des-demandes'), async (db) => {
    await sql`update personne set nom = 'Łukasz', prenom = 'Søren' where id = 1`.execute(db);
    await sql`update entite set raison_sociale = 'Lætitia Þór', ville = 'Œting'`.execute(db);
    await sql`update demande_administrative set raison_sociale = 'Lætitia Þór', ville = 'Œting'`.execute(db);
    await sql`update stagiaire set nom = 'Đorđe', prenom = 'Strauß', cle_nom = 'strauß đorđe'`.execute(db);
    await sql`update certificat set nom = 'Đorđe', prenom = 'Strauß'`.execute(db);
    await migrate(db);
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select
    (select array[nom_tri, recherche] from personne where id = 1) as personne,
    (select array[nom_tri, lieu, ville_tri] from entite order by id limit 1) as entite,
    (select array[nom_tri] from demande_administrative order by id limit 1) as demande,
    (select array_agg(distinct nom_tri) from demande_habilitation where entite_id is not null) as habilitation,
    (select array_agg(distinct entite_nom_tri) from habilitation) as copie,
    (select array_agg(distinct entite_nom_tri) from session_certification) as session,
    (select array_agg(distinct cle_nom) from stagiaire) as stagiaire,
    (select array_agg(distinct nom_tri) from certificat) as certificat,
    (select bool_or(recherche like '% strauss dorde%') from session_certification) as mots`.execute(db);
    expect(rows).toEqual([
      {
        personne: ['lukasz soren', expect.stringMatching(/^soren lukasz /)],
        entite: ['laetitia thor', expect.stringMatching(/oeting$/), 'oeting'],
        demande: ['laetitia thor'],
        habilitation: ['laetitia thor'],
        copie: ['laetitia thor'],
        session: ['laetitia thor'],
        stagiaire: ['dorde strauss'],
        certificat: ['dorde strauss'],
        mots: true,
      },
    ]);
  }));

test('the record of the versions that kept their own is carried over', () =>
  inCopy(keptAt('0023-consultations'), async (db) => {
    await sql`drop table migration_lock`.execute(db);
    await sql`alter table migration rename timestamp to faite_le`.execute(db);
    await sql`alter table migration alter faite_le type timestamptz using faite_le::timestamptz,
    alter faite_le set default now()`.execute(db);
    const before = await sql`select name, faite_le as le from migration order by name`.execute(db);
    await migrate(db);
    const after = await sql`select name, timestamp::timestamptz as le from migration order by name`.execute(db);
    expect(after.rows).toMatchObject([...before.rows, ...VERSIONS.slice(before.rows.length).map((name) => ({ name }))]);
  }));
