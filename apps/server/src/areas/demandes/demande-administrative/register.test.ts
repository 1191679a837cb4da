import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { askAgainForVerifications } from './askAgainForVerifications.ts';
import { retryVerificationSiren } from './retryVerificationSiren.ts';
import { verificationSirenJob } from './verificationSirenJob.ts';

let register: Server;
let server: TestServer;
let demandeur: Call;
let instructeur: Call;
let id = 0;
/** How the register answers: a state, an error, or nothing until the time-out. */
let mode: 'A' | 'C' | 'broken' | 'silent' = 'silent';
let asked = 0;
/** The activity numbers that the register gives. */
let ndas = ['44540123454'];
/** The last words that were searched. */
let words: string | null = null;

beforeAll(async () => {
  register = createServer((request, response) => {
    asked++;
    if (mode === 'silent') return;
    const siren = new URL(request.url ?? '', 'http://register').searchParams.get('q');
    response.statusCode = mode === 'broken' ? 503 : 200;
    words = siren;
    const other = { siret: '01187420300026', adresse: '1 PLACE D ARMES 57000 METZ', code_postal: '57000' };
    const siege = {
      siret: '01023145400017',
      adresse: '4 RUE DE LA HALLE 54000 NANCY',
      code_postal: '54000',
      libelle_commune: 'NANCY',
    };
    const complements = { est_organisme_formation: true, liste_id_organisme_formation: ndas };
    response.end(
      JSON.stringify({
        results: [
          {
            siren,
            nom_complet: 'MOSELLE PREVENTION',
            etat_administratif: mode,
            siege,
            complements,
            matching_etablissements: [other],
          },
        ],
      }),
    );
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  const { port } = register.address() as AddressInfo;
  server = await startPeopledServer({ environment: { HABILIS_REGISTER_URL: `http://127.0.0.1:${port}` } });
  demandeur = await actAs(server, 'MPA10013');
  instructeur = await actAs(server, 'INS50010');
  id = (await demandeur(demande.todoList, {})).elements[0]?.id ?? 0;
});
beforeEach(() => {
  asked = 0;
});
afterAll(async () => {
  register.closeAllConnections();
  register.close();
  await server.close();
});

const read = (call: Call) => call(da.get, { params: { id: String(id) } });
const check = () => demandeur(da.check, { params: { id: String(id) } });
const retry = () => {
  const { connection, register: asRegister, now } = server.services;
  return retryVerificationSiren(connection.db, asRegister, id, now());
};
const pdf = (title: string) => new File([pdfOf(title)], `${title}.pdf`);

test('[E14][DA52] a register that does not answer holds no write: submits pass while it is being asked', async () => {
  mode = 'silent';
  let isAnswered = false;
  const pending = check().then((verification) => {
    isAnswered = true;
    return verification;
  });
  await expect.poll(() => asked).toBe(1);
  const submitted = await demandeur(da.submit, {
    body: writeBody(await read(demandeur), {
      fileUploads: [
        { champ: 'attestationUrssaf', userFilename: 'a.pdf', partIndex: 0 },
        { champ: 'recepisseNda', userFilename: 'b.pdf', partIndex: 1 },
      ],
    }),
    files: [pdf('a'), pdf('b')],
  });
  expect(submitted).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'da_instruction' },
    verificationSiren: { resultat: 'NON_VERIFIE', verifieLe: null },
  });
  expect(isAnswered).toBe(false);
  // The submit itself asked nothing.
  expect(asked).toBe(1);
  // The call gives up after its time-out and says that the check is pending.
  expect(await pending).toMatchObject({ resultat: 'NON_VERIFIE' });
});

test('[DA64][G15] a dead register leaves the check pending, and the job is tried again until it answers', async () => {
  mode = 'broken';
  await expect(retry()).rejects.toThrow('registre');
  expect(await read(instructeur)).toMatchObject({ verificationSiren: { resultat: 'NON_VERIFIE' } });
  mode = 'A';
  await retry();
  expect(await read(instructeur)).toMatchObject({
    verificationSiren: { resultat: 'OK', raisonSociale: 'MOSELLE PREVENTION' },
  });
  asked = 0;
  await retry();
  expect(asked).toBe(0);
});

/** The jobs about the demande that wait or run. */
const waiting = async () => {
  const { rows } = await server.services.connection.pool.query(
    "select id from travaux.job where name = 'verification-siren' and state <= 'active'",
  );
  return rows.length;
};
const setVerification = (verifieLe: string | null) =>
  server.services.connection.db
    .updateTable('demande_administrative')
    .set({ verification_siren: JSON.stringify({ resultat: 'NON_VERIFIE', raisonSociale: null, verifieLe }) })
    .where('id', '=', id)
    .execute();
/** Removes every job, as after the last failed try. */
const giveUp = () => server.services.connection.pool.query("delete from travaux.job where name = 'verification-siren'");

test('[DA64] the job of a submit finds out by itself', async () => {
  const { db } = server.services.connection;
  await giveUp();
  await setVerification(null);
  mode = 'A';
  await db
    .transaction()
    .execute((trx) => server.services.jobs.send(verificationSirenJob, { demandeAdministrativeId: id }, trx));
  await expect.poll(async () => (await read(instructeur)).verificationSiren.resultat, { interval: 250 }).toBe('OK');
});

test('[DA64] after an outage that outlived every try, a sweep or a submit asks again, one job at a time', async () => {
  const { connection, jobs } = server.services;
  mode = 'broken';
  await giveUp();
  await setVerification('2026-11-19T10:00:00.000Z');
  for (let sweep = 0; sweep < 2; sweep++) await askAgainForVerifications(connection.db, jobs);
  expect(await waiting()).toBe(1);
  await giveUp();
  const complement = { action: 'DemandeComplement', draftWorkflowComment: 'Merci de vérifier.' };
  await instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur), complement) });
  await demandeur(da.submit, { body: writeBody(await read(demandeur)) });
  expect(await waiting()).toBe(1);
  // The tries of the submit are spent; the register is back, and the next sweep asks it again.
  await giveUp();
  mode = 'A';
  await askAgainForVerifications(connection.db, jobs);
  await expect.poll(async () => (await read(instructeur)).verificationSiren.resultat, { interval: 250 }).toBe('OK');
  await askAgainForVerifications(connection.db, jobs);
  expect(await waiting()).toBe(0);
});

test('[DA52] a SIREN found closed after the submit keeps from validating, and is said beside its field', async () => {
  mode = 'C';
  expect(await check()).toMatchObject({ resultat: 'FERME' });
  expect(
    await refusal(instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur)) })),
  ).toMatchObject({
    status: 400,
    errors: [{ path: 'siret', title: 'champ.siren-ferme' }],
  });
  mode = 'A';
  await check();
  expect(await instructeur(da.submitByInstructeur, { body: writeBody(await read(instructeur)) })).toMatchObject({
    currentWorkflowTask: { currentTaskDefinitionKey: 'validee' },
  });
});

const ficheOf = async (siret: string) => (await demandeur(da.registre, { params: { siret } })).fiche;

test('[DA891] what the register knows of a SIRET is told to whoever fills in: name, address, type, a single activity number', async () => {
  mode = 'A';
  expect(await ficheOf('01023145400017')).toEqual({
    siret: '01023145400017',
    raisonSociale: 'MOSELLE PREVENTION',
    adresse: { ligne1: '4 RUE DE LA HALLE', codePostal: '54000', ville: 'NANCY' },
    typeEntite: 'OF',
    numeroDeclarationActivite: '44540123454',
  });
  expect(words).toBe('01023145400017');
  expect(await ficheOf('01187420300026')).toMatchObject({
    adresse: { ligne1: '1 PLACE D ARMES', codePostal: '57000', ville: null },
  });
  ndas = ['44540123454', '11750345675'];
  expect(await ficheOf('01023145400017')).toMatchObject({ numeroDeclarationActivite: null });
});

test('[DA891] an unknown SIRET, an impossible one and a register that is down or silent give no record, and no fault', async () => {
  mode = 'A';
  asked = 0;
  expect(await ficheOf('01018742030002'.padEnd(14, '0'))).toBeNull();
  expect(await ficheOf('01023145400018')).toBeNull();
  mode = 'broken';
  expect(await ficheOf('01023145400017')).toBeNull();
  mode = 'silent';
  expect(await ficheOf('01023145400017')).toBeNull();
  expect((await refusal(demandeur(da.registre, { params: { siret: 'azerty' } }))).status).toBe(404);
  expect((await refusal(instructeur(da.registre, { params: { siret: '01023145400017' } }))).status).toBe(403);
});
