import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { updateDailySessions } from './dailySessions.ts';
import { admittedOf, changeOf, draftOf, fourOf } from '../test/classes.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let julie: Call;
let sst: number;
const db = () => server.services.connection.db;
const FIN = addDays(TODAY, -1);
const AVANT = addDays(FIN, DEFAULT_SETTINGS.delaiResultatsJours - DEFAULT_SETTINGS.rappelAvantResultatsJours);
const APRES = addDays(FIN, DEFAULT_SETTINGS.delaiResultatsJours + DEFAULT_SETTINGS.rappelApresResultatsJours);

beforeAll(async () => {
  ({ server, g, julie, sst } = await startSessionsServer());
});
afterAll(() => server.close());

const tags = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(4));
async function given(changes: { dateSession?: string; dateFinSession?: string } = {}): Promise<SessionCertification> {
  const days = { dateSession: addDays(TODAY, -2), dateFinSession: FIN };
  const draft = await draftOf(
    g,
    sessionWriteOf({ habilitationId: sst, ...days, ...changes }),
    fourOf(tags.shift() ?? ''),
  );
  return g(sessionCertification.submit, { body: changeOf(draft) });
}
const read = ({ id }: SessionCertification, by: Call = g) => by(sessionCertification.get, { params: { id: id ?? 0 } });
const step = (
  { id, version }: SessionCertification,
  by: Call,
  asked: { actionKey?: string; commentaire?: string; resultats?: ReturnType<typeof admittedOf> },
) => by(sessionCertification.submitResultats, { body: { id: id ?? 0, version, resultats: [], ...asked } });
const remindersOf = ({ id }: SessionCertification) =>
  db()
    .selectFrom('courriel')
    .select(['valeurs', 'objet_id'])
    .where('objet_id', '=', id)
    .where('modele', '=', 'session-relance')
    .orderBy('id')
    .execute();
const on = (today: string) => {
  const { jobs } = server.services;
  return updateDailySessions(db(), {
    today,
    settings: DEFAULT_SETTINGS,
    jobs,
    now: new Date(`${today}T04:00:00Z`),
  });
};
const reprise = { actionKey: 'Reprend', commentaire: 'Salle prise.' };

test('[SC851] who waits for results reads how the session stands at its formateur’s, and nobody else does', async () => {
  const session = await given();
  expect(session.chezFormateur).toEqual({
    depuis: TODAY,
    dateAttendue: addDays(FIN, DEFAULT_SETTINGS.delaiResultatsJours),
    nbSaisis: 0,
    isEntamee: false,
    ouverteLe: null,
    relanceeLe: null,
    dateProchainRappel: AVANT,
  });
  for (const other of [julie, await actAs(server, 'RCA60001'), await actAs(server, 'ADM92001')])
    expect((await read(session, other)).chezFormateur).toBeUndefined();
  const [first] = admittedOf(session);
  if (first === undefined) throw new Error('a class has stagiaires');
  const half = { ...first, resultat: null, identiteVerifiee: false };
  const save = (resultats: (typeof first)[]) =>
    julie(sessionCertification.updateResultats, { body: { id: session.id ?? 0, resultats } });
  await save([half]);
  expect((await read(session)).chezFormateur).toMatchObject({ nbSaisis: 0, isEntamee: true });
  await save([{ ...first, version: first.version + 1 }]);
  const begun = await read(session);
  expect(begun.chezFormateur).toMatchObject({ nbSaisis: 1, isEntamee: true });
  const reminded = await step(begun, g, { actionKey: 'Relance' });
  expect(reminded.chezFormateur?.relanceeLe).toBe(reminded.etapes.at(-1)?.faitLe);
  const done = await step(await read(session, julie), julie, { resultats: admittedOf(await read(session, julie)) });
  expect((await read(done)).chezFormateur).toBeUndefined();
});

test('[SC851] who waits reads when the formateur first opened the session, each time that it comes to them', async () => {
  const opened = async (session: SessionCertification) => (await read(session)).chezFormateur?.ouverteLe;
  const session = await given();
  expect(await opened(session)).toBeNull();
  await read(session, julie);
  const first = await opened(session);
  expect(first).toEqual(expect.any(String));
  await read(session, julie);
  expect(await opened(session)).toBe(first);
  const back = await step(await read(session), g, reprise);
  const again = await g(sessionCertification.submit, { body: changeOf(back) });
  expect(await opened(again)).toBeNull();
  await read(again, julie);
  expect(await opened(again)).toEqual(expect.any(String));
});

test('[SC39] a reminder that is pressed twice at once is one mail', async () => {
  const session = await given();
  const [one, other] = await Promise.allSettled([
    step(session, g, { actionKey: 'Relance' }),
    step(session, g, { actionKey: 'Relance' }),
  ]);
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await refusal(step(session, g, { actionKey: 'Relance' }))).title).toBe('session-certification.deja-relancee');
  expect(await remindersOf(session)).toHaveLength(1);
  expect((await read(session)).etapes.filter(({ action }) => action === 'Relance')).toHaveLength(1);
});

test('[SC850] the service reminds before and after the day, in its own name, and never twice on one day', async () => {
  const session = await given();
  await on(addDays(AVANT, -1));
  expect(await remindersOf(session)).toHaveLength(0);
  await on(AVANT);
  await on(AVANT);
  await on(addDays(AVANT, 1));
  const [mail, ...more] = await remindersOf(session);
  expect([mail?.valeurs.mots.par, more]).toEqual(['service', []]);
  const seen = await read(session);
  expect(seen.etapes.at(-1)).toMatchObject({ action: 'Relance', roleType: null, auteurNomPrenom: null });
  await on(APRES);
  expect(await remindersOf(session)).toHaveLength(2);
  await on(addDays(APRES, 5));
  expect(await remindersOf(session)).toHaveLength(2);
});

test('[SC850] a reminder of the entite on that day stands for that of the service', async () => {
  const session = await given();
  await step(session, g, { actionKey: 'Relance' });
  // The entite's is of today: told as of the service's day.
  await db()
    .updateTable('session_etape')
    .set({ le: new Date(`${AVANT}T03:00:00Z`) })
    .where('session_id', '=', session.id ?? 0)
    .where('action', '=', 'Relance')
    .execute();
  await on(AVANT);
  expect((await remindersOf(session)).map(({ valeurs }) => valeurs.mots.par)).toEqual(['entite']);
  await on(APRES);
  expect(await remindersOf(session)).toHaveLength(2);
});

/** Moves the end of the certificat by which Julie leads sessions. */
const end = (date: string) =>
  db()
    .updateTable('certificat_formateur')
    .set({ date_fin: date })
    .where('dispositif_niveau_id', 'in', (eb) =>
      eb
        .selectFrom('dispositif_niveau as formateur')
        .innerJoin('dispositif_niveau as acteur', 'acteur.niveau_formateur_id', 'formateur.id')
        .innerJoin('habilitation', 'habilitation.dispositif_niveau_id', 'acteur.id')
        .where('habilitation.id', '=', sst)
        .select('formateur.id'),
    )
    .where('personne_id', '=', (eb) => eb.selectFrom('personne').select('id').where('habilis_id', '=', 'FOR40001'))
    .execute();

test('[SC6] a certificat that is cut short between choosing its formateur and submitting is told at the submit; the draft stays', async () => {
  const days = { dateSession: addDays(TODAY, -2), dateFinSession: FIN };
  const draft = await draftOf(g, sessionWriteOf({ habilitationId: sst, ...days }), fourOf(tags.shift() ?? ''));
  const [chosen] = await g(sessionCertification.formateurs, { query: { habilitationId: String(sst), ...days } });
  expect(chosen).toMatchObject({ habilisId: 'FOR40001', refus: null });
  await end(addDays(TODAY, -30));
  const refused = await refusal(g(sessionCertification.submit, { body: changeOf(draft) }));
  expect([refused.status, refused.errors?.map(({ title }) => title)]).toEqual([
    400,
    ['session-certification.animateur-certificat-fini'],
  ]);
  expect(await read(draft)).toMatchObject({ etat: 'SAISIE', stagiaires: { length: 4 } });
  await end(addDays(TODAY, 400));
  expect(await g(sessionCertification.submit, { body: changeOf(draft) })).toMatchObject({ etat: 'RESULTATS' });
});

test('[SC852] a formateur whose certificat does not cover the days any more is reminded by nobody', async () => {
  const session = await given();
  await end(addDays(TODAY, -30));
  expect((await read(session)).empechement).toBe('session-certification.animateur-certificat-fini');
  const refused = await refusal(step(session, g, { actionKey: 'Relance' }));
  expect([refused.status, refused.errors?.map(({ title }) => title)]).toEqual([
    400,
    ['session-certification.animateur-certificat-fini'],
  ]);
  await on(AVANT);
  expect(await remindersOf(session)).toHaveLength(0);
  await end(addDays(TODAY, 400));
  await on(addDays(AVANT, 1));
  expect(await remindersOf(session)).toHaveLength(1);
});

test('[SC853] taken back first, a session is not submitted by its formateur, who is told that it moved on', async () => {
  const session = await given();
  const theirs = await read(session, julie);
  await step(session, g, reprise);
  const late = await refusal(step(theirs, julie, { resultats: admittedOf(theirs) }));
  expect([404, 409]).toContain(late.status);
  const now = await read(session);
  expect([now.etat, now.stagiaires.every(({ present }) => present === null)]).toEqual(['SAISIE', true]);
});

test('[SC853] submitted first, a session is not taken back, and who asked reads its results', async () => {
  const session = await given();
  const theirs = await read(session, julie);
  await step(theirs, julie, { resultats: admittedOf(theirs) });
  const late = await refusal(step(session, g, reprise));
  expect([late.status, late.title]).toEqual([409, 'session-certification.etape-modifiee']);
  expect(late.courant).toMatchObject({ etat: 'VERIFICATION' });
});

test('[SC853] taken back and submitted at once, one of both holds, whole', async () => {
  for (let round = 0; round < 4; round += 1) {
    const session = await given();
    const theirs = await read(session, julie);
    const submitted = () => step(theirs, julie, { resultats: admittedOf(theirs) });
    const taken = () => step(session, g, reprise);
    const both = round % 2 === 0 ? [submitted(), taken()] : [taken(), submitted()];
    const ended = await Promise.allSettled(both);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const now = await read(session);
    const isTaken = now.etat === 'SAISIE';
    expect([now.etat, now.stagiaires.every(({ present }) => present === (isTaken ? null : true))]).toEqual([
      isTaken ? 'SAISIE' : 'VERIFICATION',
      true,
    ]);
  }
});
