import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { hash } from './empreintes.ts';
import { sealAudit } from './sealAudit.ts';
import { TEXTE } from './texteOf.ts';
import { verifyAudit } from './verifyAudit.ts';
import { emptyTrail, tamper } from './test/trail.ts';

let server: TestServer;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startTestServer({ worksOffJobs: false });
  ({ db } = server.services.connection);
});
afterAll(() => server.close());
beforeEach(() => emptyTrail(db));

async function record(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await db
      .insertInto('audit')
      .values({ action: `essai ${index}`, detail: JSON.stringify({ b: index, a: 'é"\\' }), fait_le: new Date() })
      .execute();
  }
  await sealAudit(db);
}

test('a trail that nobody touched is whole, and its head can be found again later', async () => {
  expect(await verifyAudit(db)).toEqual({ entries: 0, waiting: 0, removed: 0, start: null, head: null, faults: [] });
  await record(3);
  const { head, ...first } = await verifyAudit(db);
  expect(first).toEqual({ entries: 3, waiting: 0, removed: 0, start: null, faults: [] });
  expect(head).toMatch(/^3:[0-9a-f]{64}$/);
  await record(2);
  expect(await verifyAudit(db, head ?? '')).toMatchObject({ entries: 5, faults: [] });
});

test('an altered, a removed, a reordered and an inserted entry are each found where they are', async () => {
  await record(6);
  await tamper(db, `update audit set detail = '{"a": 1}' where id = 2`);
  expect((await verifyAudit(db)).faults).toEqual(['rang 2 : l’entrée 2 a été modifiée ou déplacée']);
  await tamper(db, 'delete from audit where id = 2');
  expect((await verifyAudit(db)).faults).toEqual(['rang 2 : l’entrée 2 a été supprimée']);
  await tamper(db, 'delete from audit_chaine where audit_id = 2');
  expect((await verifyAudit(db)).faults).toEqual(['rang 2 : l’entrée manque']);
});

test('two entries that change places, and one that comes from nowhere, are found', async () => {
  await record(5);
  await tamper(
    db,
    'update audit_chaine set audit_id = -1 where rang = 2',
    'update audit_chaine set audit_id = 2 where rang = 4',
    'update audit_chaine set audit_id = 4 where rang = 2',
    `insert into audit (id, action) overriding system value values (0, 'glissée')`,
  );
  expect((await verifyAudit(db)).faults).toEqual([
    'rang 2 : l’entrée 4 a été modifiée ou déplacée',
    'rang 4 : l’entrée 2 a été modifiée ou déplacée',
    'entrée 0 : elle n’est pas dans la chaîne',
  ]);
});

test('[AP6] the seal covers which application acted: one said to be a person’s own, or another’s, is found', async () => {
  await record(3);
  // The application itself need not exist: keys are off, as for whoever owns the database.
  await tamper(
    db,
    `insert into audit (action, application_id) values ('par un programme', 1), ('par une personne', null)`,
  );
  await sealAudit(db);
  expect(await verifyAudit(db)).toMatchObject({ entries: 5, faults: [] });
  const fault = (id: number) => `rang ${id} : l’entrée ${id} a été modifiée ou déplacée`;
  await tamper(db, 'update audit set application_id = null where id = 4');
  expect((await verifyAudit(db)).faults).toEqual([fault(4)]);
  await tamper(db, 'update audit set application_id = 2 where id = 4');
  expect((await verifyAudit(db)).faults).toEqual([fault(4)]);
  await tamper(
    db,
    'update audit set application_id = 1 where id = 4',
    'update audit set application_id = 1 where id = 5',
  );
  expect((await verifyAudit(db)).faults).toEqual([fault(5)]);
});

test('an end that is cut off whole is found by a head noted before', async () => {
  await record(4);
  const { head } = await verifyAudit(db);
  await tamper(db, 'delete from audit where id = 4', 'delete from audit_chaine where rang = 4');
  expect((await verifyAudit(db)).faults).toEqual([]);
  expect((await verifyAudit(db, head ?? '')).faults).toEqual([`la chaîne ne contient plus ${head}`]);
});

test('the trail is refused every change but an addition', async () => {
  await record(1);
  for (const table of ['audit', 'audit_chaine']) {
    await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow('ne se modifie pas');
    await expect(sql.raw(`truncate ${table} cascade`).execute(db)).rejects.toThrow('ne se modifie pas');
  }
  await expect(sql`update audit set action = 'autre'`.execute(db)).rejects.toThrow('ne se modifie pas');
  await expect(sql`update audit_chaine set empreinte = ''`.execute(db)).rejects.toThrow('ne se modifie pas');
});

test('an entry waits for its seal, and is told apart from one that was slipped in', async () => {
  await record(2);
  await db.insertInto('audit').values({ action: 'après', detail: '{}' }).execute();
  expect(await verifyAudit(db)).toMatchObject({ entries: 2, waiting: 1, faults: [] });
  expect([await sealAudit(db), await sealAudit(db)]).toEqual([1, 0]);
  expect(await verifyAudit(db)).toMatchObject({ entries: 3, waiting: 0, faults: [] });
});

test('links made before the seals by batch, each over its entry’s text, are verified with those that follow', async () => {
  await record(3);
  const { rows } = await sql<{ texte: string }>`select ${TEXTE} as texte from audit order by id`.execute(db);
  let before = '';
  const links = rows.map(({ texte }, index) => {
    before = hash(before + texte);
    return `update audit_chaine set feuille = null, empreinte = '${before}' where rang = ${index + 1}`;
  });
  await tamper(db, ...links);
  await record(2);
  expect(await verifyAudit(db)).toMatchObject({ entries: 5, faults: [] });
  await tamper(db, `update audit set action = 'autre' where id = 1`);
  expect((await verifyAudit(db)).faults).toEqual(['rang 1 : l’entrée 1 a été modifiée ou déplacée']);
});

test('writers at once make one chain while it is sealed; one that gives up leaves no gap', async () => {
  const write = (index: number) =>
    db.transaction().execute(async (trx) => {
      for (let entry = 0; entry < 3; entry++) {
        await trx
          .insertInto('audit')
          .values({ action: `${index}.${entry}`, detail: '{}' })
          .execute();
      }
      if (index % 5 === 0) throw new Error('abandon');
    });
  const writers = Promise.allSettled(Array.from({ length: 40 }, (_, index) => write(index)));
  for (let look = 0; look < 5; look++) await sealAudit(db);
  const done = await writers;
  expect(await verifyAudit(db)).toMatchObject({ faults: [] });
  await sealAudit(db);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(32);
  expect(await verifyAudit(db)).toMatchObject({ entries: 96, waiting: 0, faults: [] });
});
