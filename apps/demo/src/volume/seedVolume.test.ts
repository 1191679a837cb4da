import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { numeroOf } from '@habilis/domain/certificat/numeroOf';
import { SESSION_ETATS } from '@habilis/domain/session-certification/etats';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPasswordHash } from '@habilis/server/test/testPassword';
import { type TestServer } from '@habilis/server/test/startTestServer';
import { actAs } from '@habilis/server/test/actAs';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { updateSessions } from '@habilis/server/builders/updateSessions';
import { startDemonstrationServer } from '../test/startDemonstrationServer.ts';
import { seedVolume } from './seedVolume.ts';

const DEMANDES = 1200;
const SESSIONS = 900;
const CERTIFICATS = 2000;
let server: TestServer;
let repartiteur: Call;

const db = () => server.services.connection.db;
const indexes = async () =>
  (
    await sql<{ definition: string }>`select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`.execute(
      db(),
    )
  ).rows;

/** What a seed generates, in a transaction that is undone. */
async function drawnWith(seed: number): Promise<string | undefined> {
  const trx = await db().startTransaction().execute();
  try {
    // As of a demonstration filled in the same transaction: a trigger waits for its end.
    const { numUpdatedRows } = await trx
      .updateTable('certificat')
      .set((row) => ({ remplace_id: row.ref('remplace_id') }))
      .where('remplace_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBeGreaterThan(0n);
    await seedVolume(trx, { demandes: 40, sessions: 40, certificats: 60, seed, today: TEST_TODAY, motDePasse: '' });
    const { rows } = await sql<{ drawn: string }>`select md5(string_agg(concat_ws(' ', numero, tache, mode, recherche,
      date_echeance, assigne_id), ';' order by id)) || (select md5(string_agg(concat_ws(' ', numero, etat, recherche), ';' order by id))
      from session_certification) as drawn from demande_habilitation`.execute(trx);
    return rows[0]?.drawn;
  } finally {
    await trx.rollback().execute();
  }
}

let drawn: readonly (string | undefined)[];
let before: Awaited<ReturnType<typeof indexes>>;

beforeAll(async () => {
  server = await startDemonstrationServer();
  before = await indexes();
  drawn = [await drawnWith(1), await drawnWith(1), await drawnWith(2)];
  const motDePasse = await testPasswordHash();
  await db()
    .transaction()
    .execute((trx) =>
      seedVolume(trx, {
        demandes: DEMANDES,
        sessions: SESSIONS,
        certificats: CERTIFICATS,
        seed: 7,
        today: TEST_TODAY,
        motDePasse,
      }),
    );
  repartiteur = await actAs(server, 'REP70001');
});
afterAll(() => server.close());

const countOf = async (tache: string) => (await repartiteur(demande.currentList, { query: { tache } })).total;

test('as many demandes as asked stand in every state, and the lists count them', async () => {
  const { rows } = await sql<{
    count: number;
  }>`select (select count(*) from demande_administrative where numero like 'DA-%-1____')::integer
    + (select count(*) from demande_habilitation where md5('dh ' || id) is not null and cle_brouillon in
      (select md5('dh ' || j)::uuid from generate_series(1, ${DEMANDES}::integer) j))::integer as count`.execute(db());
  expect(rows[0]?.count).toBeGreaterThan(DEMANDES * 0.95);
  const tasks = [...DA_TASK_KEYS, ...DH_TASK_KEYS].filter((key) => key !== 'supprimee' && !key.endsWith('saisie'));
  const counts = await Promise.all(tasks.map(countOf));
  expect(tasks.filter((_, rank) => (counts[rank] ?? 0) < 2)).toEqual([]);
  const { rows: sessions } = await sql<{ etat: string }>`select distinct etat from session_certification
    where lieu_formation_adresse like '%rue des Lilas' order by 1`.execute(db());
  expect(sessions.map(({ etat }) => etat)).toEqual(SESSION_ETATS.toSorted((one, other) => (one < other ? -1 : 1)));
});

test('as many sessions and certificats as asked are there, each session with its stagiaires, and one is found by a name', async () => {
  const { rows } = await sql<{ sessions: number; certificats: number; vides: number }>`select
    (select count(*)::integer from session_certification where lieu_formation_adresse like '%rue des Lilas') as sessions,
    (select count(*)::integer from certificat join stagiaire on stagiaire.id = stagiaire_id where habilis_id like 'SA%') as certificats,
    (select count(*)::integer from session_certification session where lieu_formation_adresse like '%rue des Lilas'
      and etat in ('SAISIE', 'RESULTATS', 'VERIFICATION')
      and not exists (select from session_stagiaire where session_id = session.id)) as vides`.execute(db());
  expect(rows[0]).toEqual({ sessions: SESSIONS, certificats: CERTIFICATS, vides: 0 });
  const issued = await db()
    .selectFrom('certificat')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'certificat.dispositif_niveau_id')
    .select(['certificat.id as serial', 'certificat.numero', 'certificat.date_obtention as dateObtention'])
    .select('niveau.code as codeNiveau')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .where('stagiaire.habilis_id', 'like', 'SA%')
    .execute();
  expect(issued).toHaveLength(CERTIFICATS);
  // A signature says the serial: a number without it would be another's.
  expect(issued.filter((one) => one.numero !== numeroOf(one))).toEqual([]);
  const { habilis_id: recherche } = await db()
    .selectFrom('stagiaire')
    .innerJoin('certificat', 'certificat.stagiaire_id', 'stagiaire.id')
    .select('habilis_id')
    .where('habilis_id', 'like', 'SA%')
    .orderBy('stagiaire.id', 'desc')
    .executeTakeFirstOrThrow();
  const { elements } = await repartiteur(sessionCertification.search, { body: { recherche, vue: 'cloturees' } });
  expect(elements).toHaveLength(1);
  expect(elements[0]?.nbAdmis).toBe(elements[0]?.nbStagiaires);
});

const alertes = async () =>
  (
    await sql<{
      told: string;
    }>`select concat_ws(' ', type, role_type, objet_id, entite_id, personne_id, date_emission, date_echeance) as told
    from alerte where objet_type = 'session-certification' order by 1`.execute(db())
  ).rows.map(({ told }) => told);

test('[A23][A24][A25] the sessions give the alerts that the day gives them: the next job of the day has none to add', async () => {
  const written = await alertes();
  for (const type of ['SESSION_RESULTATS F', 'SESSION_A_VERIFIER G', 'SESSION_SUPPRESSION G', 'SESSION_SUPPRESSION F'])
    expect(written.filter((told) => told.startsWith(type)).length).toBeGreaterThan(5);
  await updateSessions(db(), TEST_TODAY);
  expect(await alertes()).toEqual(written);
});

test('a generated demande is found, read, and held by who may read it', async () => {
  const list = await repartiteur(demande.currentList, {
    query: { recherche: 'atelier formation', nature: 'INI', taille: 200 },
  });
  const [found] = list.elements;
  const read = await repartiteur(demandeHabilitation.get, { params: { id: found?.id ?? 0 } });
  expect(read.numero).toBe(found?.numero);
  const [dossier] = (await repartiteur(demande.currentList, { query: { nature: 'DA', tache: 'da_instruction' } }))
    .elements;
  const { numero } = await repartiteur(demandeAdministrative.get, { params: { id: dossier?.id ?? 0 } });
  expect(numero).toBe(dossier?.numero);
  const entites = await repartiteur(entite.search, { body: { recherche: 'atelier formation', taille: 200 } });
  expect(entites.elements.map(({ raisonSociale }) => raisonSociale)).toContain(found?.raisonSociale);
  const { elements } = await repartiteur(habilitation.list, { query: { etat: 'SUSPENDUE', taille: 200 } });
  const generated = elements.find(({ numero: one }) => one.startsWith('100'));
  expect(await repartiteur(habilitation.get, { params: { id: generated?.id ?? 0 } })).toMatchObject({
    etat: 'SUSPENDUE',
  });
});

test('a generated account opens, and sees its own demandes only', async () => {
  const { habilis_id: id, entite_id: entiteId } = await db()
    .selectFrom('personne')
    .innerJoin('role', 'role.personne_id', 'personne.id')
    .select(['personne.habilis_id', 'role.entite_id'])
    .where('role.type', '=', 'G')
    .orderBy('role.id', 'desc')
    .executeTakeFirstOrThrow();
  const { elements } = await (await actAs(server, id))(demande.currentList, {});
  const own = await db()
    .selectFrom('entite')
    .select('raison_sociale')
    .where('id', '=', entiteId)
    .executeTakeFirstOrThrow();
  expect(new Set(elements.map(({ raisonSociale }) => raisonSociale))).toEqual(new Set([own.raison_sociale]));
});

test('indexes and foreign keys stand as before, and ids count on', async () => {
  expect(await indexes()).toEqual(before);
  const { id } = await db()
    .insertInto('entite')
    .values({
      raison_sociale: 'Suivante',
      siret: null,
      etat: 'active',
      type_entite: null,
      regime: null,
      caisse_id: null,
      code_postal: null,
      ville: null,
      code_departement: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ last: number }>`select max(id) as last from entite`.execute(db());
  expect(id).toBe(rows[0]?.last);
});

test('the same seed and day give the same rows, another seed gives others', () => {
  const [first, again, other] = drawn;
  expect(first).toBe(again);
  expect(other).not.toBe(first);
});
