import type { Call } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { HomonymeWrite, SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import { addDays } from '@habilis/domain/date/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { readCertificats } from '../../certificats/papier/readCertificats.ts';
import { admittedOf, draftOf, fourOf } from '../test/classes.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';
import { startSessionsServer } from '../test/startSessionsServer.ts';

let server: TestServer;
let g: Call;
let karim: Call;
let julie: Call;
let marc: Call;
let sst: number;
let prap: number;
let ailleurs: number;
const db = () => server.services.connection.db;

beforeAll(async () => {
  ({ server, g, julie, marc, sst } = await startSessionsServer());
  karim = await actAs(server, 'RSC20002');
  prap = await habilitationOf(db(), 'Lorraine Prévention Formation', 'PRAPIBC-1');
  ailleurs = await habilitationOf(db(), 'Rhône Sécurité Conseil', 'SST-1');
});
afterAll(() => server.close());

/** Who opens a class, who leads it, and under what. */
type Salle = { readonly by: Call; readonly led: Call; readonly habilitationId: number; readonly animateur: string };
const nancy = (): Salle => ({ by: g, led: julie, habilitationId: sst, animateur: 'FOR40001' });
const nancyPrap = (): Salle => ({ ...nancy(), habilitationId: prap });
const lyon = (): Salle => ({ by: karim, led: marc, habilitationId: ailleurs, animateur: 'FOR40002' });

const readBy = ({ id }: SessionCertification, by: Call) => by(sessionCertification.get, { params: { id: id ?? 0 } });

/** A class that is submitted to its formateur; its first stagiaire is the person of all of them. */
async function submitted(
  { by, habilitationId, animateur }: Salle,
  tag: string,
  who: Partial<ReturnType<typeof fourOf>[number]>,
): Promise<SessionCertification> {
  const days = { habilitationId, dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) };
  const [first, ...others] = fourOf(tag);
  const lignes = first === undefined ? [] : [{ ...first, ...who }, ...others];
  const draft = await draftOf(by, sessionWriteOf(days, { animateurHabilisId: animateur }), lignes);
  const body = { ...draft, cleBrouillon: null, habilitationId, stagiaires: null };
  return by(sessionCertification.submit, { body });
}

const enter = (session: SessionCertification, by: Call, changed: Partial<ResultatWrite> = {}) =>
  by(sessionCertification.submitResultats, {
    body: {
      id: session.id ?? 0,
      version: session.version,
      resultats: admittedOf(session).map((one, index) => (index === 0 ? { ...one, ...changed } : one)),
    },
  });
const close = async (session: SessionCertification, by: Call, corrections: readonly object[] = []) => {
  const { id, version } = await readBy(session, by);
  return by(sessionCertification.submitVerification, {
    body: { id: id ?? 0, version, corrections: corrections as never[] },
  });
};
const titlesOf = async (call: Promise<unknown>) => {
  const { errors = [] } = await refusal(call);
  return errors.map(({ title }) => title);
};
const tell = async (session: SessionCertification, by: Call, reponse: HomonymeWrite['reponse']) => {
  const [one] = (await readBy(session, by)).homonymes;
  if (one === undefined) throw new Error('pas d’homonyme');
  const { stagiaireId, autreStagiaireId } = one;
  return by(sessionCertification.direHomonyme, {
    params: { id: session.id ?? 0 },
    body: { stagiaireId, autreStagiaireId, reponse },
  });
};
/** The identities and the certificats in force of a name. */
const identitesDe = async (nom: string) => {
  const rows = await db()
    .selectFrom('certificat')
    .select(['stagiaire_id', 'dispositif_niveau_id'])
    .where('nom', '=', nom)
    .where('statut', '=', 'VALIDE')
    .execute();
  return { identites: new Set(rows.map((row) => row.stagiaire_id)).size, certificats: rows.length };
};
const HOMONYME = 'session-certification.homonyme';
const roy = { nom: 'Ménager', prenom: 'Amandine', naissance: '14/03/1998' };

test('[SC44] somebody in two classes of the same days is told to both formateurs, and certified once somebody says that they are two persons', async () => {
  const ici = await submitted(nancy(), 'aaa', roy);
  const la = await submitted(lyon(), 'bbb', { ...roy, nom: 'MENAGER' });
  const [told] = (await readBy(ici, julie)).homonymes;
  // Another entite's class is told by its niveau and its days alone.
  expect(told).toMatchObject({ numero: null, isADire: true, refus: null, dite: null, dateSession: addDays(TODAY, -2) });
  expect((await readBy(la, marc)).homonymes).toMatchObject([{ isADire: true, numero: null }]);
  await enter(ici, julie);
  await enter(la, marc);
  expect(await titlesOf(close(ici, g))).toEqual([HOMONYME]);
  expect(await titlesOf(close(la, karim))).toEqual([HOMONYME]);
  expect((await readBy(ici, g)).apercuCloture?.fautes).toMatchObject([
    { path: 'resultats.0.resultat', title: HOMONYME },
  ]);
  // Whose turn it is says it: the formateur has submitted.
  expect(await refusal(tell(ici, julie, 'DEUX_PERSONNES'))).toMatchObject({ status: 400 });
  const said = await tell(ici, g, 'DEUX_PERSONNES');
  expect(said.homonymes).toMatchObject([
    { isADire: false, refus: null, dite: { reponse: 'DEUX_PERSONNES', parNomPrenom: 'Sophie Marchal' } },
  ]);
  expect(said.etapes.at(-1)).toMatchObject({ action: 'DitDeuxPersonnes', commentaire: 'Amandine Ménager' });
  await close(ici, g);
  // One answer is that of both sides.
  await close(la, karim);
  expect(await identitesDe('Ménager')).toEqual({ identites: 1, certificats: 1 });
  expect(await identitesDe('MENAGER')).toEqual({ identites: 1, certificats: 1 });
  const rows = await db()
    .selectFrom('stagiaire')
    .select('habilis_id')
    .where('cle_nom', '=', 'amandine menager')
    .execute();
  expect(rows).toHaveLength(2);
});

test('[SC44] one person has one identity in two classes of two niveaux, and one certificat of a niveau for a day', async () => {
  const who = { ...roy, nom: 'Vasseur' };
  const ici = await submitted(nancy(), 'ccc', who);
  const autre = await submitted(nancyPrap(), 'ddd', who);
  const la = await submitted(lyon(), 'eee', who);
  for (const [one, by] of [
    [ici, julie],
    [autre, julie],
  ] as const)
    await enter(one, by);
  // The same entite's class is named.
  expect((await readBy(autre, g)).homonymes.map(({ numero }) => numero)).toContain(ici.numero);
  // Who was absent elsewhere sat here.
  await enter(la, marc, { present: false, identiteVerifiee: false, resultat: 'ABSENT' });
  expect(await titlesOf(close(ici, g))).toEqual([HOMONYME]);
  await tell(ici, g, 'UNE_PERSONNE');
  await close(ici, g);
  await close(autre, g);
  expect(await identitesDe('Vasseur')).toEqual({ identites: 1, certificats: 2 });
  await close(la, karim);
  const encore = await submitted(lyon(), 'fff', who);
  await enter(encore, marc);
  // The look-up found who it is: no other identity is made, and no second certificat.
  expect(await titlesOf(close(encore, karim))).toEqual(['session-certification.deja-certifie-ce-jour']);
});

test('[SC44] two who close at once give one person one identity', async () => {
  const who = { ...roy, nom: 'Tellier' };
  const ici = await submitted(nancy(), 'ggg', who);
  const autre = await submitted(nancyPrap(), 'hhh', who);
  await enter(ici, julie);
  await enter(autre, julie);
  await tell(ici, g, 'UNE_PERSONNE');
  await Promise.all([close(ici, g), close(autre, g)]);
  expect(await identitesDe('Tellier')).toEqual({ identites: 1, certificats: 2 });
});

test('[SC44] nothing is said of a line of no other class, nor once a session is closed', async () => {
  const ici = await submitted(nancy(), 'iii', { ...roy, nom: 'Seule' });
  expect((await readBy(ici, julie)).homonymes).toEqual([]);
  const body = { stagiaireId: ici.stagiaires[0]?.id ?? 0, autreStagiaireId: 1, reponse: 'DEUX_PERSONNES' } as const;
  const say = (by: Call) => by(sessionCertification.direHomonyme, { params: { id: ici.id ?? 0 }, body });
  expect(await refusal(say(julie))).toMatchObject({ status: 400, title: 'donnees-invalides' });
  await enter(ici, julie);
  await close(ici, g);
  expect(await refusal(say(g))).toMatchObject({ status: 409 });
  expect(await refusal(say(karim))).toMatchObject({ status: 404 });
});

test('[SC17] a name corrected at the closing is that of the person: the next class finds it, also under the former one', async () => {
  const first = await submitted(nancy(), 'jjj', { ...roy, nom: 'Lefevbre' });
  await enter(first, julie);
  const done = await close(first, g);
  const habilisId = done.stagiaires[0]?.habilisId ?? '';
  const second = await submitted(nancyPrap(), 'kkk', { habilisId, nom: 'Lefevbre', prenom: 'Amandine', naissance: '' });
  await enter(second, julie);
  const corrections = [{ stagiaireId: second.stagiaires[0]?.id ?? 0, nom: 'Marchandeau', prenom: 'Amandine' }];
  await close(second, g, corrections);
  const draft = await draftOf(
    g,
    sessionWriteOf({ habilitationId: sst, dateSession: addDays(TODAY, 10), dateFinSession: addDays(TODAY, 11) }),
    fourOf('lll'),
  );
  const check = (nom: string) =>
    g(sessionCertification.checkStagiaire, {
      body: { sessionId: draft.id ?? 0, habilisId, identite: { nom, prenom: 'Amandine', dateNaissance: null } },
    });
  expect((await check('Marchandeau')).stagiaire).toMatchObject({ habilisId, nom: 'Marchandeau' });
  // The certificat of the first class still says so.
  expect((await check('Lefevbre')).stagiaire).toMatchObject({ habilisId });
  expect((await check('Bonnard')).stagiaire).toBeNull();
});

test('[C41] a certificat keeps the name that its formateur had at the closing: on paper, in lists and on its page', async () => {
  const [before] = await readCertificats({ db: db(), now: new Date() }, (eb) => eb('certificat.nom', '=', 'Ménager'));
  const shown = async () => {
    const { elements } = await g(certificat.search, { body: { taille: 200, recherche: 'Ménager' } });
    const { formateurNomPrenom } = await g(certificat.get, { params: { id: elements[0]?.id ?? 0 } });
    return [...elements.map((one) => one.formateurNomPrenom), formateurNomPrenom];
  };
  const rename = (nom: string) =>
    db().updateTable('personne').set({ nom }).where('habilis_id', '=', 'FOR40001').execute();
  await rename('Perrin-Dumont');
  const [after] = await readCertificats({ db: db(), now: new Date() }, (eb) => eb('certificat.nom', '=', 'Ménager'));
  const listed = await shown();
  await rename('Perrin');
  expect(listed).toHaveLength(2);
  expect(new Set([before?.formateur, after?.formateur, ...listed])).toEqual(new Set(['Julie Perrin']));
});

test('[SC35] nothing is certified in the name of a formateur whose account was blocked since', async () => {
  const session = await submitted(nancy(), 'mmm', { ...roy, nom: 'Usurpe' });
  await enter(session, julie);
  const setState = (etat: 'active' | 'bloquee') =>
    db().updateTable('personne').set({ etat }).where('habilis_id', '=', 'FOR40001').execute();
  await setState('bloquee');
  expect((await readBy(session, g)).empechement).toBe('session-certification.animateur-bloque');
  expect(await titlesOf(close(session, g))).toEqual(['session-certification.animateur-bloque']);
  await setState('active');
  expect((await close(session, g)).etat).toBe('CLOTUREE');
});

test('[SC35] what the entite saw and entered itself is certified, though the account of the formateur is blocked', async () => {
  const session = await submitted(nancy(), 'nnn', { ...roy, nom: 'Reprise' });
  await enter(session, julie);
  await db().updateTable('personne').set({ etat: 'bloquee' }).where('habilis_id', '=', 'FOR40001').execute();
  await db()
    .updateTable('session_stagiaire')
    .set({ saisi_par: (eb) => eb.selectFrom('personne').select('id').where('habilis_id', '=', 'LPF20001') })
    .where('session_id', '=', session.id)
    .execute();
  expect((await close(session, g)).etat).toBe('CLOTUREE');
  await db().updateTable('personne').set({ etat: 'active' }).where('habilis_id', '=', 'FOR40001').execute();
});
