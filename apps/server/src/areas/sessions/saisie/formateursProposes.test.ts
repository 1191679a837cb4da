import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenSession } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';

const LIEU = { type: 'LOCAUX', adresse: '12 rue des Carmes', codePostal: '54000', ville: 'Nancy' } as const;
const LORRAINE = { entite: 1, niveau: 'SST-1', mode: 'INI', etat: 'CLOTUREE', auteur: 'LPF20001', lieu: LIEU } as const;
const stagiaires = [{ nom: 'Aubry', prenom: 'Marion', naissance: '1990-04-12' }];
/** Julie led one of Lorraine and leads one of another entite in ten days; Marc has one to enter; Awa led one of another niveau. */
const SESSIONS: readonly GivenSession[] = [
  { ...LORRAINE, animateur: 'FOR40001', jours: [200, 199], stagiaires },
  { ...LORRAINE, etat: 'RESULTATS', animateur: 'FOR40002', jours: [3, 2], stagiaires },
  { ...LORRAINE, niveau: 'PRAPIBC-1', animateur: 'FOR40003', jours: [90, 89], stagiaires },
  { ...LORRAINE, etat: 'SAISIE', animateur: 'MUL20004', jours: [-30, -31], stagiaires },
  {
    ...LORRAINE,
    entite: 2,
    auteur: 'RSC20002',
    etat: 'RESULTATS',
    animateur: 'FOR40001',
    jours: [-10, -11],
    stagiaires,
  },
];

let server: TestServer;
let g: Call;
let sst: number;
const db = () => server.services.connection.db;
beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40002', 'SST-2', 900, 20],
      ['FOR40003', 'PRAP2S-2', 400, 695],
      ['MUL20004', 'SST-2', 400, 695],
    ],
    demandes: [
      { entite: 6, niveau: 'SST-1', mode: 'REN', tache: 'instruction', age: 20, depuis: 10, formateurs: ['FOR40002'] },
    ],
    sessions: SESSIONS,
  });
  g = await actAs(server, 'LPF20001');
  sst = await habilitationOf(db(), 'Lorraine Prévention Formation', 'SST-1');
});
afterAll(() => server.close());

const ahead = (days: number) => addDays(TODAY, days);
const list = (
  by: Call,
  habilitationId: number,
  [dateSession, dateFinSession]: readonly string[] = [],
  sessionId?: number,
) =>
  by(sessionCertification.formateurs, {
    query: {
      habilitationId: String(habilitationId),
      ...(dateSession === undefined ? {} : { dateSession }),
      ...(dateFinSession === undefined ? {} : { dateFinSession }),
      ...(sessionId === undefined ? {} : { sessionId: String(sessionId) }),
    },
  });
const namesOf = async (listed: ReturnType<typeof list>) => (await listed).map(({ nom }) => nom);
const setPersonne = (habilisId: string, etat: 'active' | 'bloquee') =>
  db().updateTable('personne').set({ etat }).where('habilis_id', '=', habilisId).execute();

test('[SC870] who led for the entite is chosen by name, with the end of the certificat and the days taken elsewhere, not where', async () => {
  expect(await list(g, sst, [ahead(10), ahead(12)])).toEqual([
    {
      habilisId: 'FOR40002',
      nom: 'Thévenot',
      prenom: 'Marc',
      dateFinCertificat: ahead(20),
      refus: null,
      joursPris: [],
    },
    {
      habilisId: 'FOR40001',
      nom: 'Perrin',
      prenom: 'Julie',
      dateFinCertificat: ahead(695),
      refus: null,
      joursPris: [{ du: ahead(10), au: ahead(11) }],
    },
  ]);
  // Without days nothing is said of anybody's.
  expect(await list(g, sst)).toMatchObject([
    { habilisId: 'FOR40001', joursPris: [] },
    { habilisId: 'FOR40002', joursPris: [] },
  ]);
});

test('[SC870] a certificat that ends before the last day is told with its end; who was never declared or gave nothing is not named', async () => {
  expect(await list(g, sst, [ahead(19), ahead(21)])).toMatchObject([
    { nom: 'Perrin', refus: null },
    { nom: 'Thévenot', refus: 'session-certification.animateur-certificat-fini', dateFinCertificat: ahead(20) },
  ]);
});

test('[SC870] who was declared for the niveau by a demande that left is named, whatever they led', async () => {
  const breizh = await habilitationOf(db(), 'Breizh Secours Entreprise', 'SST-1');
  const by = await actAs(server, 'BSE20006');
  expect(await namesOf(list(by, breizh))).toEqual(['Thévenot']);
  await db()
    .updateTable('demande_habilitation')
    .set({ tache: 'abandonnee', en_cours: false })
    .where('tache', '=', 'instruction')
    .where('dispositif_niveau_id', 'in', (eb) =>
      eb.selectFrom('habilitation').select('dispositif_niveau_id').where('id', '=', breizh),
    )
    .execute();
  expect(await list(by, breizh)).toEqual([]);
});

test('[SC870] a delegataire chooses among those of the sessions that are delegated; nobody reads another entite’s', async () => {
  const prap = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  // Its niveau asks for no certificat.
  expect(await namesOf(list(g, prap))).toEqual(['Diop', 'Perrin', 'Thévenot']);
  const delegated = await list(await actAs(server, 'MUL20004', 'DL'), prap);
  expect(delegated).toMatchObject([{ nom: 'Diop', dateFinCertificat: null, refus: null }]);
  expect(await refusal(list(await actAs(server, 'MUL20004', 'DL'), sst))).toMatchObject({ status: 400 });
  expect(await refusal(list(await actAs(server, 'RSC20002'), sst))).toMatchObject({ status: 400 });
  expect(await refusal(list(await actAs(server, 'FOR40001'), sst))).toMatchObject({ status: 403 });
});

test('[SC870] the session that it is for takes nobody, and a formateur who is one of its stagiaires cannot lead it', async () => {
  const days = { dateSession: ahead(10), dateFinSession: ahead(10) };
  const draft = await g(sessionCertification.update, { body: sessionWriteOf({ habilitationId: sst, ...days }) });
  const id = draft.id ?? 0;
  const julieOf = async (sessionId?: number) =>
    (await list(g, sst, [ahead(12), ahead(13)], sessionId)).find(({ nom }) => nom === 'Perrin');
  const later = await g(sessionCertification.update, {
    body: sessionWriteOf({ habilitationId: sst, dateSession: ahead(13), dateFinSession: ahead(13) }),
  });
  expect(await julieOf(id)).toMatchObject({ joursPris: [{ du: ahead(13), au: ahead(13) }] });
  expect(await julieOf(later.id ?? 0)).toMatchObject({ joursPris: [] });
  const other = await habilitationOf(db(), 'Rhône Sécurité Conseil', 'SST-1');
  const elsewhere = await db()
    .selectFrom('session_certification')
    .select('id')
    .where('habilitation_id', '=', other)
    .executeTakeFirstOrThrow();
  const checked = { animateurHabilisId: 'FOR40001', habilitationId: sst, dateSession: null, dateFinSession: null };
  for (const asked of [
    () => list(g, sst, [], elsewhere.id),
    () => g(sessionCertification.checkAnimateur, { body: { ...checked, sessionId: elsewhere.id } }),
    () => g(sessionCertification.start, { query: { habilitationId: String(sst), copieDe: String(elsewhere.id) } }),
  ])
    expect(await refusal(asked())).toMatchObject({ status: 404, title: 'introuvable' });
  const line = {
    habilisId: 'FOR40001',
    nom: 'Perrin',
    prenom: 'Julie',
    naissance: '01/02/1980',
    courriel: '',
    choix: null,
  };
  await g(sessionCertification.importer, { params: { id }, body: { lignes: [line], colonnes: [] } });
  expect(await julieOf(id)).toMatchObject({ refus: 'session-certification.animateur-stagiaire' });
});

test('[SC870] who is blocked or left is not proposed, and comes back with the account or the role', async () => {
  await setPersonne('FOR40001', 'bloquee');
  expect(await namesOf(list(g, sst))).toEqual(['Thévenot']);
  await setPersonne('FOR40001', 'active');
  const julie = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  const setEnd = (fin_le: Date | null) =>
    db().updateTable('role').set({ fin_le }).where('personne_id', '=', julie.id).where('type', '=', 'F').execute();
  await setEnd(new Date('2026-01-01T00:00:00Z'));
  expect(await namesOf(list(g, sst))).toEqual(['Thévenot']);
  await setEnd(null);
  expect(await namesOf(list(g, sst))).toEqual(['Perrin', 'Thévenot']);
});
