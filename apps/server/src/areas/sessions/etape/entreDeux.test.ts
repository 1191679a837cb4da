import { certificat } from '@habilis/api/certificat/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import type { ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
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

const writeOf = (changes: Partial<SessionWrite> = {}) =>
  sessionWriteOf({ habilitationId: sst, dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) }, changes);
const save = (session: SessionCertification, changes: Partial<SessionWrite> = {}) =>
  g(sessionCertification.update, { body: changeOf(session, changes) });
const submit = (session: SessionCertification, changes: Partial<SessionWrite> = {}) =>
  g(sessionCertification.submit, { body: changeOf(session, changes) });
const read = ({ id }: SessionCertification, by = g) => by(sessionCertification.get, { params: { id: id ?? 0 } });
const enter = (session: SessionCertification, by: Call, resultats = admittedOf(session)) =>
  by(sessionCertification.updateResultats, { body: { id: session.id ?? 0, resultats } });
const step = (
  { id, version }: SessionCertification,
  by: Call,
  more: Partial<{ actionKey: string; commentaire: string; resultats: ResultatWrite[] }> = {},
) => by(sessionCertification.submitResultats, { body: { id: id ?? 0, version, resultats: [], ...more } });
const faultsOf = async (call: Promise<unknown>) => {
  const { status, title, errors = [] } = await refusal(call);
  return [status, title, ...errors.map(({ path, title: fault }) => `${path} ${fault}`)];
};
const linesOf = ({ stagiaires }: SessionCertification) =>
  stagiaires.map(({ present, identiteVerifiee, resultat, motif, saisiParNomPrenom }) => [
    present,
    identiteVerifiee,
    resultat,
    motif,
    saisiParNomPrenom,
  ]);
const seen = (by: string) => [true, true, 'ADMIS', null, by];
const nothing = [null, false, null, null, null];
const four = <T>(one: T): T[] => [one, one, one, one];
let tags = 0;
/** A class that Julie entered and sent back to its entite. */
async function sentBack(): Promise<SessionCertification> {
  tags += 1;
  const tag = 'abcdefghijklmnopqrstuvwxyz'.charAt(tags).repeat(4);
  const given = await submit(await draftOf(g, writeOf(), fourOf(tag)));
  await enter(given, julie);
  await step(await read(given, julie), julie, { actionKey: 'Renvoie', commentaire: 'Malade, reportez-la.' });
  return read(given);
}

test('[SC32] what a formateur entered leaves with them or with their days, is kept apart, and comes back only while it is a draft', async () => {
  const draft = await sentBack();
  expect(linesOf(draft)).toEqual(four(seen('Julie Perrin')));
  const other = await save(draft, { animateurHabilisId: 'FOR40002' });
  expect(linesOf(other)).toEqual(four(nothing));
  expect(other.saisieEcartee).toMatchObject({
    nbLignes: 4,
    formateurNomPrenom: 'Julie Perrin',
    dateSession: addDays(TODAY, -2),
    dateFinSession: addDays(TODAY, -1),
    mode: 'INI',
  });
  // Somebody else tried in the field, and given up again, loses nothing.
  const back = await save(other, { animateurHabilisId: 'FOR40001' });
  expect(linesOf(back)).toEqual(four(seen('Julie Perrin')));
  expect(back.saisieEcartee).toBeNull();
  expect(back.etapes.slice(-2).map(({ action }) => action)).toEqual(['EcarteSaisie', 'ReprendSaisie']);
  const moved = await submit(back, { dateFinSession: TODAY });
  expect(linesOf(moved)).toEqual(four(nothing));
  // Once submitted for other days, what was entered for the first ones stays apart.
  const again = await step(moved, julie, { actionKey: 'Renvoie', commentaire: 'Non.' });
  expect(linesOf(await save(again, { dateFinSession: addDays(TODAY, -1) }))).toEqual(four(nothing));
  const { n } = await db()
    .selectFrom('session_saisie_ecartee')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('session_id', '=', draft.id)
    .where('resultat', '=', 'ADMIS')
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(8);
});
test('[SC32] another mode empties what was entered too, the same formateur and days keep it whatever else changes', async () => {
  const draft = await sentBack();
  const kept = await submit(draft, { lieuFormationAdresse: '1 place Stanislas', heureDebut: '09:00' });
  expect(linesOf(kept)).toEqual(four(seen('Julie Perrin')));
  const again = await step(await read(kept, julie), julie, { actionKey: 'Renvoie', commentaire: 'Non.' });
  expect(linesOf(await save(again, { mode: 'MAC' }))).toEqual(four(nothing));
});
test('[SC33][SC34] who takes a class over reads nothing of another, and what waits on the phone of the former is refused', async () => {
  const draft = await sentBack();
  const given = await submit(draft, { animateurHabilisId: 'FOR40002' });
  const mine = await read(given, marc);
  expect(linesOf(mine)).toEqual(four(nothing));
  expect(mine.saisieEcartee).toMatchObject({ nbLignes: 4, formateurNomPrenom: 'Julie Perrin' });
  expect((await faultsOf(step(mine, marc))).slice(0, 3)).toEqual([
    400,
    'donnees-invalides',
    'resultats.0.present session-certification.presence-requise',
  ]);
  // The queue of a phone that was offline, with the versions that it had read.
  for (const late of [() => enter(draft, julie), () => step(draft, julie, { resultats: admittedOf(draft) })])
    expect((await faultsOf(late())).slice(0, 2)).toEqual([409, 'session-certification.formateur-remplace']);
  expect(linesOf(await read(given))).toEqual(four(nothing));
  // A line that somebody else entered is nobody's result, however it came there.
  const entered = await enter(mine, marc);
  const { id: julieId } = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('session_stagiaire')
    .set({ saisi_par: julieId })
    .where('id', '=', entered.stagiaires[1]?.id ?? 0)
    .execute();
  expect(await faultsOf(step(entered, marc))).toEqual([
    400,
    'donnees-invalides',
    'resultats.1.present session-certification.saisie-d-un-autre',
  ]);
  // Said anew by the formateur, the same result is theirs.
  const now = await read(given, marc);
  expect((await step(now, marc, { resultats: admittedOf(now) })).etat).toBe('VERIFICATION');
});
test('[SC32] what waits on a phone for former days is not taken for the new ones, entered or not', async () => {
  tags += 1;
  const given = await submit(await draftOf(g, writeOf(), fourOf('attente')));
  await step(await read(given, julie), julie, { actionKey: 'Renvoie', commentaire: 'Reportez-la.' });
  const later = await submit(await read(given), {
    dateSession: addDays(TODAY, 7),
    dateFinSession: addDays(TODAY, 8),
  });
  const late = await enter(given, julie);
  expect(late.conflits).toHaveLength(4);
  expect(linesOf(await read(later))).toEqual(four(nothing));
});
test('[SC4] a draft keeps its habilitation: another one is refused, not ignored', async () => {
  const draft = await draftOf(g, writeOf(), fourOf('fixe'));
  const amiante = await habilitationOf(db(), 'Nord Amiante Pédagogie', 'AMSS4-1');
  expect(await faultsOf(save(draft, { habilitationId: amiante }))).toEqual([
    400,
    'donnees-invalides',
    'habilitationId session-certification.habilitation-fixe',
  ]);
});
test('[SC8][SC35] an upkeep is judged again at its results and at its closing: a certificat revoked meanwhile certifies nobody', async () => {
  const first = await submit(
    await draftOf(
      g,
      writeOf({ dateSession: addDays(TODAY, -9), dateFinSession: addDays(TODAY, -8) }),
      fourOf('initiale'),
    ),
  );
  const over = await step(first, julie, { resultats: admittedOf(first) });
  const closed = await g(sessionCertification.submitVerification, {
    body: { id: over.id ?? 0, version: (await read(over)).version, corrections: [] },
  });
  const known = closed.stagiaires.map(({ nom, prenom, habilisId }) => ({
    habilisId: habilisId ?? '',
    nom,
    prenom,
    naissance: '',
    courriel: '',
    choix: null,
  }));
  // Of the very day of its first certificat, there is nothing to keep up.
  const early = await draftOf(g, writeOf({ mode: 'MAC', dateSession: addDays(TODAY, -8) }), known);
  expect(early.stagiaires.map(({ anterieur }) => anterieur?.etat)).toEqual(four('ABSENT'));
  await g(sessionCertification.remove, {
    params: { id: early.id ?? 0 },
    body: { version: early.version, commentaire: 'Trop tôt.' },
  });
  const mac = await submit(await draftOf(g, writeOf({ mode: 'MAC' }), known));
  const rd = await actAs(server, 'RDI90001');
  const revoke = async (index: number) => {
    const id = closed.stagiaires[index]?.certificatId ?? 0;
    await rd(certificat.revoquer, { params: { id }, body: { motif: 'AUTRE_PERSONNE', texte: 'Identité usurpée.' } });
    // Its hour has come, the job has not run yet.
    await db()
      .updateTable('revocation_certificat')
      .set((eb) => ({ applique_le: eb.ref('decidee_le') }))
      .where('certificat_id', '=', id)
      .execute();
  };
  await revoke(0);
  const told = (await read(mac, julie)).stagiaires.map(({ anterieur }) => anterieur?.etat);
  expect(told).toEqual(['ABSENT', 'VALIDE', 'VALIDE', 'VALIDE']);
  expect(await faultsOf(step(mac, julie, { resultats: admittedOf(mac) }))).toEqual([
    400,
    'donnees-invalides',
    'resultats.0.resultat session-certification.mac-sans-certificat',
  ]);
  const resultats = admittedOf(mac).map((one, index): ResultatWrite =>
    index === 0 ? { ...one, resultat: 'NON_ADMIS', motif: 'Certificat révoqué.' } : one,
  );
  const waiting = await step(mac, julie, { resultats });
  await revoke(1);
  const { apercuCloture, version } = await read(waiting);
  expect(apercuCloture?.fautes).toEqual([
    { path: 'resultats.1.resultat', title: 'session-certification.mac-sans-certificat' },
  ]);
  const close = g(sessionCertification.submitVerification, {
    body: { id: mac.id ?? 0, version, corrections: [] },
  });
  expect(await faultsOf(close)).toEqual([
    400,
    'donnees-invalides',
    'resultats.1.resultat session-certification.mac-sans-certificat',
  ]);
  const made = await db().selectFrom('certificat').select('id').where('session_id', '=', mac.id).execute();
  expect(made).toEqual([]);
});
