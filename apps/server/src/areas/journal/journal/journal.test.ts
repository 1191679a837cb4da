import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { journal } from '@habilis/api/journal/endpoints';
import type { CallInput } from '@habilis/api/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Call } from '@habilis/api/client/createClient';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { sealAudit } from '../../../platform/audit/sealAudit.ts';
import { verifyAndKeep } from '../../../platform/audit/verifyAudit.ts';
import { tamper } from '../../../platform/audit/test/trail.ts';

const VERIFY = fileURLToPath(new URL('../../../../../../scripts/verify-journal.mjs', import.meta.url));
const run = promisify(execFile);

let server: TestServer;
let admin: Call;
let caisse: Call;
/** A demande that Nord-Est examines, and one that another caisse does. */
let own = { id: 0, numero: '' };
let other = { id: 0, numero: '' };
const db = () => server.services.connection.db;

const QUIET = { age: 40, depuis: 6, formateurs: [] };
beforeAll(async () => {
  server = await startPeopledServer({ worksOffJobs: false });
  await addToCast(server, {
    demandes: [
      { ...QUIET, entite: 1, niveau: 'GEPO-1', tache: 'instruction' },
      { ...QUIET, entite: 2, niveau: 'SST-1', tache: 'instruction' },
    ],
  });
  admin = await actAs(server, 'ADM92001');
  caisse = await actAs(server, 'RCA60001');
  const rows = await db()
    .selectFrom('demande_habilitation')
    .innerJoin('mrp', 'mrp.id', 'demande_habilitation.caisse_id')
    .select(['demande_habilitation.id', 'numero', 'mrp.libelle'])
    .execute();
  const of = (isOwn: boolean) => {
    const row = rows.find(({ libelle, numero }) => numero !== null && (libelle === 'Carsat Nord-Est') === isOwn);
    return { id: row?.id ?? 0, numero: row?.numero ?? '' };
  };
  [own, other] = [of(true), of(false)];
  for (const { id } of [own, other])
    await record(id, 'demande-habilitation.Soumet', { tache: 'saisie', suivante: 'instruction' });
});
afterAll(() => server.close());

const personneOf = async (habilisId: string) =>
  (await db().selectFrom('personne').select('id').where('habilis_id', '=', habilisId).executeTakeFirstOrThrow()).id;
async function record(objet_id: number, action: string, detail: object, by: object = {}): Promise<void> {
  const of = { objet_type: 'demande-habilitation', objet_id, action, detail: JSON.stringify(detail), ...by };
  await db().insertInto('audit').values(of).execute();
}
type Asked = NonNullable<CallInput<typeof journal.list>['query']>;
const find = async (call: Call, query: Asked = {}) =>
  (await call(journal.list, { query: { taille: 200, ...query } })).elements;
const actionsOf = async (call: Call, query?: Asked) => (await find(call, query)).map(({ action }) => action);

test('[D1092] an act tells who, in whose place, about what, before and after, under which request; the latest first', async () => {
  const [sophie, support] = [await personneOf('LPF20001'), await personneOf('SUP93001')];
  const acting = { personne_id: sophie, en_tant_que_par: support, requete: 'essai-1' };
  await record(own.id, 'demande-habilitation.Enregistre', {}, acting);
  const [last, first] = await find(admin, { objet: own.numero.toLowerCase() });
  expect(last).toMatchObject({
    acteur: { nom: 'Fatou Ndiaye', habilisId: 'SUP93001', roleType: null },
    aLaPlaceDe: 'Sophie Marchal',
    objet: { type: 'demande-habilitation', id: own.id, libelle: own.numero },
    requete: 'essai-1',
    sceau: null,
  });
  expect(first).toMatchObject({
    acteur: null,
    aLaPlaceDe: null,
    lignes: [{ champ: 'tache', avant: 'saisie', apres: 'instruction' }],
  });
  await sealAudit(db());
  const [sealed] = await find(admin, { objetType: 'demande-habilitation', objetId: String(own.id) });
  expect(sealed?.sceau?.empreinte).toMatch(/^[0-9a-f]{64}$/);
  expect(await actionsOf(admin, { personne: 'ndiaye', objet: own.numero })).toEqual([
    'demande-habilitation.Enregistre',
  ]);
  expect(await actionsOf(admin, { personne: 'lpf20001', objet: own.numero })).toEqual([
    'demande-habilitation.Enregistre',
  ]);
  expect(await actionsOf(admin, { objet: 'DH-1999-0001' })).toEqual([]);
  expect(await actionsOf(admin, { personne: '%', objet: own.numero })).toEqual([]);
});

test('[D1092] whoever signed in is found by name, and who only was acted on is not', async () => {
  await server.signIn('FOR40001');
  await record(await personneOf('FOR40001'), 'compte-bloque', {}, { objet_type: 'personne' });
  const found = await actionsOf(admin, { personne: 'for40001' });
  expect(found).toContain('connexion');
  expect(found).not.toContain('compte-bloque');
});

test('[D1092] it is searched by family and by days of Paris, across the change of the clock', async () => {
  const at = async (fait_le: string) =>
    record(own.id, 'demande-habilitation.Modifie', {}, { fait_le: new Date(fait_le) });
  for (const instant of [
    '2026-10-24T21:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
  ]) {
    await at(instant);
  }
  const day = await find(admin, { du: '2026-10-25', au: '2026-10-25', objet: own.numero });
  expect(day.map(({ faitLe }) => faitLe)).toEqual(['2026-10-25T22:59:59.000Z', '2026-10-24T22:00:00.000Z']);
  expect(await actionsOf(admin, { du: '2099-01-01' })).toEqual([]);
  const families = new Set(await actionsOf(admin, { famille: 'demande' }));
  expect(families).toContain('demande-habilitation.Soumet');
  expect([...families].filter((action) => !action.startsWith('demande-'))).toEqual([]);
  expect(await actionsOf(admin, { famille: 'acces', objet: own.numero })).toEqual([]);
});

test('[D1093] RC reads what its caisse examines and what its people did, and no sign of anybody’s keys', async () => {
  expect(await actionsOf(caisse, { objet: own.numero })).toContain('demande-habilitation.Soumet');
  expect(await actionsOf(caisse, { objet: other.numero })).toEqual([]);
  expect(await actionsOf(caisse, { objetType: 'demande-habilitation', objetId: String(other.id) })).toEqual([]);
  expect(await actionsOf(admin, { objet: other.numero })).toContain('demande-habilitation.Soumet');
  expect(await actionsOf(admin)).toContain('connexion');
  expect(await actionsOf(caisse)).not.toContain('connexion');
  expect(await actionsOf(caisse, { famille: 'acces' })).toEqual([]);
  for (const habilisId of ['SUP93001', 'LPF20001', 'INS50001', 'CNH91001']) {
    const call = await actAs(server, habilisId);
    expect(await refusal(call(journal.list, { query: {} }))).toMatchObject({ status: 403 });
  }
});

test('[D1092] reading it and exporting it are acts of it', async () => {
  await find(caisse, { objet: own.numero });
  const [read] = await find(admin, { famille: 'journal' });
  expect(read).toMatchObject({ action: 'journal-lu', acteur: { habilisId: 'RCA60001', roleType: 'RC' } });
  expect(read?.lignes).toContainEqual({ champ: 'objet', avant: null, apres: own.numero });
});

test('[D1094] the nightly check of the chain is told with its first line that does not fit', async () => {
  await sealAudit(db());
  await verifyAndKeep(db(), new Date('2026-11-20T03:30:00Z'));
  const before = await admin(journal.list, { query: {} });
  expect(before.chaine).toMatchObject({ verifieLe: '2026-11-20T03:30:00.000Z', anomalies: [] });
  expect((await admin(journal.list, { query: {} })).chaine.enAttente).toBeGreaterThan(0);
  const { rows } = await sql<{ id: number; action: string }>`select id, action from audit order by id limit 1`.execute(
    db(),
  );
  const [{ id, action } = { id: 0, action: '' }] = rows;
  await tamper(db(), `update audit set action = 'autre' where id = ${id}`);
  await verifyAndKeep(db(), new Date());
  const { chaine } = await admin(journal.list, { query: {} });
  expect(chaine.anomalies).toEqual([expect.stringContaining(`l’entrée ${id} a été modifiée`)]);
  await tamper(db(), `update audit set action = '${action}' where id = ${id}`);
});

/** What the program that verifies an export says of it, with its code. */
async function verdictOn(text: string): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'journal.jsonl');
  await writeFile(file, text);
  return run('node', [VERIFY, file]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
}

test('[D1095] an export is verified by a program that knows nothing of Habilis, entries of others by their hash alone', async () => {
  await record(other.id, 'demande-habilitation.Modifie', { motif: 'secret de l’autre caisse' });
  await record(own.id, 'demande-habilitation.Modifie', { motif: 'dernier' });
  const { blob } = await caisse(journal.exporter, { query: { objet: own.numero } });
  const text = await blob.text();
  expect(text).not.toContain('secret de l’autre caisse');
  expect(text).toContain('dernier');
  expect(await verdictOn(text)).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ entrées, conformes/) });
  const altered = await verdictOn(text.replace('dernier', 'premier'));
  expect(altered).toMatchObject({ code: 1, said: expect.stringContaining('l’entrée a été modifiée') });
  const lines = text.trim().split('\n');
  const cut = await verdictOn([...lines.slice(0, 2), ...lines.slice(3)].join('\n'));
  expect(cut).toMatchObject({ code: 1, said: expect.stringMatching(/il manque|rompue/) });
  const { blob: empty } = await caisse(journal.exporter, { query: { objet: 'DH-1999-0001' } });
  expect(await verdictOn(await empty.text())).toMatchObject({ code: 0, said: expect.stringContaining('0 entrées') });
});
