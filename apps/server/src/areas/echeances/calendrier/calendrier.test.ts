import { echeance } from '@habilis/api/echeance/endpoints';
import { moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import { rolePath } from '@habilis/api/page/rolePaths';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';

let server: TestServer;
const GESTIONNAIRE = 'LPF20001';
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: [
      ...HABILITATIONS,
      { entite: 1, niveau: 'GEPO-1', age: 1600, sequence: 411 },
      { entite: 1, niveau: 'PRAP2S-1', age: 1700, sequence: 412 },
    ],
    demandes: [{ entite: 1, niveau: 'AMSS4-1', tache: 'complement', age: 70, depuis: 6, formateurs: [] }],
  });
  // Within the months of the line.
  for (const numero of ['128/%/02', '411/%']) {
    await db().updateTable('habilitation').set({ date_fin: '2027-02-01' }).where('numero', 'like', numero).execute();
  }
  // A name that the format must escape, and a line longer than it lets stand.
  await db()
    .updateTable('dispositif')
    .set({ libelle_court: 'Gestes, postures ; \\ manutention à l’hôpital et au domicile des personnes aidées' })
    .where('code', '=', 'GEPO')
    .execute();
});
afterAll(() => server.close());

/** The path of an address on this server. */
const readAddress = (adresse: string) => fetch(`${server.url}${new URL(adresse).pathname}`);
async function created(habilisId = GESTIONNAIRE, type?: string) {
  const call = await actAs(server, habilisId, type);
  return { call, ...(await call(echeance.createCalendrier, {})) };
}
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
const roleIdOf = async (habilisId: string, type: 'G' | 'I' = 'G') =>
  (
    await db()
      .selectFrom('role')
      .innerJoin('personne', 'personne.id', 'role.personne_id')
      .select('role.id')
      .where('habilis_id', '=', habilisId)
      .where('role.type', '=', type)
      .executeTakeFirstOrThrow()
  ).id;

test('[EC11] the address is shown once, kept as a seal, replaced by the next one and revoked, all in the trail', async () => {
  const { call, adresse, creeLe } = await created();
  expect(await call(echeance.calendrier, {})).toEqual({ creeLe, luLe: null });
  const cle = /agenda\/\d+-([^/]+)\//.exec(adresse)?.[1];
  const kept = await db().selectFrom('calendrier').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain(cle);
  expect((await readAddress(adresse)).status).toBe(200);
  expect((await call(echeance.calendrier, {})).luLe).not.toBeNull();
  const second = await call(echeance.createCalendrier, {});
  expect((await readAddress(adresse)).status).toBe(404);
  expect((await readAddress(second.adresse)).status).toBe(200);
  await call(echeance.revokeCalendrier, {});
  await call(echeance.revokeCalendrier, {});
  expect((await readAddress(second.adresse)).status).toBe(404);
  expect(await call(echeance.calendrier, {})).toEqual({ creeLe: null, luLe: null });
  const rows = await db()
    .selectFrom('audit')
    .select(['action', 'objet_type', 'detail'])
    .where('action', 'like', 'calendrier-%')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { action: 'calendrier-cree', objet_type: 'role', detail: { remplace: false } },
    { action: 'calendrier-cree', objet_type: 'role', detail: { remplace: true } },
    { action: 'calendrier-revoque', objet_type: 'role', detail: {} },
  ]);
});

test('[EC12] the calendar holds what the list of its owner holds, with links to their screens', async () => {
  const { call, adresse } = await created();
  const answer = await readAddress(adresse);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const events = eventsOf(await answer.text());
  const months = moisDeLigne(TEST_TODAY);
  const { elements: wanted } = await call(echeance.list, {
    query: { du: months[0], au: months.at(-1), taille: 200 },
  });
  expect(events.map(({ startDate }) => startDate.toString()).toSorted()).toEqual(
    wanted.map(({ date }) => date).toSorted(),
  );
  const role = { type: 'G' as const, id: await roleIdOf(GESTIONNAIRE) };
  const urls = events.map(({ component }) => new URL(String(component.getFirstPropertyValue('url'))).pathname);
  expect(urls).toContain(
    rolePath(role, 'habilitation', wanted.find(({ type }) => type === 'habilitation-fin')?.objetId ?? 0),
  );
});

test('[EC13] an event is a whole day without hour, its identifier and order of versions stay while its day moves', async () => {
  const { adresse } = await created();
  const readFin = async () => {
    const text = await (await readAddress(adresse)).text();
    const found = eventsOf(text).find(
      ({ uid, summary }) => uid.startsWith('habilitation-fin') && summary.includes('Gestes'),
    );
    if (found === undefined) throw new Error('la fin attendue manque');
    return { text, event: found };
  };
  const { text, event } = await readFin();
  expect(event.startDate.isDate).toBe(true);
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(text).not.toMatch(/DTSTART:|TZID/);
  // Folded at 75 bytes, whatever the accents (RFC 5545, section 3.1), and escaped.
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\n', '').includes('\r\r')).toBe(false);
  expect(event.summary).toContain('Gestes, postures ; \\ manutention à l’hôpital et au domicile des personnes aidées');
  await db()
    .updateTable('habilitation')
    .set((eb) => ({ date_fin: '2027-03-09', version: eb('version', '+', 1) }))
    .where('numero', 'like', '411/%')
    .execute();
  const moved = (await readFin()).event;
  expect(moved.uid).toBe(event.uid);
  expect(moved.startDate.toString()).toBe('2027-03-09');
  expect(moved.sequence).toBe((event.sequence ?? 0) + 1);
});

test('[EC12] what its owner may no longer read is gone at the next reading', async () => {
  const { adresse } = await created('DEL30001');
  const before = eventsOf(await (await readAddress(adresse)).text());
  expect(before.length).toBeGreaterThan(0);
  await db()
    .updateTable('delegation')
    .set({ fin_le: new Date(`${TEST_TODAY}T09:00:00Z`) })
    .execute();
  expect(eventsOf(await (await readAddress(adresse)).text())).toEqual([]);
});

test('[EC12] of an ended role, a blocked account, a wrong or an unknown key: 404, and none answers sooner', async () => {
  const { adresse } = await created('INS50001');
  const roleId = await roleIdOf('INS50001', 'I');
  const slowest = async (path: string) => {
    const before = performance.now();
    const { status } = await fetch(`${server.url}${path}`);
    return { status, isEven: performance.now() - before >= 95 };
  };
  const path = new URL(adresse).pathname;
  expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  const forged = path.replace(/.(?=\/echeances)/, (last) => (last === 'A' ? 'B' : 'A'));
  const other = path.replace(`/${roleId}-`, `/${roleId + 1}-`);
  for (const wrong of [forged, other, path.replace(/agenda\/[^/]+/, 'agenda/x')]) {
    expect(await slowest(wrong)).toEqual({ status: 404, isEven: true });
  }
  const ends = [
    async (isOver: boolean) =>
      db()
        .updateTable('role')
        .set({ fin_le: isOver ? new Date(`${TEST_TODAY}T09:00:00Z`) : null })
        .where('id', '=', roleId)
        .execute(),
    async (isOver: boolean) =>
      db()
        .updateTable('personne')
        .set({ etat: isOver ? 'bloquee' : 'active' })
        .where('habilis_id', '=', 'INS50001')
        .execute(),
  ];
  for (const end of ends) {
    await end(true);
    expect(await slowest(path)).toEqual({ status: 404, isEven: true });
    await end(false);
    expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  }
});

test('[EC12] a role that demands a second factor has no calendar without one', async () => {
  const { adresse } = await created('CNH91001');
  expect((await readAddress(adresse)).status).toBe(200);
  await db()
    .insertInto('parametre')
    .values({ cle: 'rolesSecondFacteur', valeur: JSON.stringify(['CNH']) })
    .execute();
  await expect.poll(async () => (await readAddress(adresse)).status).toBe(404);
});

test('[EC12] a network that asks too often waits', async () => {
  const path = `/api/echeance/agenda/1-${'x'.repeat(43)}/echeances.ics`;
  const answers: number[] = [];
  for (let round = 0; round < 13; round++) {
    const some = await Promise.all(Array.from({ length: 10 }, () => fetch(`${server.url}${path}`)));
    answers.push(...some.map(({ status }) => status));
  }
  expect(answers).toContain(429);
});
