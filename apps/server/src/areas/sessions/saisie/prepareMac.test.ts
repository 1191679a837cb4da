import { certificat } from '@habilis/api/certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenSession } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

const NANCY = { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' } as const;
const stagiaire = (nom: string) => ({ nom, prenom: 'Marion', naissance: '1990-04-12' });
const LORRAINE = {
  etat: 'CLOTUREE',
  entite: 1,
  niveau: 'SST-1',
  mode: 'INI',
  animateur: 'FOR40001',
  auteur: 'LPF20001',
  lieu: NANCY,
} as const;
/** Ends in fifty days for four; Aubry has followed an upkeep since, Bastien is in a session under way. */
const SESSIONS: readonly GivenSession[] = [
  { ...LORRAINE, jours: [681, 680], stagiaires: ['Aubry', 'Bastien', 'Claudel', 'Didier'].map(stagiaire) },
  { ...LORRAINE, mode: 'MAC', jours: [60, 60], stagiaires: [stagiaire('Aubry')] },
  { ...LORRAINE, mode: 'MAC', etat: 'SAISIE', jours: [-9, -9], stagiaires: [stagiaire('Bastien')] },
  // Of another niveau, ends in four months, and ended yesterday.
  { ...LORRAINE, niveau: 'PRAPIBC-1', jours: [681, 680], stagiaires: [stagiaire('Ferry')] },
  { ...LORRAINE, jours: [601, 600], stagiaires: [stagiaire('Humbert')] },
  { ...LORRAINE, jours: [732, 731], stagiaires: [stagiaire('Idoux')] },
  {
    ...LORRAINE,
    entite: 6,
    auteur: 'LPF20001',
    jours: [690, 689],
    stagiaires: [stagiaire('Jacquot')],
  },
];

let server: TestServer;
let g: Call;
beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [['FOR40001', 'SST-2', 400, 695]],
    sessions: SESSIONS,
  });
  g = await actAs(server, 'LPF20001');
});
afterAll(() => server.close());
const db = () => server.services.connection.db;

const listed = async (by: Call) => (await by(certificat.renouvellements, {})).groupes;
const idsOf = async (by: Call, nom: string) =>
  (await listed(by)).flatMap(({ certificats }) => certificats.filter((one) => one.nom === nom).map(({ id }) => id));
const prepare = (by: Call, certificatIds: readonly number[], cleBrouillon: string = randomUUID()) =>
  by(sessionCertification.preparerMac, { body: { cleBrouillon, certificatIds: [...certificatIds] } });

test('[C35] what ends within three months is listed by entite and niveau, without those that a later one follows', async () => {
  const told = (await listed(g)).map(({ libelleDispositifNiveau, habilitee, certificats }) => [
    libelleDispositifNiveau,
    habilitee,
    certificats.map(({ nom, dejaInscrit }) => (dejaInscrit ? `${nom} (inscrit)` : nom)),
  ]);
  expect(told).toEqual([
    ['PRAP IBC – Acteur', true, ['Ferry']],
    ['SST – Sauveteur secouriste du travail', true, ['Bastien (inscrit)', 'Claudel', 'Didier']],
  ]);
  const delegue = await listed(await actAs(server, 'DEL30001'));
  expect(delegue.map(({ libelleDispositifNiveau }) => libelleDispositifNiveau)).toEqual([
    'SST – Sauveteur secouriste du travail',
  ]);
  const elsewhere = await listed(await actAs(server, 'DEL30002'));
  expect(elsewhere.map(({ certificats }) => certificats.map(({ nom }) => nom))).toEqual([['Jacquot']]);
  expect(await refusal(listed(await actAs(server, 'RCA60001')))).toMatchObject({ status: 403 });
});

test('[C36] one call opens one draft of an upkeep with those who are chosen, as their session was held', async () => {
  const ids = [...(await idsOf(g, 'Didier')), ...(await idsOf(g, 'Claudel'))];
  const cle = randomUUID();
  const [one, same] = await Promise.all([prepare(g, ids, cle), prepare(g, ids, cle)]);
  expect(same.id).toBe(one.id);
  const stored = await g(sessionCertification.get, { params: { id: one.id ?? 0 } });
  expect(stored).toMatchObject({
    etat: 'SAISIE',
    mode: 'MAC',
    dateSession: null,
    lieuFormationAdresse: NANCY.adresse,
    animateurHabilisId: 'FOR40001',
    modifiable: true,
  });
  expect(stored.stagiaires.map(({ nom }) => nom)).toEqual(['Didier', 'Claudel']);
  // They are in a session now: neither offered nor taken again, whoever asks.
  expect((await listed(g)).at(-1)?.certificats.every(({ dejaInscrit }) => dejaInscrit)).toBe(true);
  const delegue = await actAs(server, 'DEL30001');
  expect(await refusal(prepare(delegue, ids))).toMatchObject({
    status: 409,
    title: 'session-certification.deja-en-session',
  });
  const sessions = await db().selectFrom('session_certification').select('id').where('etat', '=', 'SAISIE').execute();
  expect(sessions).toHaveLength(2);
});

test('[C36] certificats of another entite, of two niveaux, revoked or unknown open nothing', async () => {
  const [ferry = 0] = await idsOf(g, 'Ferry');
  const [claudel = 0] = await idsOf(g, 'Claudel');
  const [foreign = 0] = await idsOf(await actAs(server, 'DEL30002'), 'Jacquot');
  const faultOf = async (ids: readonly number[]) => {
    const { status, errors = [] } = await refusal(prepare(g, ids));
    return [status, ...errors.map(({ path }) => path)];
  };
  expect(await faultOf([foreign])).toEqual([400, 'certificatIds.0']);
  expect(await faultOf([claudel, ferry])).toEqual([400, 'certificatIds.1']);
  expect(await faultOf([ferry, 2_000_000_000])).toEqual([400, 'certificatIds.1']);
  await db().updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', ferry).execute();
  expect(await faultOf([ferry])).toEqual([400, 'certificatIds.0']);
  await db().updateTable('certificat').set({ statut: 'VALIDE' }).where('id', '=', ferry).execute();
});

test('[C36] without a habilitation in force nothing is opened, and the list says so', async () => {
  const [ferry = 0] = await idsOf(g, 'Ferry');
  await db()
    .updateTable('habilitation')
    .set({ date_fin: '2026-11-01' })
    .where('numero', 'like', '%PRAPIBC-1%')
    .execute();
  expect((await listed(g)).map(({ habilitee }) => habilitee)).toEqual([false, true]);
  expect(await refusal(prepare(g, [ferry]))).toMatchObject({
    status: 409,
    title: 'session-certification.habilitation-hors-periode',
  });
});
