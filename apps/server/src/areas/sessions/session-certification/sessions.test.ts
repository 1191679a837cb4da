import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';

let server: TestServer;
let g: Call;
let dl: Call;
let f: Call;
let admin: Call;
let other: Call;
let sst: number;
let amiante: number;
const db = () => server.services.connection.db;

const habilitationOf = async (raisonSociale: string, code: string): Promise<number> =>
  (
    await db()
      .selectFrom('habilitation')
      .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
      .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
      .select('habilitation.id')
      .where('entite.raison_sociale', '=', raisonSociale)
      .where('dispositif_niveau.code', '=', code)
      .orderBy('habilitation.date_debut', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: HABILITATIONS,
    certificats: [
      ['FOR40001', 'SST-2', 400, 695],
      ['FOR40002', 'SST-2', 900, 20],
    ],
  });
  g = await actAs(server, 'LPF20001');
  dl = await actAs(server, 'DEL30001');
  f = await actAs(server, 'FOR40001');
  admin = await actAs(server, 'ADM92001');
  other = await actAs(server, 'RSC20002');
  sst = await habilitationOf('Lorraine Prévention Formation', 'SST-1');
  amiante = await habilitationOf('Nord Amiante Pédagogie', 'AMSS4-1');
});
afterAll(() => server.close());

/** A write of a session of two days that ended yesterday, at the entite's own premises. */
const writeOf = (changes: Partial<SessionWrite> = {}): SessionWrite => ({
  id: null,
  version: 0,
  cleBrouillon: randomUUID(),
  habilitationId: sst,
  mode: 'INI',
  dateSession: addDays(TODAY, -2),
  dateFinSession: addDays(TODAY, -1),
  heureDebut: '08:30',
  heureFin: '17:00',
  lieuFormation: 'FR',
  lieuFormationType: 'LOCAUX',
  lieuFormationCodePostalVille: { codePostal: '54000', ville: 'Nancy' },
  lieuFormationAdresse: '12 rue des Carmes',
  plateformeFixeId: null,
  animateurHabilisId: 'FOR40001',
  stagiaires: null,
  ...changes,
});
/** The write that changes a stored session. */
const changeOf = (session: SessionCertification, changes: Partial<SessionWrite> = {}): SessionWrite =>
  writeOf({
    ...session,
    cleBrouillon: null,
    habilitationId: session.habilitation.id,
    stagiaires: null,
    ...changes,
  });
const save = (write: SessionWrite, by = g) => by(sessionCertification.update, { body: write });
const submit = (session: SessionCertification, changes: Partial<SessionWrite> = {}, by = g) =>
  by(sessionCertification.submit, { body: changeOf(session, changes) });
const read = (session: SessionCertification, by = g) =>
  by(sessionCertification.get, { params: { id: session.id ?? 0 } });
const faultsOf = async (call: Promise<unknown>) => {
  const { status, errors = [] } = await refusal(call);
  return [status, ...errors.map(({ path, title }) => `${path} ${title}`)];
};

test('[SC4] a session is started from a habilitation and stored by its first save, once, with its number', async () => {
  const started = await g(sessionCertification.start, { query: { habilitationId: String(sst) } });
  expect(started).toMatchObject({
    id: null,
    numero: null,
    etat: 'SAISIE',
    regles: { nbStagiairesMin: 4, nbStagiairesMax: 10, certificatFormateurRequis: true, aujourdhui: TODAY },
    modifiable: true,
  });
  const write = writeOf();
  const [one, same] = await Promise.all([save(write), save(write)]);
  expect(one.numero).toMatch(/^S-2026-\d{6}$/);
  expect([same.id, same.numero]).toEqual([one.id, one.numero]);
  const stored = await read(one);
  expect(stored).toMatchObject({
    etat: 'SAISIE',
    animateurNomPrenom: 'Julie Perrin',
    dateSuppressionSession: '2027-02-19',
    etapes: [{ action: 'Ouvre', vers: 'SAISIE', auteurNomPrenom: 'Sophie Marchal', roleType: 'G' }],
    actionsPossibles: [
      { key: 'Soumet', commentaireRequis: false },
      { key: 'Supprime', commentaireRequis: true },
    ],
  });
  const copy = await g(sessionCertification.start, { query: { habilitationId: String(sst), copieDe: String(one.id) } });
  expect(copy).toMatchObject({
    id: null,
    dateSession: null,
    animateurHabilisId: 'FOR40001',
    heureDebut: '08:30',
    lieuFormationAdresse: '12 rue des Carmes',
    stagiaires: [],
  });
});
test('[SC4] a save of a stale version gets the stored session, and what contradicts itself is refused', async () => {
  const first = await save(writeOf());
  const second = await save(changeOf(first, { lieuFormationAdresse: '1 place Stanislas' }));
  const stale = await refusal(save(changeOf(first)));
  expect(stale).toMatchObject({
    status: 409,
    title: 'session-certification.version-perimee',
    courant: { version: second.version, lieuFormationAdresse: '1 place Stanislas' },
  });
  expect(await faultsOf(save(changeOf(second, { dateFinSession: addDays(TODAY, -9), heureFin: '08:00' })))).toEqual([
    400,
    'dateFinSession session-certification.date-fin-avant-debut',
    'heureFin session-certification.heure-fin-avant-debut',
  ]);
  expect(await faultsOf(save(changeOf(second, { animateurHabilisId: 'ZZZ99999' })))).toEqual([
    400,
    'animateurHabilisId session-certification.animateur-inconnu',
  ]);
});
test('[SC21][P39] a session is read in the scope of each role, and changed by its entite alone', async () => {
  const session = await save(writeOf());
  expect(await refusal(read(session, other))).toMatchObject({ status: 404 });
  expect((await read(session, dl)).modifiable).toBe(true);
  expect((await read(session, f)).modifiable).toBe(false);
  expect((await read(session, admin)).modifiable).toBe(false);
  for (const [habilisId, status] of [
    ['INS50001', 200],
    ['INS50002', 404],
    ['RDI90001', 200],
    ['RDI90002', 404],
    ['FOR40002', 404],
  ] as const) {
    const reading = read(session, await actAs(server, habilisId));
    expect([habilisId, status === 200 ? (await reading).id : (await refusal(reading)).status]).toEqual([
      habilisId,
      status === 200 ? session.id : status,
    ]);
  }
  expect(await refusal(save(changeOf(session), other))).toMatchObject({ status: 404 });
  expect(await refusal(save(changeOf(session), f))).toMatchObject({ status: 403 });
});
test('[SC5][SC6][SC9] a submit tells everything that is missing or wrong, at its place', async () => {
  const empty = await save(
    writeOf({
      dateSession: null,
      dateFinSession: null,
      heureDebut: null,
      heureFin: null,
      lieuFormation: null,
      lieuFormationType: null,
      animateurHabilisId: null,
    }),
  );
  expect(await faultsOf(submit(empty))).toEqual([
    400,
    'dateSession session-certification.date-debut-requise',
    'dateFinSession session-certification.date-fin-requise',
    'heureDebut session-certification.horaires-incomplets',
    'heureFin session-certification.horaires-incomplets',
    'lieuFormation session-certification.lieu-requis',
    'animateurHabilisId session-certification.animateur-requis',
    'stagiaires session-certification.stagiaires-trop-peu',
  ]);
  const late = changeOf(empty, {
    ...writeOf({ cleBrouillon: null }),
    id: empty.id,
    version: empty.version,
    animateurHabilisId: 'FOR40002',
    dateSession: addDays(TODAY, 10),
    dateFinSession: addDays(TODAY, 80),
  });
  expect(await faultsOf(g(sessionCertification.submit, { body: late }))).toEqual([
    400,
    'dateFinSession session-certification.session-trop-longue',
    'animateurHabilisId session-certification.animateur-certificat-fini',
    'stagiaires session-certification.stagiaires-trop-peu',
  ]);
  // Nothing of a refused submit is kept.
  expect(await read(empty)).toMatchObject({ version: empty.version, animateurHabilisId: null });
});
test('[V13] a technical session in France is held at a platform that the commission validated before it', async () => {
  const nap = await actAs(server, 'NAP20003');
  const { habilitation } = await nap(sessionCertification.start, { query: { habilitationId: String(amiante) } });
  const [plateforme] = habilitation.plateformesFixes;
  const session = await save(writeOf({ habilitationId: amiante }), nap);
  const refused = await refusal(submit(session, {}, nap));
  expect(refused).toMatchObject({ status: 400, title: 'sessions-certification.erreurs.plateforme-forbidden' });
  const at = { lieuFormationType: 'PLATEFORME_FIXE', plateformeFixeId: plateforme?.id ?? 0 } as const;
  const kept = await save(changeOf(session, at), nap);
  expect(kept.lieuFormationCodePostalVille).toEqual(plateforme?.adresse.codePostalVille);
  expect((await refusal(submit(kept, at, nap))).title).toBe('donnees-invalides');
  expect((await refusal(save(changeOf(kept, { ...at, plateformeFixeId: 999_999 }), nap))).errors).toEqual([
    { path: 'plateformeFixeId', title: 'session-certification.plateforme-inconnue' },
  ]);
});
test('[SC3] no session is opened outside the time of its habilitation, nor under a suspension', async () => {
  expect(await refusal(save(writeOf({ dateSession: '2035-01-08', dateFinSession: '2035-01-09' })))).toMatchObject({
    status: 409,
    title: 'session-certification.habilitation-hors-periode',
  });
  const suspended = await habilitationOf('Atelier des Gestes Sûrs', 'SST-1');
  const mul = await actAs(server, 'MUL20004', 'G');
  expect(await refusal(save(writeOf({ habilitationId: suspended }), mul))).toMatchObject({
    status: 409,
    title: 'session-certification.habilitation-suspendue',
  });
  const broken = await habilitationOf('Loire Échafaudage Formation', 'PRAPIBC-1');
  const lef = await actAs(server, 'LEF20012');
  expect(await refusal(lef(sessionCertification.start, { query: { habilitationId: String(broken) } }))).toMatchObject({
    status: 409,
    title: 'session-certification.habilitation-rompue',
  });
  expect(await faultsOf(g(sessionCertification.start, { query: { habilitationId: String(amiante) } }))).toEqual([
    400,
    'habilitationId champ.invalide',
  ]);
});
test('[SC20][SC27] the network opens sessions of its own niveaux alone, and the entite too', async () => {
  const instructeur = await actAs(server, 'INS50001');
  expect(await faultsOf(instructeur(sessionCertification.start, { query: { habilitationId: String(sst) } }))).toEqual([
    400,
    'habilitationId champ.invalide',
  ]);
  const session = await save(writeOf());
  expect(await refusal(save(changeOf(session), instructeur))).toMatchObject({
    status: 400,
    title: 'session-certification.action-interdite',
  });
  await db()
    .updateTable('dispositif_niveau')
    .set({ session_par_formateur: false })
    .where('code', '=', 'SST-1')
    .execute();
  const own = await save(writeOf(), instructeur);
  expect(own.actionsPossibles.map(({ key }) => key)).toEqual(['Soumet', 'Supprime']);
  expect((await read(own)).actionsPossibles.map(({ key }) => key)).toEqual(['Soumet']);
  await db()
    .updateTable('dispositif_niveau')
    .set({ session_par_formateur: true })
    .where('code', '=', 'SST-1')
    .execute();
});
