import { attestation } from '@habilis/api/attestation/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { decodeAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { readCode } from '@habilis/domain/certificat/readCode';
import { addDays } from '@habilis/domain/date/addDays';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HabilitationTable } from '../../../database/tables/habilitations.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import { marksOf } from '../signature/marksOf.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { signAttestation } from './signAttestation.ts';

const NOW = new Date(`${TODAY}T10:00:00Z`);
let server: TestServer;
let guest: Call;
let id: number;
const db = () => server.services.connection.db;
const held = () => habilitationRows(db()).where('habilitation.id', '=', id).executeTakeFirstOrThrow();
const update = (change: Updateable<HabilitationTable>) =>
  db().updateTable('habilitation').set(change).where('id', '=', id).execute();
const make = async () => signAttestation(server.services.config, { db: db(), now: NOW, today: TODAY }, await held());
const check = (code: string) => guest(attestation.verifier, { body: { code } });
const load = (by: Call) => by(attestation.telecharger, { params: { id } });

/** What withholds it for the length of some tries, then is taken back. */
async function during<T>(change: Updateable<HabilitationTable>, tries: () => Promise<T>): Promise<T> {
  const before = await db().selectFrom('habilitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await update(change);
  try {
    return await tries();
  } finally {
    const { date_debut, date_fin, date_debut_suspension, date_fin_suspension, rupture } = before;
    await update({ date_debut, date_fin, date_debut_suspension, date_fin_suspension, rupture });
  }
}

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const found = await db().selectFrom('certificat').select('habilitation_id').executeTakeFirstOrThrow();
  id = found.habilitation_id;
});
beforeEach(() => db().deleteFrom('tentative').execute());
afterAll(() => server.close());

test('[C860] the entite and whoever reads the habilitation load its attestation as a PDF; nobody else does', async () => {
  for (const habilisId of ['LPF20001', 'DEL30001', 'RCA60001', 'RDI90001', 'INS50001', 'CNH91001', 'ADM92001']) {
    const { blob, filename: name } = await load(await actAs(server, habilisId));
    expect([habilisId, name, (await blob.text()).slice(0, 5)]).toEqual([
      habilisId,
      'Attestation 128-2023-SST-1-02.pdf',
      '%PDF-',
    ]);
  }
  expect(await refusal(load(await actAs(server, 'NAP20003')))).toMatchObject({ status: 404 });
  expect(await refusal(load(guest))).toMatchObject({ status: 401 });
});

test('[C860] its code holds the habilitation, its dates and the day, signed; anybody who checks it reads how it stands', async () => {
  const code = await make();
  const row = await held();
  const read = readCode(code);
  const charge = decodeAttestation(read?.genre === 'signe' ? read.charge : Uint8Array.of());
  expect(charge).toMatchObject({
    habilitationId: id,
    dateEmission: TODAY,
    dateDebut: row.date_debut,
    dateFin: row.date_fin,
    codeNiveau: 'SST-1',
    numeroHabilitation: '128/2023/SST-1/02',
    raisonSociale: 'Lorraine Prévention Formation',
  });
  expect(await check(code)).toEqual({
    statut: 'VALIDE',
    raison: null,
    demonstration: true,
    intitule: 'SST – Sauveteur secouriste du travail',
    numero: '128/2023/SST-1/02',
    raisonSociale: 'Lorraine Prévention Formation',
    codePostal: '54000',
    ville: 'Nancy',
    dateEmission: TODAY,
    dateDebut: row.date_debut,
    dateFin: row.date_fin,
    retireeDu: null,
    retireeAu: null,
  });
});

test('[C861] an attestation made before a suspension, a rupture or an end says it once it is checked after', async () => {
  const code = await make();
  const suspended = { date_debut_suspension: addDays(TODAY, -2), date_fin_suspension: addDays(TODAY, 30) };
  expect(await during(suspended, () => check(code))).toMatchObject({
    statut: 'SUSPENDUE',
    retireeDu: addDays(TODAY, -2),
    retireeAu: addDays(TODAY, 30),
  });
  const broken = { rupture: true, date_debut_suspension: TODAY, date_fin_suspension: null };
  expect(await during(broken, () => check(code))).toMatchObject({
    statut: 'ROMPUE',
    retireeDu: TODAY,
    retireeAu: null,
  });
  const over = { date_fin: addDays(TODAY, -1) };
  expect(await during(over, () => check(code))).toMatchObject({ statut: 'TERMINEE', dateFin: addDays(TODAY, -1) });
  expect(await check(code)).toMatchObject({ statut: 'VALIDE' });
});

test('[C861] no attestation is made of what is suspended, over or broken; the page of the habilitation says why', async () => {
  const g = await actAs(server, 'LPF20001');
  const both = async () => [
    (await refusal(load(g))).title,
    (await g(habilitation.get, { params: { id } })).refusAttestation,
  ];
  for (const [change, title] of [
    [{ date_debut_suspension: TODAY, date_fin_suspension: '2999-12-31' }, 'habilitation.attestation-suspendue'],
    [{ date_fin: addDays(TODAY, -1) }, 'habilitation.attestation-terminee'],
    [{ rupture: true, date_debut_suspension: TODAY, date_fin_suspension: null }, 'habilitation.attestation-rompue'],
  ] as const)
    expect(await during(change, both)).toEqual([title, title]);
  expect((await g(habilitation.get, { params: { id } })).refusAttestation).toBeNull();
  const future = { date_debut: addDays(TODAY, 10) };
  expect(await during(future, async () => (await load(g)).filename)).toMatch(/\.pdf$/);
});

test('[C862] one signed by a key that was retired still counts; by one that leaked, none does', async () => {
  const code = await make();
  await db().updateTable('cle_certificat').set({ retiree_le: NOW }).where('retiree_le', 'is', null).execute();
  const other = await make();
  expect(other).not.toBe(code);
  expect([(await check(code)).statut, (await check(other)).statut]).toEqual(['VALIDE', 'VALIDE']);
  const leaked = db().updateTable('cle_certificat').where('retiree_le', 'is not', null);
  await leaked.set({ compromise_le: NOW }).execute();
  expect(await check(code)).toMatchObject({ statut: 'INCONNU', raison: 'cle-compromise', numero: null });
  await leaked.set({ compromise_le: null }).execute();
});

test('[C860] a certificat passed off as an attestation says nothing, nor an attestation as a certificat, nor what is changed or of another site', async () => {
  const code = await make();
  const { id: certificatId } = await db().selectFrom('certificat').select('id').executeTakeFirstOrThrow();
  const all = await marksOf(server.services.config, { db: db(), now: NOW }, [certificatId]);
  expect(await check(all.get(certificatId)?.url ?? '')).toMatchObject({ statut: 'INCONNU', raison: 'illisible' });
  expect(await guest(qrcode.certificat, { body: { code } })).toMatchObject({ statut: 'INCONNU', raison: 'abime' });
  expect(await check(all.get(certificatId)?.codeCourt ?? '')).toMatchObject({ raison: 'illisible' });
  const digits = code.split('#')[1] ?? '';
  const last = digits.at(-1) === '0' ? '1' : '0';
  expect(await check(digits.slice(0, -1) + last)).toMatchObject({ statut: 'INCONNU', raison: 'signature-fausse' });
  expect(await check(`https://ailleurs.example.org/certificat#${digits.slice(0, -1)}${last}`)).toMatchObject({
    raison: 'autre-site',
  });
  expect(await check('bonjour')).toMatchObject({ statut: 'INCONNU', raison: 'illisible' });
});
