import { certificat } from '@habilis/api/certificat/endpoints';
import { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFaults, pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { signWaiting } from '../signature/signCertificats.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';

let server: TestServer;
let g: Call;
let f: Call;
let dl: Call;
let other: Call;
let sessionId: number;
let ids: number[];
const db = () => server.services.connection.db;
const bytesOf = async ({ blob }: { readonly blob: Blob }) => new Uint8Array(await blob.arrayBuffer());

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40002', 'SST-2', 900, 20],
    ],
    sessions: [CLOSED_SESSION, { ...CLOSED_SESSION, etat: 'VERIFICATION', jours: [8, 7] }],
  });
  await signWaiting(server.services.config, db(), new Date());
  g = await actAs(server, 'LPF20001');
  f = await actAs(server, 'FOR40001');
  dl = await actAs(server, 'DEL30001');
  other = await actAs(server, 'NAP20003').catch(() => actAs(server, 'RSC20002'));
  const rows = await db().selectFrom('certificat').select(['id', 'session_id']).orderBy('id').execute();
  ids = rows.map(({ id }) => id);
  sessionId = rows[0]?.session_id ?? 0;
});
afterAll(() => server.close());

const audits = async () => {
  const rows = await db()
    .selectFrom('audit')
    .select(['objet_type', 'objet_id', 'detail'])
    .where('action', '=', 'certificats-telecharges')
    .orderBy('id')
    .execute();
  return rows;
};

test('[C4][C7] the certificats of a closed session are one tagged PDF, a page each, with codes that are verified, and who took them is recorded', async () => {
  const params = { id: sessionId };
  const before = await audits();
  const sheets = await g(sessionCertification.telechargements, { params });
  const cards = await dl(sessionCertification.telechargements, { params, query: { papier: 'CR80' } });
  // One does not take the other's place in a folder.
  expect(sheets.filename).toMatch(/^Certificats-S-2026-\d+\.pdf$/);
  expect(cards.filename).toMatch(/^Cartes-S-2026-\d+\.pdf$/);
  const [sheet, card] = [await bytesOf(sheets), await bytesOf(cards)];
  for (const bytes of [sheet, card]) {
    expect(await pdfFaults(bytes)).toEqual([]);
    const text = (await pdfText(bytes)).replaceAll(/\s+/g, ' ');
    for (const words of ['Amandine ROYER', 'Ştefan KŐVÁRI', 'SPÉCIMEN — DÉMONSTRATION', 'Obtenu le'])
      expect(text).toContain(words);
    expect(text).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  }
  expect(await pdfText(sheet)).toContain('Lorraine Prévention Formation');
  const taken = (await audits()).slice(before.length);
  expect(taken).toHaveLength(2);
  expect(taken[0]).toMatchObject({ objet_type: 'session-certification', objet_id: sessionId });
  expect(taken[0]?.detail).toMatchObject({ papier: 'A4', envoi: 'PDF' });
});

test('[C7] an archive holds one PDF each, under its number and its name', async () => {
  const answer = await g(sessionCertification.telechargements, { params: { id: sessionId }, query: { envoi: 'ZIP' } });
  expect(answer.filename).toMatch(/^Certificats-S-2026-\d+\.zip$/);
  const archive = Buffer.from(await answer.blob.arrayBuffer()).toString('latin1');
  expect(archive.split('%PDF-1.7').length - 1).toBe(4);
  expect(archive).toContain('-Royer-Amandine.pdf');
});

test('[C7] some certificats are chosen, in the order that is asked for, in a session or in a list', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  const body = { ids: [third, first, third] };
  for (const answer of [
    await g(sessionCertification.certificats, { params: { id: sessionId }, body }),
    await g(certificat.telecharger, { body }),
  ]) {
    const text = await pdfText(await bytesOf(answer));
    expect(text.indexOf('Jean-Pierre')).toBeGreaterThan(-1);
    expect(text.indexOf('Amandine')).toBeGreaterThan(text.indexOf('Jean-Pierre'));
    expect(text).not.toContain('Hugo');
  }
  const one = await g(certificat.telecharger, { body: { ids: [second] } });
  expect(one.filename).toMatch(/^Certificat-SST-1-2026-\d+\.pdf$/);
});

test('[C7] nobody takes certificats out of their scope, of a session that is not closed, or revoked ones', async () => {
  const open = await db()
    .selectFrom('session_certification')
    .select('id')
    .where('etat', '=', 'VERIFICATION')
    .executeTakeFirstOrThrow();
  const expectRefusal = async (answer: Promise<unknown>, status: number, title: string) =>
    expect(await refusal(answer)).toMatchObject({ status, title });
  await expectRefusal(other(sessionCertification.telechargements, { params: { id: sessionId } }), 404, 'introuvable');
  await expectRefusal(other(certificat.telecharger, { body: { ids } }), 404, 'introuvable');
  const none = 'session-certification.sans-certificat';
  await expectRefusal(g(sessionCertification.telechargements, { params: { id: open.id } }), 409, none);
  await expectRefusal(g(sessionCertification.certificats, { params: { id: open.id }, body: { ids } }), 409, none);
  const [, , , last = 0] = ids;
  await expectRefusal(g(certificat.telecharger, { body: { ids: [last, 2_000_000_000] } }), 404, 'introuvable');
  await expectRefusal(
    g(certificat.telecharger, { body: { ids: Array.from({ length: 1001 }, (_, at) => at + 1) } }),
    400,
    'donnees-invalides',
  );
  await db().updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', last).execute();
  await expectRefusal(g(certificat.telecharger, { body: { ids: [last] } }), 409, 'certificat.revoque-non-tire');
  const rest = await pdfText(
    await bytesOf(await g(sessionCertification.telechargements, { params: { id: sessionId } })),
  );
  expect(rest).not.toContain('Ştefan');
});

test('[MC11] who may take a certificat reads what its paper shows, nobody else, and none of a revoked one', async () => {
  const [id = 0, , , revoked = 0] = ids;
  const read = (by: Call, one: number) => by(certificat.feuille, { params: { id: String(one) } });
  const { dessin, valeurs, specimen } = await read(g, id);
  expect(dessin.zones.map(({ champ }) => champ)).toContain('prenomNom');
  const printed = (await pdfText(await bytesOf(await g(certificat.telecharger, { body: { ids: [id] } })))).replaceAll(
    /\s+/g,
    ' ',
  );
  const { prenom = '?', numeroCertificat = '?', codeCourt = '?', dateFinValidite = '?' } = valeurs;
  for (const words of [prenom, numeroCertificat, codeCourt, dateFinValidite, specimen ?? '?'])
    expect(printed).toContain(words);
  expect(await refusal(read(other, id))).toMatchObject({ status: 404 });
  expect(await refusal(read(g, revoked))).toMatchObject({ status: 409, title: 'certificat.revoque-non-tire' });
  const image = (by: Call) => by(certificat.imageDeFeuille, { params: { id: String(id), image: '1-logo' } });
  expect(await refusal(image(g))).toMatchObject({ status: 409, title: 'certificat.image-inconnue' });
});

test('[P41][P56][P75][C32] who led a session reads its results and its certificats, and takes none of them away', async () => {
  const [id = 0] = ids;
  const params = { id: String(id) };
  const taken = await audits();
  const ofSession = { params: { id: sessionId }, body: { ids } };
  for (const take of [
    () => f(sessionCertification.telechargements, { params: { id: sessionId } }),
    () => f(sessionCertification.certificats, ofSession),
    () => f(certificat.telecharger, { body: { ids: [id] } }),
    () => f(certificat.feuille, { params }),
    () => f(certificat.imageDeFeuille, { params: { ...params, image: '1-logo' } }),
    () => f(certificat.badge, { params }),
    () => f(certificat.envoyerAuTitulaire, { params, body: { adresse: 'amandine@example.org' } }),
    () => f(certificat.export, { query: { format: 'csv' } }),
  ])
    expect(await refusal(take())).toMatchObject({ status: 403, title: 'role.non-autorise' });
  expect(await audits()).toEqual(taken);
  const { stagiaires } = await f(sessionCertification.get, { params: { id: sessionId } });
  const rows = await db()
    .selectFrom('certificat')
    .select('numero')
    .where('session_id', '=', sessionId)
    .where('statut', '=', 'VALIDE')
    .execute();
  expect(stagiaires.flatMap(({ numeroCertificat }) => numeroCertificat ?? []).toSorted()).toEqual(
    rows.map(({ numero }) => numero).toSorted(),
  );
  expect(await f(certificat.get, { params })).toMatchObject({
    statut: 'VALIDE',
    dateNaissance: null,
    adresseTitulaire: null,
    suivis: null,
  });
  const { elements } = await f(certificat.search, { body: {} });
  expect(new Set(elements.map((one) => one.id))).toEqual(new Set(ids));
  expect(elements.every(({ dateNaissance }) => dateNaissance === null)).toBe(true);
});

test('[C7][P56] a formateur takes their own certificat, and the entite that of who leads its sessions, nobody else', async () => {
  const rows = await db()
    .selectFrom('certificat_formateur')
    .innerJoin('personne', 'personne.id', 'personne_id')
    .select(['certificat_formateur.id', 'habilis_id'])
    .execute();
  const idOf = (habilisId: string) => rows.find(({ habilis_id }) => habilis_id === habilisId)?.id ?? 0;
  const params = { id: idOf('FOR40001') };
  for (const by of [f, g]) {
    const bytes = await bytesOf(await by(certificatFormateur.download, { params }));
    expect(await pdfFaults(bytes)).toEqual([]);
    const text = await pdfText(bytes);
    expect(text).toContain('Julie PERRIN');
    // It was taken over from elsewhere: there is no code to scan.
    expect(text).not.toContain('scannez');
  }
  for (const by of [f, g]) {
    expect(await refusal(by(certificatFormateur.download, { params: { id: idOf('FOR40002') } }))).toMatchObject({
      status: 404,
    });
  }
});
