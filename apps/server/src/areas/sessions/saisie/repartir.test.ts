import { randomUUID } from 'node:crypto';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { changeOf } from '../test/classes.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { type SessionsServer, startSessionsServer } from '../test/startSessionsServer.ts';

let given: SessionsServer;
beforeAll(async () => {
  given = await startSessionsServer();
});
afterAll(() => given.server.close());
const db = () => given.server.services.connection.db;

const letters = (index: number) => String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26));
/** Persons whom nobody knows, named after a tag of letters. */
const linesOf = (tag: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    habilisId: '',
    nom: `Rou${tag}${letters(from + index)}`,
    prenom: `An${letters(from + index)}`,
    naissance: '12/04/1980',
    courriel: '',
    choix: null,
  }));
const DAYS = { dateSession: addDays(TODAY, 15), dateFinSession: addDays(TODAY, 16) };
const draft = (changes: Partial<SessionWrite> = {}) =>
  given.g(sessionCertification.update, { body: sessionWriteOf({ habilitationId: given.sst, ...DAYS }, changes) });
type Line = ReturnType<typeof linesOf>[number];
type Parted = {
  readonly ici: Line[];
  readonly autres: { cleBrouillon: string; lignes: Line[] }[];
  readonly colonnes: never[];
};
const part = ({ id }: SessionCertification, body: Parted, by = given.g) =>
  by(sessionCertification.repartir, { params: { id: id ?? 0 }, body });
const partedOf = (ici: Line[], ...autres: Line[][]): Parted => ({
  ici,
  autres: autres.map((lignes) => ({ cleBrouillon: randomUUID(), lignes })),
  colonnes: [],
});
const read = ({ id }: { readonly id: number | null }) => given.g(sessionCertification.get, { params: { id: id ?? 0 } });
const counts = async () => {
  const one = await db()
    .selectFrom('session_certification')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const lines = await db()
    .selectFrom('session_stagiaire')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return [Number(one.n), Number(lines.n)];
};

test('[SC871] fourteen for ten places: ten join the draft, four a second one with the same place, days, hours and formateur, who is said to be taken', async () => {
  const first = await draft({ mode: 'MAC' });
  const { session, autres } = await part(first, partedOf(linesOf('x', 0, 10), linesOf('x', 10, 4)));
  expect([session.id, session.stagiaires.length, autres.length]).toEqual([first.id, 10, 1]);
  const [second] = autres;
  expect(second).toMatchObject({
    etat: 'SAISIE',
    mode: 'MAC',
    ...DAYS,
    heureDebut: '08:30',
    heureFin: '17:00',
    lieuFormation: 'FR',
    lieuFormationType: 'LOCAUX',
    lieuFormationAdresse: '12 rue des Carmes',
    lieuFormationCodePostalVille: { codePostal: '54000', ville: 'Nancy' },
    animateurHabilisId: 'FOR40001',
    dateSuppressionSession: first.dateSuppressionSession,
    etapes: [{ action: 'Ouvre', vers: 'SAISIE' }],
  });
  expect(second?.numero).not.toBe(first.numero);
  expect(second?.stagiaires).toHaveLength(4);
  expect(second?.imports).toHaveLength(1);
  const checked = await given.g(sessionCertification.checkAnimateur, {
    body: { animateurHabilisId: 'FOR40001', habilitationId: given.sst, ...DAYS, sessionId: second?.id ?? 0 },
  });
  expect(checked).toMatchObject({ refus: null, dejaPris: true });
});

test('[SC871] thirty for ten places open two more sessions; a full draft takes nobody more and opens one', async () => {
  const first = await draft();
  const all = await part(first, partedOf(linesOf('y', 0, 10), linesOf('y', 10, 10), linesOf('y', 20, 10)));
  expect([all.session, ...all.autres].map(({ stagiaires }) => stagiaires.length)).toEqual([10, 10, 10]);
  const more = await part(first, partedOf([], linesOf('z', 0, 4)));
  expect([more.session.version, more.autres.map(({ stagiaires }) => stagiaires.length)]).toEqual([
    all.session.version,
    [4],
  ]);
});

test('[SC871] the same pressed twice, one after the other or at once, opens one session and inscribes nobody twice', async () => {
  const first = await draft();
  const body = partedOf(linesOf('p', 0, 10), linesOf('p', 10, 4));
  const [sessions, lines] = await counts();
  const [one, same] = await Promise.all([part(first, body), part(first, body)]);
  const third = await part(first, body);
  expect([same.autres[0]?.id, third.autres[0]?.id]).toEqual([one.autres[0]?.id, one.autres[0]?.id]);
  expect(await counts()).toEqual([(sessions ?? 0) + 1, (lines ?? 0) + 14]);
  expect((await read(first)).stagiaires).toHaveLength(10);
});

test('[SC871] one wrong line, one session too large or one key of somebody else leaves nothing of it written', async () => {
  const first = await draft();
  const before = await counts();
  const wrong = partedOf(linesOf('w', 0, 10), [...linesOf('w', 10, 3), { ...linesOf('w', 13, 1)[0], nom: '' } as Line]);
  expect(await refusal(part(first, wrong))).toMatchObject({ status: 400, errors: [{ path: 'autres.0.lignes.3.nom' }] });
  expect(await refusal(part(first, partedOf(linesOf('w', 0, 2), linesOf('w', 10, 11))))).toMatchObject({
    status: 400,
    errors: [{ path: 'autres.0.lignes', title: 'session-certification.stagiaires-trop' }],
  });
  expect(await refusal(part(first, partedOf(linesOf('w', 0, 2))))).toMatchObject({ status: 400 });
  const other = await actAs(given.server, 'DEL30001');
  const foreign = await other(sessionCertification.update, {
    body: sessionWriteOf({ habilitationId: given.sst, ...DAYS }),
  });
  const { cle_brouillon: cleBrouillon } = await db()
    .selectFrom('session_certification')
    .select('cle_brouillon')
    .where('id', '=', foreign.id ?? 0)
    .executeTakeFirstOrThrow();
  const taken = { ...partedOf([]), autres: [{ cleBrouillon: cleBrouillon ?? '', lignes: linesOf('w', 0, 4) }] };
  expect(await refusal(part(first, taken))).toMatchObject({ status: 404 });
  expect(await counts()).toEqual([(before[0] ?? 0) + 1, before[1]]);
  expect(await read(first)).toMatchObject({ version: first.version, stagiaires: [] });
});

test('[SC871] a class is parted by who may fill the draft, while it is one and while the right to hold it lasts', async () => {
  const first = await draft();
  const body = partedOf(linesOf('r', 0, 4), linesOf('r', 4, 4));
  expect(await refusal(part(first, body, given.julie))).toMatchObject({ status: 403 });
  expect(await refusal(part(first, body, await actAs(given.server, 'RSC20002')))).toMatchObject({ status: 404 });
  const { session } = await part(first, body);
  await given.g(sessionCertification.submit, { body: changeOf(session) });
  expect(await refusal(part(first, partedOf([], linesOf('r', 8, 4))))).toMatchObject({
    status: 409,
    title: 'session-certification.etape-modifiee',
  });
  const late = await draft();
  const [habilitation] = await db().selectFrom('habilitation').selectAll().where('id', '=', given.sst).execute();
  await db()
    .updateTable('habilitation')
    .set({ date_fin: addDays(TODAY, 14) })
    .where('id', '=', given.sst)
    .execute();
  expect(await refusal(part(late, partedOf([], linesOf('r', 8, 4))))).toMatchObject({
    status: 409,
    title: 'session-certification.habilitation-hors-periode',
  });
  await db()
    .updateTable('habilitation')
    .set({ date_fin: habilitation?.date_fin ?? null })
    .where('id', '=', given.sst)
    .execute();
});

test('[SC23] who was chosen among those alike in the draft joins the session that another one opens', async () => {
  const { id: stagiaireId } = await db()
    .insertInto('stagiaire')
    .values({
      habilis_id: 'STA77001',
      nom: 'Martin',
      prenom: 'Claire',
      date_naissance: '1988-05-12',
      cle_nom: 'martin claire',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = await draft();
  const line = { ...linesOf('m', 0, 1)[0], nom: 'Martn', prenom: 'Claire', naissance: '12/05/1988' } as Line;
  const [judged] = await given.g(sessionCertification.juger, {
    params: { id: first.id ?? 0 },
    body: { lignes: [line] },
  });
  const cle = judged?.proches[0]?.cle ?? '';
  expect(cle).not.toBe('');
  const body = { ...partedOf([]), autres: [{ cleBrouillon: randomUUID(), lignes: [{ ...line, choix: { cle } }] }] };
  const { autres } = await given.g(sessionCertification.repartir, { params: { id: first.id ?? 0 }, body });
  const [joined] = await db()
    .selectFrom('session_stagiaire')
    .select('stagiaire_id')
    .where('session_id', '=', autres[0]?.id ?? 0)
    .execute();
  expect(joined?.stagiaire_id).toBe(stagiaireId);
});

test('[SC21] a class parted before shows nothing any more to who lost the habilitation since, asked from another one', async () => {
  const delegate = await actAs(given.server, 'DEL30001');
  const own = await delegate(sessionCertification.update, {
    body: sessionWriteOf({ habilitationId: given.sst, ...DAYS }),
  });
  const parted = partedOf(linesOf('t', 0, 2), linesOf('t', 2, 2));
  const { autres } = await part(own, parted, delegate);
  expect(autres).toHaveLength(1);
  const { role_id: roleId } = await db()
    .selectFrom('delegation')
    .select('role_id')
    .where('habilitation_id', '=', given.sst)
    .executeTakeFirstOrThrow();
  const other = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  const debut = new Date(`${TODAY}T08:00:00Z`);
  await db().insertInto('delegation').values({ habilitation_id: other, role_id: roleId, debut_le: debut }).execute();
  const elsewhere = await delegate(sessionCertification.update, {
    body: sessionWriteOf({ habilitationId: other, ...DAYS }, { animateurHabilisId: null }),
  });
  await db()
    .updateTable('delegation')
    .set({ fin_le: new Date(`${TODAY}T09:00:00Z`) })
    .where('role_id', '=', roleId)
    .where('habilitation_id', '=', given.sst)
    .execute();
  expect(await refusal(part(elsewhere, parted, delegate))).toMatchObject({ status: 404 });
});
