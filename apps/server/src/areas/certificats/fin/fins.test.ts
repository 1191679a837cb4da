import { addDays } from '@habilis/domain/date/addDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { foldFins } from './foldFins.ts';

let server: TestServer;
const db = () => server.services.connection.db;

const SESSION = {
  etat: 'CLOTUREE',
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' },
} as const;
const CLASS = ['Marchand', 'Roux', 'Petit'].map((nom) => ({ nom, prenom: 'Anne', naissance: '1990-04-12' }));

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    sessions: [
      { ...SESSION, jours: [800, 799], stagiaires: CLASS },
      { ...SESSION, jours: [200, 199], stagiaires: CLASS },
      { ...SESSION, jours: [90, 89], stagiaires: CLASS.slice(1) },
    ],
  });
});
afterAll(() => server.close());

const KEY = sql`entite_id, caisse_id, departement, dispositif_niveau_id, date_fin::text as date_fin`;

/** What is kept, and what the rows of certificats say, of those that have not ended. */
async function both() {
  const kept = await sql<{ nombre: number }>`select ${KEY}, sum(nombre)::integer as nombre from fin_certificat
    where date_fin >= ${TODAY}::date group by 1, 2, 3, 4, 5 having sum(nombre) <> 0 order by 1, 2, 3, 4, 5`.execute(
    db(),
  );
  const rows = await sql<{ nombre: number }>`select ${KEY}, count(*)::integer as nombre
    from (select certificat.*, entite.code_departement as departement from certificat join entite on entite.id = certificat.entite_id) certificat
    where statut = 'VALIDE' and date_fin >= ${TODAY}::date group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db());
  return { kept: kept.rows, rows: rows.rows };
}

/** Holds what is kept against the rows, and gives how many there are. */
async function expectSame(): Promise<number> {
  const { kept, rows } = await both();
  expect(kept).toEqual(rows);
  return kept.reduce((sum, { nombre }) => sum + nombre, 0);
}

const first = sql<number>`(select min(id) from certificat where date_fin >= ${TODAY}::date)`;

test('[ST1070] how many certificats hold until when follows each of their changes, and a night changes none of it', async () => {
  const all = await expectSame();
  expect(all).toBe(CLASS.length * 2 - 1);
  // One is revoked, one lasts longer, one is given to somebody else, one is no more.
  await sql`update certificat set statut = 'REVOQUE' where id = ${first}`.execute(db());
  expect(await expectSame()).toBe(all - 1);
  await sql`update certificat set date_fin = ${addDays(TODAY, 900)} where id = ${first} + 1`.execute(db());
  await sql`update certificat set nom = 'Durand' where id = ${first} + 2`.execute(db());
  expect(await expectSame()).toBe(all - 1);
  // The entite moves to another département and another caisse, in this order and in the other.
  const { rows } = await sql<{ id: number; code: string }>`select id, departements[1] as code from mrp
    where id <> (select caisse_id from certificat where id = ${first}) and code <> 'NATIONAL' order by id limit 1`.execute(
    db(),
  );
  const [other] = rows;
  if (other === undefined) throw new Error('aucune autre caisse');
  await sql`update entite set code_departement = ${other.code} where id in (select entite_id from certificat)`.execute(
    db(),
  );
  expect(await expectSame()).toBe(all - 1);
  await sql`update habilitation set entite_caisse_id = ${other.id} where id in (select habilitation_id from certificat)`.execute(
    db(),
  );
  await sql`update entite set code_departement = '2A' where id in (select entite_id from certificat)`.execute(db());
  expect(await expectSame()).toBe(all - 1);
  await foldFins(db(), { today: TODAY });
  expect(await expectSame()).toBe(all - 1);
  const { rows: kept } = await sql<{
    nombre: number;
    fin: string;
  }>`select nombre, date_fin::text as fin from fin_certificat`.execute(db());
  expect(kept.every(({ nombre, fin }) => nombre > 0 && fin >= TODAY)).toBe(true);
  // A revoked one that is valid again, and all of an entite that are gone.
  await sql`update certificat set statut = 'VALIDE' where statut = 'REVOQUE'`.execute(db());
  expect(await expectSame()).toBe(all);
});

test('[ST1070] what is rolled back was never counted', async () => {
  const all = await expectSame();
  const stopped = db()
    .transaction()
    .execute(async (trx) => {
      await sql`update certificat set statut = 'REVOQUE'`.execute(trx);
      throw new Error('arrêt');
    });
  await expect(stopped).rejects.toThrow('arrêt');
  expect(await expectSame()).toBe(all);
});
