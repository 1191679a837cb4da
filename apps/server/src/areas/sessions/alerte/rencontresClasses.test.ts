import type { Call } from '@habilis/api/client/createClient';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification as sc } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, titleOf } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { updateDailySessions } from '../etape/dailySessions.ts';
import { admittedOf, changeOf, draftOf, fourOf, storedClass } from '../test/classes.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let dl: Call;
let julie: Call;
let admin: Call;
let sst: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  ({ server, g, julie, sst } = await startSessionsServer());
  dl = await actAs(server, 'DEL30001');
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const MOVED = 'session-certification.etape-modifiee';
const STALE = 'session-certification.version-perimee';
const tags = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(4));
const read = ({ id }: SessionCertification, by: Call = g) => by(sc.get, { params: { id: id ?? 0 } });
/** A class of some days ago, or of today. */
const draft = (ago = 0) => {
  const day = addDays(TODAY, -ago);
  const write = sessionWriteOf({ habilitationId: sst, dateSession: day, dateFinSession: day });
  return draftOf(g, write, fourOf(tags.shift() ?? ''));
};
const given = async (ago = 0) => g(sc.submit, { body: changeOf(await draft(ago)) });
const enter = ({ id, version, ...session }: SessionCertification) =>
  julie(sc.submitResultats, { body: { id: id ?? 0, version, resultats: admittedOf(session) } });
const entered = async () => {
  const session = await given();
  await enter(session);
  return read(session);
};
const remove = ({ id, version }: SessionCertification) =>
  g(sc.remove, { params: { id: id ?? 0 }, body: { version, commentaire: 'Salle perdue.' } });
const close = ({ id, version }: SessionCertification, by: Call = g) =>
  by(sc.submitVerification, { body: { id: id ?? 0, version, corrections: [] } });
const sendBack = ({ id, version }: SessionCertification) =>
  dl(sc.submitVerification, {
    body: { id: id ?? 0, version, corrections: [], actionKey: 'Renvoie', commentaire: 'À revoir.' },
  });
const bring = ({ id }: SessionCertification) =>
  dl(sc.importer, { params: { id: id ?? 0 }, body: { lignes: fourOf('tard'), colonnes: [] } });
async function setSuspension(days: { readonly from: string; readonly to: string } | null): Promise<void> {
  const { version } = await admin(habilitation.get, { params: { id: sst } });
  await admin(habilitation.setSuspension, {
    body: {
      habilitationId: sst,
      version,
      dateDebutSuspension: days?.from ?? null,
      dateFinSuspension: days?.to ?? null,
      rupture: false,
      motif: days === null ? null : 'AUDIT',
      commentaireSuspension: 'Contrôle de la caisse.',
    },
  });
}
/** What became of two acts of one minute, begun in this order or the other. */
const both = async (one: () => Promise<unknown>, other: () => Promise<unknown>, isTurned: boolean) => {
  const titles = await Promise.all((isTurned ? [other, one] : [one, other]).map((act) => titleOf(act())));
  return isTurned ? titles.toReversed() : titles;
};
const stored = (session: SessionCertification) => storedClass(db(), session);
const four = <T>(one: T) => [one, one, one, one];

test.each([false, true])(
  '[SC11] a class is deleted while its formateur enters it (%s): it is gone and told, or entered whole',
  async (isTurned) => {
    const session = await given();
    const [removed, came] = await both(
      () => remove(session),
      () => enter(session),
      isTurned,
    );
    if (removed === null) {
      expect([came, await stored(session)]).toEqual([MOVED, ['SUPPRIMEE', ...four(null)]]);
      expect((await julie(sc.devenues, {}))[0]).toMatchObject({ devenir: 'ANNULEE', commentaire: 'Salle perdue.' });
    } else {
      expect([removed, came, await stored(session)]).toEqual([STALE, null, ['VERIFICATION', ...four('ADMIS')]]);
    }
  },
);

test('[SC11] whoever deletes a class as it was before results were saved is told so', async () => {
  const session = await given();
  await julie(sc.updateResultats, { body: { id: session.id ?? 0, resultats: admittedOf(session) } });
  expect(await titleOf(remove(session))).toBe(STALE);
  expect(await stored(session)).toEqual(['RESULTATS', ...four('ADMIS')]);
});

test.each([false, true])(
  '[SC16] a class is closed while its delegataire sends it back (%s): one of the two happened',
  async (isTurned) => {
    const session = await entered();
    const [closed, sent] = await both(
      () => close(session),
      () => sendBack(session),
      isTurned,
    );
    expect(new Set([closed, sent])).toEqual(new Set([null, MOVED]));
    expect(await stored(session)).toEqual([closed === null ? 'CLOTUREE' : 'RESULTATS', ...four('ADMIS')]);
    const certificats = db().selectFrom('certificat').select('id').where('session_id', '=', session.id);
    expect((await certificats.execute()).length).toBe(closed === null ? 4 : 0);
  },
);

test.each([false, true])(
  '[SC11] a draft is deleted while its delegataire brings a class (%s): nobody’s names are left in what is deleted',
  async (isTurned) => {
    const session = await draft();
    const [removed, brought] = await both(
      () => remove(session),
      () => bring(session),
      isTurned,
    );
    if (removed === null) {
      expect([brought, (await stored(session)).length]).toEqual([MOVED, 5]);
    } else {
      expect([removed, brought, (await stored(session)).length]).toEqual([STALE, null, 9]);
      await remove(await read(session));
    }
    expect((await stored(session))[0]).toBe('SUPPRIMEE');
    expect(await titleOf(bring(session))).toBe(MOVED);
  },
);

test.each([false, true])(
  '[SC8][SC35] a habilitation is suspended in the minute of three steps (%s): what was entered is certified, what was not reads why it waits',
  async (isTurned) => {
    const [waiting, begun, verified] = [await draft(), await given(), await entered()];
    const steps = [() => g(sc.submit, { body: changeOf(waiting) }), () => enter(begun), () => close(verified, dl)];
    const suspend = () => setSuspension({ from: TODAY, to: addDays(TODAY, 30) });
    const acts = isTurned ? [...steps, suspend] : [suspend, ...steps];
    const titles = await Promise.all(acts.map((act) => titleOf(act())));
    const [, onEntry] = isTurned ? titles : titles.slice(1);
    expect((await stored(verified))[0]).toBe('CLOTUREE');
    const now = await read(begun);
    if (onEntry === null) expect(await titleOf(close(now))).toBeNull();
    else expect(now.empechement).toBe('session-certification.habilitation-suspendue');
    expect((await read(waiting)).empechement).toBe('session-certification.habilitation-suspendue');
    await setSuspension(null);
    expect((await read(waiting)).empechement).toBeNull();
  },
);

test('[SC850] a formateur who sent a class back is not reminded of it', async () => {
  const [kept, back] = [await given(8), await given(8)];
  await julie(sc.submitResultats, {
    body: { id: back.id ?? 0, version: back.version, resultats: [], actionKey: 'Renvoie', commentaire: 'Malade.' },
  });
  await db().deleteFrom('courriel').execute();
  for (let day = 0; day <= 15; day++) {
    const today = addDays(TODAY, day);
    const now = new Date(`${today}T04:00:00Z`);
    await updateDailySessions(db(), { today, now, settings: DEFAULT_SETTINGS, jobs: server.services.jobs });
  }
  const mails = db().selectFrom('courriel').select('objet_id').distinct().where('modele', '=', 'session-relance');
  const objects = (await mails.execute()).map(({ objet_id: id }) => id);
  expect(objects).toContain(kept.id);
  expect(objects).not.toContain(back.id);
});
