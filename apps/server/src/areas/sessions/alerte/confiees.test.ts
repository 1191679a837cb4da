import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { entite } from '@habilis/api/entite/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderAgenda } from '../../../platform/mail/renderAgenda.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { updateDailySessions } from '../etape/dailySessions.ts';
import { admittedOf, changeOf, draftOf, fourOf } from '../test/classes.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let julie: Call;
let marc: Call;
let sst: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  ({ server, g, julie, marc, sst } = await startSessionsServer());
});
afterAll(() => server.close());
beforeEach(() => db().deleteFrom('courriel').execute());

const tags = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(4));
const COMING = { dateSession: addDays(TODAY, 10), dateFinSession: addDays(TODAY, 11) };
const read = ({ id }: SessionCertification, by: Call = g) => by(sessionCertification.get, { params: { id: id ?? 0 } });
const submit = (session: SessionCertification, changes: Partial<SessionWrite> = {}) =>
  g(sessionCertification.submit, { body: changeOf(session, changes) });
async function given(changes: Partial<SessionWrite> = {}): Promise<SessionCertification> {
  const write = sessionWriteOf({ habilitationId: sst, ...COMING }, changes);
  return submit(await draftOf(g, write, fourOf(tags.shift() ?? '')));
}
const step = async (session: SessionCertification, by: Call, actionKey: string, commentaire = 'Voyez la suite.') => {
  const { id, version } = await read(session);
  return by(sessionCertification.submitResultats, {
    body: { id: id ?? 0, version, resultats: [], actionKey, commentaire },
  });
};
/** The mails about a session since the test began, each to whom and with the entry of which calendar. */
async function told(session: Pick<SessionCertification, 'id'>) {
  const { letterhead } = server.services;
  const rows = await selectCourriels(db())
    .innerJoin('personne as a', 'a.id', 'courriel.personne_id')
    .select(['a.habilis_id'])
    .where('courriel.objet_id', '=', session.id)
    .where('courriel.sujet', '=', 'SESSION_CONFIEE')
    .orderBy('courriel.id')
    .execute();
  return rows.map((row) => {
    const { agenda } = renderAgenda(letterhead, row, { recipient: row, now: row.cree_le });
    if (agenda === undefined) return `${row.habilis_id} ${row.modele}`;
    const calendar = new ICAL.Component(ICAL.parse(agenda.contenu));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    const days = `${event.startDate.toString()} ${event.endDate.toString()}`;
    const status = event.component.getFirstPropertyValue('status');
    expect(calendar.getFirstPropertyValue('method')).toBe(agenda.methode);
    expect(event.organizer).toMatch(/^mailto:/i);
    expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([`mailto:${row.email}`]);
    return `${row.habilis_id} ${row.modele} ${agenda.methode} ${event.uid.split('@')[0]} #${event.sequence} ${String(status)} ${days}`;
  });
}
const uidOf = async ({ id }: SessionCertification, habilisId: string) => {
  const { id: confieeId } = await db()
    .selectFrom('session_confiee')
    .innerJoin('personne', 'personne.id', 'session_confiee.personne_id')
    .select('session_confiee.id')
    .where('session_id', '=', id)
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  return `session-confiee-${confieeId}`;
};
const alertesOf = async (by: Call, { id }: SessionCertification) =>
  (await by(alerte.list, {}))
    .filter(({ objetId }) => objetId === id)
    .map(({ type, nouvelle, supprimable }) => [type, nouvelle, supprimable]);
const days = (from: number) => `${addDays(TODAY, from)} ${addDays(TODAY, from + 2)}`;

test('[SC40] a session that comes, moves, and goes to somebody else is told to each, and its entry in each calendar follows', async () => {
  const session = await given();
  const uid = await uidOf(session, 'FOR40001');
  expect(await told(session)).toEqual([`FOR40001 session-confiee REQUEST ${uid} #1 CONFIRMED ${days(10)}`]);
  expect(await alertesOf(julie, session)).toEqual([['SESSION_CONFIEE', 'CONFIEE', true]]);
  const back = await step(session, g, 'Reprend', 'Salle prise.');
  const moved = await submit(back, { dateSession: addDays(TODAY, 17), dateFinSession: addDays(TODAY, 18) });
  expect((await told(session)).slice(1)).toEqual([
    `FOR40001 session-reprise CANCEL ${uid} #2 CANCELLED ${days(10)}`,
    `FOR40001 session-confiee REQUEST ${uid} #3 CONFIRMED ${days(17)}`,
  ]);
  const again = await step(moved, g, 'Reprend', 'Julie est prise.');
  await db().deleteFrom('courriel').execute();
  await submit(again, { animateurHabilisId: 'FOR40002' });
  const other = await uidOf(session, 'FOR40002');
  expect(await told(session)).toEqual([
    'FOR40001 session-retiree',
    `FOR40002 session-confiee REQUEST ${other} #1 CONFIRMED ${days(17)}`,
  ]);
  expect([await alertesOf(julie, session), await alertesOf(marc, session)]).toEqual([
    [['SESSION_CONFIEE', 'RETIREE', true]],
    [['SESSION_CONFIEE', 'CONFIEE', true]],
  ]);
});
test('[SC40] who sends a session back themselves is told of nothing, and of the new days once it comes again', async () => {
  const session = await given();
  const uid = await uidOf(session, 'FOR40001');
  await db().deleteFrom('courriel').execute();
  await step(session, julie, 'Renvoie', 'Je ne peux pas ces jours-là.');
  expect(await told(session)).toEqual([]);
  const draft = await read(session);
  await submit(draft, { dateSession: addDays(TODAY, 24), dateFinSession: addDays(TODAY, 25) });
  expect(await told(session)).toEqual([`FOR40001 session-confiee REQUEST ${uid} #2 CONFIRMED ${days(24)}`]);
  const again = await step(await read(session), julie, 'Renvoie', 'Toujours pas.');
  await db().deleteFrom('courriel').execute();
  await submit({ ...again, ...(await read(session)) }, { animateurHabilisId: 'FOR40002' });
  expect((await told(session))[0]).toBe(`FOR40001 session-retiree CANCEL ${uid} #3 CANCELLED ${days(24)}`);
});
test('[SC40] a session that is cancelled is told with its reason, and of what is past no calendar is touched', async () => {
  const session = await given();
  const past = await given({ dateSession: addDays(TODAY, -3), dateFinSession: addDays(TODAY, -2) });
  const uid = await uidOf(session, 'FOR40001');
  await db().deleteFrom('courriel').execute();
  for (const one of [session, past]) {
    const { id, version } = await read(one);
    await g(sessionCertification.remove, {
      params: { id: id ?? 0 },
      body: { version, commentaire: 'Trop peu d’inscrits.' },
    });
  }
  expect(await told(session)).toEqual([`FOR40001 session-annulee CANCEL ${uid} #2 CANCELLED ${days(10)}`]);
  expect(await told(past)).toEqual(['FOR40001 session-annulee']);
  const { valeurs } = await selectCourriels(db()).where('objet_id', '=', session.id).executeTakeFirstOrThrow();
  expect(valeurs.commentaire).toBe('Trop peu d’inscrits.');
  expect(await alertesOf(julie, session)).toEqual([['SESSION_CONFIEE', 'ANNULEE', true]]);
});
test('[SC40] a suspension and an end bar what is to come: its formateur is told, and told again once it is free', async () => {
  const prapi = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  const session = await given({ habilitationId: prapi });
  const uid = await uidOf(session, 'FOR40001');
  await db().deleteFrom('courriel').execute();
  const adm = await actAs(server, 'ADM92001');
  const suspend = async (dateFinSuspension: string | null) => {
    const { version } = await adm(habilitation.get, { params: { id: prapi } });
    await adm(habilitation.setSuspension, {
      body: {
        habilitationId: prapi,
        version,
        rupture: false,
        dateDebutSuspension: null,
        dateFinSuspension,
        motif: dateFinSuspension === null ? null : 'PIECES_ECHUES',
        commentaireSuspension: 'Pièces échues.',
      },
    });
  };
  await suspend(addDays(TODAY, 60));
  expect(await told(session)).toEqual([`FOR40001 session-empechee REQUEST ${uid} #2 TENTATIVE ${days(10)}`]);
  await suspend(addDays(TODAY, 70));
  expect(await told(session)).toHaveLength(1);
  await suspend(null);
  expect((await told(session)).slice(1)).toEqual([`FOR40001 session-retablie REQUEST ${uid} #3 CONFIRMED ${days(10)}`]);
  const rc = await actAs(server, 'RCA60001');
  const { entiteId } = session.habilitation;
  const end = async (dateFinActivite: string | null) => {
    const { version } = await rc(entite.get, { params: { id: entiteId } });
    await rc(entite.setDateFinActivite, {
      body: { entiteId, dateFinActivite, commentaireDateFin: 'Cessation.', version },
    });
  };
  await end(addDays(TODAY, 5));
  expect((await told(session)).at(-1)).toContain('session-empechee REQUEST');
  await end(null);
  expect((await told(session)).at(-1)).toContain('session-retablie REQUEST');
});
test('[SC40] a right that is lost without an act of anybody is told the next morning, and told again once it is back', async () => {
  const session = await given();
  await db().deleteFrom('courriel').execute();
  const { date_fin: dateFin } = await db()
    .selectFrom('habilitation')
    .select('date_fin')
    .where('id', '=', sst)
    .executeTakeFirstOrThrow();
  const morning = async (fin: string | null) => {
    await db().updateTable('habilitation').set({ date_fin: fin }).where('id', '=', sst).execute();
    const now = new Date(`${TODAY}T04:00:00Z`);
    await updateDailySessions(db(), { today: TODAY, settings: DEFAULT_SETTINGS, jobs: server.services.jobs, now });
    return (await told(session)).map((line) => line.split(' ')[1]);
  };
  expect(await morning(addDays(TODAY, 5))).toEqual(['session-empechee']);
  expect(await morning(addDays(TODAY, 5))).toEqual(['session-empechee']);
  expect(await morning(dateFin)).toEqual(['session-empechee', 'session-retablie']);
});
test('[SC41] what was theirs stays readable as what became of it, to them alone', async () => {
  const session = await given();
  const params = { id: session.id ?? 0 };
  // Theirs still: its own page says it all.
  expect((await refusal(julie(sessionCertification.devenir, { params }))).status).toBe(404);
  const back = await step(session, g, 'Reprend', 'Julie est prise.');
  await g(sessionCertification.update, { body: changeOf(back, { animateurHabilisId: 'FOR40002' }) });
  expect((await refusal(read(session, julie))).status).toBe(404);
  expect(await julie(sessionCertification.devenir, { params })).toMatchObject({
    numero: session.numero,
    devenir: 'REPRISE',
    commentaire: 'Julie est prise.',
    formateurNomPrenom: null,
    ...COMING,
  });
  await submit(await read(session));
  expect(await julie(sessionCertification.devenir, { params })).toMatchObject({
    devenir: 'RETIREE',
    formateurNomPrenom: 'Marc Thévenot',
    commentaire: null,
    ...COMING,
  });
  const listed = await julie(sessionCertification.devenues, {});
  expect(listed.find(({ id }) => id === session.id)).toMatchObject({ devenir: 'RETIREE' });
  expect((await marc(sessionCertification.devenues, {})).map(({ id }) => id)).not.toContain(session.id);
  expect((await refusal(marc(sessionCertification.devenir, { params }))).status).toBe(404);
  expect((await refusal(g(sessionCertification.devenir, { params }))).status).toBe(403);
  // The queue of the phone of who had it is refused, whatever the versions it read.
  const late = julie(sessionCertification.updateResultats, { body: { id: params.id, resultats: admittedOf(session) } });
  expect(await refusal(late)).toMatchObject({ status: 409, title: 'session-certification.formateur-remplace' });
  const { version } = await read(session);
  await g(sessionCertification.remove, { params, body: { version, commentaire: 'Annulée.' } });
  expect(await marc(sessionCertification.devenir, { params })).toMatchObject({
    devenir: 'ANNULEE',
    commentaire: 'Annulée.',
  });
  expect(await julie(sessionCertification.devenir, { params })).toMatchObject({ devenir: 'RETIREE' });
});
/** The mails to a formateur about a session, in words. */
async function lettersTo({ id }: SessionCertification, habilisId: string) {
  const rows = await selectCourriels(db())
    .innerJoin('personne as a', 'a.id', 'courriel.personne_id')
    .where('courriel.objet_id', '=', id)
    .where('a.habilis_id', '=', habilisId)
    .orderBy('courriel.id')
    .execute();
  return rows.map((row) => renderCourriel(server.services.letterhead, row, row));
}
const OVER = { dateSession: addDays(TODAY, -3), dateFinSession: addDays(TODAY, -2) };
test('[SC40][A23] a class that is already over comes with one mail: it is theirs, and its results are awaited', async () => {
  const session = await given(OVER);
  const [letter, ...others] = await lettersTo(session, 'FOR40001');
  expect(others).toEqual([]);
  expect(letter?.subject).toMatch(/elle vous est confiée, résultats à saisir$/);
  expect(letter?.text).toMatch(/Ses résultats sont à saisir.*Elle doit être close avant le \d{2}\/\d{2}\/\d{4}/s);
  expect(letter?.text).not.toContain('à partir du dernier jour');
  expect(await alertesOf(julie, session)).toEqual(
    expect.arrayContaining([
      ['SESSION_CONFIEE', 'CONFIEE', true],
      ['SESSION_RESULTATS', null, expect.any(Boolean)],
    ]),
  );
  const later = await given();
  const [coming, ...more] = await lettersTo(later, 'FOR40001');
  expect(more).toEqual([]);
  expect(coming?.subject).toMatch(/elle vous est confiée$/);
  expect(coming?.text).toContain('à partir du dernier jour');
  // Its results are asked for by a mail of their own, on its last day.
  const now = new Date(`${COMING.dateFinSession}T04:00:00Z`);
  const { jobs } = server.services;
  await updateDailySessions(db(), { today: COMING.dateFinSession, settings: DEFAULT_SETTINGS, jobs, now });
  const [, asked, ...after] = await lettersTo(later, 'FOR40001');
  expect([asked?.subject, after]).toEqual([expect.stringMatching(/résultats à saisir$/), []]);
});
test('[SC40][A23] who wants no mail of what is given to them is still told that results are awaited', async () => {
  const prefer = (preferences: readonly object[]) =>
    db()
      .updateTable('role')
      .set({ preferences: JSON.stringify(preferences) })
      .where('type', '=', 'F')
      .where('personne_id', '=', db().selectFrom('personne').select('id').where('habilis_id', '=', 'FOR40001'))
      .execute();
  const subjects = async () => {
    const letters = await lettersTo(await given(OVER), 'FOR40001');
    return letters.map(({ subject }) => subject.split(/\s:\s/u)[1]);
  };
  await prefer([{ type: 'SESSION_CONFIEE', canal: 'NONE', frequence: 'IMMEDIAT' }]);
  expect(await subjects()).toEqual(['résultats à saisir']);
  await prefer([{ type: 'SESSION_CONFIEE', canal: 'EMAIL', frequence: 'QUOTIDIEN' }]);
  expect(await subjects()).toEqual(['elle vous est confiée, résultats à saisir', 'résultats à saisir']);
  await prefer([]);
});
test('[SC40] who wants no such mail gets none, and the alert still', async () => {
  await db()
    .updateTable('role')
    .set({ preferences: JSON.stringify([{ type: 'SESSION_CONFIEE', canal: 'NONE', frequence: 'IMMEDIAT' }]) })
    .where('type', '=', 'F')
    .where('personne_id', '=', db().selectFrom('personne').select('id').where('habilis_id', '=', 'FOR40002'))
    .execute();
  const session = await given({ animateurHabilisId: 'FOR40002' });
  expect(await told(session)).toEqual([]);
  expect(await alertesOf(marc, session)).toEqual([['SESSION_CONFIEE', 'CONFIEE', true]]);
});
test('[SC40] a formateur without the role is told too, with the entry of their calendar: no page, and that the entite enters the results', async () => {
  const { personneId } = await db()
    .updateTable('role')
    .set({ fin_le: new Date(`${TODAY}T08:00:00Z`) })
    .where('type', '=', 'F')
    .where(({ eb, selectFrom }) =>
      eb('personne_id', '=', selectFrom('personne').select('id').where('habilis_id', '=', 'FOR40002')),
    )
    .returning('personne_id as personneId')
    .executeTakeFirstOrThrow();
  const session = await given({ animateurHabilisId: 'FOR40002' });
  expect(session).toMatchObject({ etat: 'RESULTATS', sansFormateur: true });
  const told = await selectCourriels(db())
    .where('courriel.personne_id', '=', personneId)
    .where('objet_id', '=', session.id)
    .executeTakeFirstOrThrow();
  const { text, desabonnement } = renderCourriel(server.services.letterhead, told, told);
  expect(text).toContain('vous confie la session');
  expect(text).toContain('Votre compte n’a pas le rôle de formateur');
  expect(text).not.toMatch(/Vous y saisirez|Ouvrir la session|\/session/);
  expect(desabonnement).toBeNull();
  const { agenda } = renderAgenda(server.services.letterhead, told, { recipient: told, now: told.cree_le });
  expect(agenda?.contenu).toContain('METHOD:REQUEST');
});
