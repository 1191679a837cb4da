import type { Call } from '@habilis/api/client/createClient';
import { formateur } from '@habilis/api/formateur/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { recherche as search } from '@habilis/api/recherche/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HabilitationTable } from '../../../database/tables/habilitations.ts';
import { pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { purgeSessions, updateDailySessions } from './dailySessions.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';

let server: TestServer;
let g: Call;
let dl: Call;
let f: Call;
let admin: Call;
let other: Call;
let sst: number;
let amiante: number;
const db = () => server.services.connection.db;

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
  sst = await habilitationOf(db(), 'Lorraine Prévention Formation', 'SST-1');
  amiante = await habilitationOf(db(), 'Nord Amiante Pédagogie', 'AMSS4-1');
});
afterAll(() => server.close());

/** A write of a session of two days that ended yesterday, at the entite's own premises. */
const writeOf = (changes: Partial<SessionWrite> = {}): SessionWrite =>
  sessionWriteOf({ habilitationId: sst, dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) }, changes);
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

/** Moves closed classes to an earlier day: nobody sat in two of the same days. */
const heldBefore = (sessions: readonly SessionCertification[], day: string) =>
  db()
    .updateTable('session_certification')
    .set({ date_session: day, date_fin_session: day })
    .where(
      'id',
      'in',
      sessions.map(({ id }) => id ?? 0),
    )
    .execute();

test('[SC4] a session is started from a habilitation and stored by its first save, once, with its number', async () => {
  const started = await g(sessionCertification.start, { query: { habilitationId: String(sst) } });
  expect(started).toMatchObject({
    id: null,
    numero: null,
    etat: 'SAISIE',
    regles: { nbStagiairesMin: 4, nbStagiairesMax: 10, certificatFormateurRequis: true, aujourdhui: TODAY },
    modifiable: true,
  });
  // Proposed to who may not read entites too.
  const { adresseEntite } = (await dl(sessionCertification.start, { query: { habilitationId: String(sst) } }))
    .habilitation;
  expect(adresseEntite).toEqual(started.habilitation.adresseEntite);
  expect(adresseEntite).toMatchObject({ ligne1: expect.any(String), codePostalVille: { ville: expect.any(String) } });
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
    'heureDebut session-certification.heure-debut-requise',
    'heureFin session-certification.heure-fin-requise',
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
  const suspended = await habilitationOf(db(), 'Atelier des Gestes Sûrs', 'SST-1');
  const mul = await actAs(server, 'MUL20004', 'G');
  expect(await refusal(save(writeOf({ habilitationId: suspended }), mul))).toMatchObject({
    status: 409,
    title: 'session-certification.habilitation-suspendue',
  });
  const broken = await habilitationOf(db(), 'Loire Échafaudage Formation', 'PRAPIBC-1');
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
  // What it chooses from is what it may open; an entite chooses among all of its own.
  const listed = async (call: Call, query: { readonly ouvre?: 'session'; readonly niveau?: string }) =>
    (await call(habilitation.list, { query: { ...query, taille: 200 } })).elements.map(({ numero }) => numero);
  const offered = await listed(instructeur, { ouvre: 'session' });
  expect(offered).toEqual(await listed(instructeur, { niveau: 'SST-1' }));
  expect(offered.length).toBeLessThan((await listed(instructeur, {})).length);
  for (const by of [g, dl]) expect(await listed(by, { ouvre: 'session' })).toEqual(await listed(by, {}));
  const dispositif = await actAs(server, 'RDI90001');
  expect(await listed(dispositif, { ouvre: 'session' })).toEqual(await listed(dispositif, { niveau: 'SST-1' }));
  // Who opens none is offered none, of the network's niveaux neither.
  for (const habilisId of ['EXP80001', 'RCA60001', 'REP70001', 'CNH91001', 'ADM92001', 'SUP93001']) {
    const reader = await actAs(server, habilisId);
    expect(await listed(reader, { niveau: 'SST-1' })).not.toEqual([]);
    expect(await listed(reader, { ouvre: 'session' })).toEqual([]);
  }
  const own = await save(writeOf(), instructeur);
  expect(own.actionsPossibles.map(({ key }) => key)).toEqual(['Soumet', 'Supprime']);
  expect((await read(own)).actionsPossibles.map(({ key }) => key)).toEqual(['Soumet']);
  await db()
    .updateTable('dispositif_niveau')
    .set({ session_par_formateur: true })
    .where('code', '=', 'SST-1')
    .execute();
});

const lineOf = (nom: string, prenom: string, naissance = '12/04/1990', habilisId = '') => ({
  habilisId,
  nom,
  prenom,
  naissance,
  courriel: '',
});
const CLASS = [
  lineOf('Marchand', 'Élodie'),
  lineOf('O’Connor', 'Liam', '1987-11-02'),
  lineOf('Ndiaye', 'Awa', '30/06/1995'),
  lineOf('Li', 'A', '08/09/1968'),
];
let classes = 0;
/** A class of four whom nobody knows yet, each class with names and birth dates of its own. */
const freshClass = () => {
  classes += 1;
  const tag = 'abcdefghijklmnopqrstuvwxyz'.charAt(classes).repeat(4);
  return ['Ro', 'Lu', 'Vi', 'Ma'].map((name, index) =>
    lineOf(`${name}${tag}`, `Prénom${tag}`, `${10 + index}/0${1 + index}/${1960 + classes}`),
  );
};
const importInto = (session: SessionCertification, lignes = CLASS, by = g) =>
  by(sessionCertification.importer, {
    params: { id: session.id ?? 0 },
    body: {
      lignes: lignes.map((ligne) => ({ ...ligne, choix: null })),
      colonnes: [{ entete: 'Nom de naissance', champ: 'nom' }],
    },
  });
/** A draft with a class of four. */
const withClass = async (lignes = freshClass()) => importInto(await save(writeOf()), lignes);
/** A session whose results are to be entered. */
const submitted = async (lignes = freshClass()) => submit(await withClass(lignes));
const resultOf = (one: SessionCertification['stagiaires'][number], resultat: 'ADMIS' | 'NON_ADMIS' | 'ABSENT') => ({
  stagiaireId: one.id,
  version: one.version,
  present: resultat !== 'ABSENT',
  identiteVerifiee: resultat !== 'ABSENT',
  resultat,
  motif: resultat === 'NON_ADMIS' ? 'Gestes non maîtrisés.' : null,
});
const RESULTS = ['ADMIS', 'ADMIS', 'NON_ADMIS', 'ABSENT'] as const;
const resultsOf = ({ stagiaires }: SessionCertification) =>
  stagiaires.map((one, index) => resultOf(one, RESULTS[index] ?? 'ADMIS'));
const submitResults = ({ id, version, stagiaires, ...rest }: SessionCertification, by = f) =>
  by(sessionCertification.submitResultats, {
    body: { id: id ?? 0, version, resultats: resultsOf({ ...rest, id, version, stagiaires }) },
  });
const verify = (
  { id, version }: SessionCertification,
  more: {
    actionKey?: string;
    commentaire?: string;
    corrections?: { stagiaireId: number; nom: string; prenom: string }[];
  } = {},
  by = g,
) =>
  by(sessionCertification.submitVerification, {
    body: { id: id ?? 0, version, corrections: [], ...more },
  });
const closed = async (lignes = freshClass()) => verify(await submitResults(await submitted(lignes)));

test('[SC22][SC24] a class is judged line by line, imported whole or not at all, and taken out again', async () => {
  const draft = await save(writeOf());
  const lignes = [...CLASS.slice(0, 2), lineOf('', 'Zoé', '31/02/2000'), lineOf('Marchand', 'Elodie')];
  const params = { id: draft.id ?? 0 };
  const judged = await g(sessionCertification.juger, { params, body: { lignes } });
  expect(judged.map(({ fautes }) => fautes.map(({ path, title }) => `${path} ${title}`))).toEqual([
    [],
    [],
    ['nom champ.nom-requis', 'naissance session-certification.naissance-invalide'],
    ['nom session-certification.stagiaire-en-double'],
  ]);
  expect(await faultsOf(importInto(draft, lignes))).toEqual([
    400,
    'lignes.2.nom champ.nom-requis',
    'lignes.2.naissance session-certification.naissance-invalide',
    'lignes.3.nom session-certification.stagiaire-en-double',
  ]);
  expect((await read(draft)).stagiaires).toEqual([]);
  const imported = await importInto(draft);
  expect(imported.stagiaires.map(({ nom, preCompteId }) => [nom, preCompteId !== null])).toEqual(
    CLASS.map(({ nom }) => [nom, true]),
  );
  expect(await g(sessionCertification.importColonnes, { params })).toEqual([
    { entete: 'Nom de naissance', champ: 'nom' },
  ]);
  const importId = imported.imports[0]?.id ?? 0;
  const undone = await g(sessionCertification.annulerImport, { params, body: { importId } });
  expect([undone.stagiaires, undone.imports]).toEqual([[], []]);
  const one = { nom: 'Rey', prenom: 'Thomas', dateNaissance: '2001-03-25', courriel: null };
  const added = await g(sessionCertification.createPreAccount, { body: { sessionId: params.id, ...one } });
  expect(added.stagiaires).toMatchObject([{ nom: 'Rey', dateNaissance: '2001-03-25' }]);
  expect(await faultsOf(g(sessionCertification.createPreAccount, { body: { sessionId: params.id, ...one } }))).toEqual([
    400,
    'nom session-certification.stagiaire-en-double',
  ]);
  const preCompteId = added.stagiaires[0]?.preCompteId ?? 0;
  expect((await g(sessionCertification.removePreAccount, { body: { preCompteId } })).stagiaires).toEqual([]);
  expect(await refusal(other(sessionCertification.removePreAccount, { body: { preCompteId } }))).toMatchObject({
    status: 404,
  });
  expect(await db().selectFrom('pre_compte').select('id').where('session_id', '=', params.id).execute()).toEqual([]);
});
test('[SC12][SC13][SC14][SC16][C1][C2][C5] results are entered by the formateur, verified by the entite, and certified in one go', async () => {
  const session = await submitted();
  expect(session).toMatchObject({ etat: 'RESULTATS', modifiable: false });
  expect(await refusal(importInto(session))).toMatchObject({ status: 409 });
  expect(await refusal(submitResults(session, g))).toMatchObject({
    status: 400,
    title: 'session-certification.action-interdite',
  });
  const resultats = resultsOf(session);
  const [first] = resultats;
  const id = session.id ?? 0;
  if (first === undefined) throw new Error('une classe vide');
  const saved = await f(sessionCertification.updateResultats, { body: { id, resultats: [first] } });
  expect(saved.conflits).toEqual([]);
  // The same entry again is no conflict; another one on the former version is, and changes nothing.
  const again = await f(sessionCertification.updateResultats, {
    body: { id, resultats: [first, { ...first, resultat: 'NON_ADMIS', motif: 'Non.' }] },
  });
  expect(again.conflits).toMatchObject([
    { stagiaireId: first.stagiaireId, resultat: 'ADMIS', saisiParNomPrenom: 'Julie Perrin', parSoi: true },
  ]);
  expect((await read(session)).stagiaires[0]).toMatchObject({ resultat: 'ADMIS', version: 2 });
  const current = await read(session, f);
  expect(
    await faultsOf(f(sessionCertification.submitResultats, { body: { id, version: current.version, resultats: [] } })),
  ).toEqual([400, ...[1, 2, 3].map((index) => `resultats.${index}.present session-certification.presence-requise`)]);
  const entered = await submitResults(current);
  expect(entered.etat).toBe('VERIFICATION');
  const toVerify = await read(session);
  expect(toVerify.apercuCloture).toEqual({
    nbCertificats: 2,
    nbNouveauxStagiaires: 2,
    nbRolesFormateur: 0,
    sansCompte: [],
    dateObtention: addDays(TODAY, -1),
    fins: [{ dateFin: '2028-11-18', nb: 2 }],
    modeleSimple: true,
    fautes: [],
    empreinte: expect.stringMatching(/^[\w-]{24}$/),
  });
  const corrections = [{ stagiaireId: toVerify.stagiaires[0]?.id ?? 0, nom: 'Roland', prenom: 'Élodie' }];
  const [done, refused] = await Promise.allSettled([
    verify(toVerify, { corrections }),
    verify(toVerify, { corrections }),
  ]);
  expect([done.status, refused.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const over = await read(session);
  expect(over).toMatchObject({ etat: 'CLOTUREE', modifiable: false, actionsPossibles: [] });
  const [one, two, three] = over.stagiaires;
  expect(one).toMatchObject({ nom: 'Roland', numeroCertificat: expect.stringMatching(/^SST-1-2026-\d{6}$/) });
  expect(one?.habilisId).toMatch(/^[A-Z]{3}\d{5}$/);
  expect(two?.numeroCertificat).not.toBe(one?.numeroCertificat);
  expect([three?.numeroCertificat, three?.preCompteId !== null]).toEqual([null, true]);
  expect(await refusal(verify(over))).toMatchObject({ status: 409, title: 'session-certification.etape-modifiee' });
});
test('[SC3][SC6] the right to hold a session is asked again at each step, and what began before it was lost ends', async () => {
  const { entite_id: entiteId, dispositif_niveau_id: niveauId } = await db()
    .selectFrom('habilitation')
    .select(['entite_id', 'dispositif_niveau_id'])
    .where('id', '=', sst)
    .executeTakeFirstOrThrow();
  const change = (columns: Updateable<HabilitationTable>) =>
    db().updateTable('habilitation').set(columns).where('id', '=', sst).execute();
  const finActivite = (date: string | null) =>
    db().updateTable('entite').set({ date_fin_activite: date }).where('id', '=', entiteId).execute();
  const dossier = (tache: 'da_complement' | 'validee', date: string | null) =>
    db()
      .updateTable('demande_administrative')
      .set({ tache, date_suspension_administrative: date })
      .where('entite_id', '=', entiteId)
      .where('en_cours', '=', true)
      .execute();
  const ouvert = (isOpen: boolean) =>
    db().updateTable('dispositif_niveau').set({ ouvert: isOpen }).where('id', '=', niveauId).execute();
  const leader = await db()
    .selectFrom('certificat_formateur')
    .innerJoin('personne', 'personne.id', 'certificat_formateur.personne_id')
    .select(['certificat_formateur.id', 'certificat_formateur.date_fin'])
    .where('personne.habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  const finCertificat = (date: string | null) =>
    db().updateTable('certificat_formateur').set({ date_fin: date }).where('id', '=', leader.id).execute();
  const { date_fin: dateFin } = await db()
    .selectFrom('habilitation')
    .select('date_fin')
    .where('id', '=', sst)
    .executeTakeFirstOrThrow();
  const suspended = { date_debut_suspension: addDays(TODAY, -5), date_fin_suspension: addDays(TODAY, 30) };
  const unsuspended = { date_debut_suspension: null, date_fin_suspension: null, rupture: false };

  const draft = await withClass();
  const begun = await submitted();
  const waiting = await submitResults(await submitted());
  const steps = { draft: () => submit(draft), begun: () => submitResults(begun), waiting: () => verify(waiting) };
  /** What who chooses a habilitation reads against it. */
  const offered = async () => {
    const { elements } = await g(habilitation.list, { query: { ouvre: 'session', taille: 200 } });
    return elements.find(({ id }) => id === sst)?.refusSession;
  };
  /** What each step is refused with while something is lost. */
  const refused = async (losing: Promise<unknown>, at: readonly (keyof typeof steps)[]) => {
    await losing;
    const told: string[] = [];
    for (const step of at) {
      const { status, title, errors = [] } = await refusal(steps[step]());
      told.push(`${step} ${status} ${errors[0]?.title ?? title}`.replace('session-certification.', ''));
    }
    return told;
  };
  expect(await refused(change(suspended), ['draft', 'begun'])).toEqual([
    'draft 409 habilitation-suspendue',
    'begun 409 habilitation-suspendue',
  ]);
  expect(await refused(change({ ...suspended, rupture: true }), ['draft', 'begun'])).toEqual([
    'draft 409 habilitation-rompue',
    'begun 409 habilitation-rompue',
  ]);
  await change(unsuspended);
  expect(await refused(change({ date_fin: addDays(TODAY, -3) }), ['draft', 'begun', 'waiting'])).toEqual([
    'draft 409 habilitation-hors-periode',
    'begun 409 habilitation-hors-periode',
    'waiting 409 habilitation-hors-periode',
  ]);
  await change({ date_fin: dateFin });
  expect(await refused(finActivite(addDays(TODAY, -3)), ['draft', 'begun', 'waiting'])).toEqual([
    'draft 409 entite-fermee',
    'begun 409 entite-fermee',
    'waiting 409 entite-fermee',
  ]);
  expect(await offered()).toBe('session-certification.entite-fermee');
  await finActivite(null);
  expect(await offered()).toBeNull();
  expect(await refused(dossier('da_complement', addDays(TODAY, -1)), ['draft'])).toEqual([
    'draft 409 entite-suspendue',
  ]);
  expect(await offered()).toBe('session-certification.entite-suspendue');
  await dossier('validee', null);
  expect(await refused(ouvert(false), ['draft'])).toEqual(['draft 409 niveau-ferme']);
  expect(await offered()).toBe('session-certification.niveau-ferme');
  await ouvert(true);
  // Valid on the first day, not on the last.
  expect(await refused(finCertificat(addDays(TODAY, -2)), ['draft', 'begun'])).toEqual([
    'draft 400 animateur-certificat-fini',
    'begun 400 animateur-certificat-fini',
  ]);
  // Told before results are submitted: whoever enters them names no other formateur.
  expect([await read(draft), await read(begun, f), await read(waiting)].map((one) => one.empechement)).toEqual([
    null,
    'session-certification.animateur-certificat-fini',
    'session-certification.animateur-certificat-fini',
  ]);
  await finCertificat(leader.date_fin);

  // Nothing of what was refused moved, and what began or waited ends whatever was lost since.
  expect([await read(draft), await read(begun), await read(waiting)].map(({ etat }) => etat)).toEqual([
    'SAISIE',
    'RESULTATS',
    'VERIFICATION',
  ]);
  await dossier('da_complement', addDays(TODAY, -1));
  await ouvert(false);
  await change({ ...suspended, date_debut_suspension: addDays(TODAY, -1), rupture: true });
  expect((await submitResults(begun)).etat).toBe('VERIFICATION');
  await change(suspended);
  // The formateur is judged at the closing too.
  await finCertificat(addDays(TODAY, -2));
  expect((await read(waiting)).empechement).toBe('session-certification.animateur-certificat-fini');
  expect(await faultsOf(verify(waiting))).toEqual([
    400,
    'animateurHabilisId session-certification.animateur-certificat-fini',
  ]);
  await finCertificat(leader.date_fin);
  expect((await verify(waiting)).etat).toBe('CLOTUREE');
  await change(unsuspended);
  await dossier('validee', null);
  await ouvert(true);
  await finCertificat(leader.date_fin);
});
test('[SC15][SC17] a session is sent back with a comment, both ways, and deleted with one', async () => {
  const session = await submitted();
  const back = (commentaire: string | null) =>
    f(sessionCertification.submitResultats, {
      body: { id: session.id ?? 0, version: session.version, resultats: [], actionKey: 'Renvoie', commentaire },
    });
  expect(await refusal(back(null))).toMatchObject({ status: 400, title: 'session-certification.commentaire-requis' });
  const draft = await back('Il manque une personne.');
  expect(draft).toMatchObject({ etat: 'SAISIE', commentaireRenvoi: 'Il manque une personne.' });
  const verified = await submitResults(await submit(draft));
  const sent = await verify(verified, { actionKey: 'Renvoie', commentaire: 'Un résultat est inversé.' });
  expect(sent).toMatchObject({ etat: 'RESULTATS', commentaireRenvoi: 'Un résultat est inversé.' });
  const remove = (version: number, by = g) =>
    by(sessionCertification.remove, { params: { id: session.id ?? 0 }, body: { version, commentaire: 'Annulée.' } });
  expect(await refusal(remove(1))).toMatchObject({ status: 409, title: 'session-certification.version-perimee' });
  expect(await refusal(remove(sent.version, f))).toMatchObject({ status: 403 });
  await remove(sent.version);
  const gone = await read(session);
  expect(gone).toMatchObject({ etat: 'SUPPRIMEE', actionsPossibles: [] });
  expect(gone.etapes.map(({ action }) => action)).toEqual([
    'Ouvre',
    'Soumet',
    'Renvoie',
    'Soumet',
    'Soumet',
    'Renvoie',
    'Supprime',
  ]);
});
test('[SC22][SC23] who is known is recognised, who is alike is proposed masked, and a key serves its session alone', async () => {
  const over = await closed([lineOf('Duvernay', 'Clémence', '1984-02-09'), ...freshClass().slice(1)]);
  const { habilisId = null } = over.stagiaires[0] ?? {};
  const draft = await save(writeOf());
  const check = (identite: { nom: string; prenom: string; dateNaissance: string | null }, id: string | null = null) =>
    g(sessionCertification.checkStagiaire, { body: { sessionId: draft.id ?? 0, habilisId: id, identite } });
  const exact = await check({ nom: 'DUVERNAY', prenom: 'Clemence', dateNaissance: '1984-02-09' });
  expect(exact.stagiaire).toMatchObject({ habilisId, nom: 'Duvernay' });
  const near = await check({ nom: 'Duvernet', prenom: 'Clémence', dateNaissance: '1984-02-09' });
  expect(near).toMatchObject({
    stagiaire: null,
    proches: [{ initiales: 'C. D.', anneeNaissance: 1984, raison: 'NOM_PROCHE' }],
  });
  expect(JSON.stringify(near)).not.toContain('Duvernay');
  expect(await check({ nom: 'Autre', prenom: 'Nom', dateNaissance: null }, habilisId)).toEqual({
    stagiaire: null,
    proches: [],
  });
  const cle = exact.stagiaire?.cle ?? '';
  const joined = await save(changeOf(draft, { stagiaires: [{ stagiaireId: null, cle }] }));
  expect(joined.stagiaires).toMatchObject([{ habilisId, preCompteId: null }]);
  const elsewhere = await save(writeOf());
  expect(await faultsOf(save(changeOf(elsewhere, { stagiaires: [{ stagiaireId: null, cle }] })))).toEqual([
    400,
    'stagiaires.0 session-certification.stagiaire-inconnu',
  ]);
  expect(
    await faultsOf(
      save(
        changeOf(joined, {
          stagiaires: [
            { stagiaireId: joined.stagiaires[0]?.id ?? 0, cle: null },
            { stagiaireId: null, cle },
          ],
        }),
      ),
    ),
  ).toEqual([400, 'stagiaires.1 session-certification.stagiaire-en-double']);
  const [judged] = await g(sessionCertification.juger, {
    params: { id: draft.id ?? 0 },
    body: { lignes: [lineOf('Duvernay', 'Clémence', '09/02/1984', habilisId ?? '')] },
  });
  expect(judged?.fautes).toEqual([{ path: 'nom', title: 'session-certification.stagiaire-en-double' }]);
});
test('[SC23] of a stagiaire chosen among masked ones, nobody reads more than was typed until their certificat, by any call, paper or search', async () => {
  const over = await closed([
    lineOf('Vercueil', 'Philomène', '1984-02-09'),
    lineOf('Hamelin', 'Baudouin', '1971-06-03'),
    ...freshClass().slice(2),
  ]);
  await heldBefore([over], addDays(TODAY, -30));
  const stored = over.stagiaires.slice(0, 2).map(({ habilisId, nom }) => ({ habilisId: habilisId ?? '?', nom }));
  const { rows: addresses } =
    await sql`update stagiaire set courriel = 'secret@example.org' where habilis_id = any(${stored.map(({ habilisId }) => habilisId)})`.execute(
      db(),
    );
  expect(addresses).toEqual([]);
  const draft = await save(writeOf());
  const params = { id: draft.id ?? 0 };
  // Chosen one by one, without a birth date, and from the grid of a class.
  const { proches } = await g(sessionCertification.checkCreateStagiaire, {
    params,
    body: { nom: 'Vercueil', prenom: ' philomène', dateNaissance: null },
  });
  const joined = await save(changeOf(draft, { stagiaires: [{ stagiaireId: null, cle: proches[0]?.cle ?? '' }] }));
  const line = { ...lineOf('Hamelain', 'Baudouin', '03/06/1971'), courriel: 'tape@example.org' };
  const [judged] = await g(sessionCertification.juger, { params, body: { lignes: [line] } });
  const cle = judged?.proches[0]?.cle ?? '';
  const chosen = await g(sessionCertification.importer, {
    params,
    body: { lignes: [{ ...line, choix: { cle } }], colonnes: [] },
  });
  const withOthers = await importInto(chosen, freshClass().slice(2));
  const secrets = [
    ...stored.map(({ habilisId }) => habilisId),
    '1984-02-09',
    '09/02/1984',
    'secret@example.org',
    '"Hamelin"',
  ];
  const asTyped = [
    { nom: 'Vercueil', prenom: 'philomène', dateNaissance: null, habilisId: null, preCompteId: null, courriel: null },
    {
      nom: 'Hamelain',
      prenom: 'Baudouin',
      dateNaissance: '1971-06-03',
      habilisId: null,
      preCompteId: null,
      courriel: 'tape@example.org',
    },
  ];
  const readers = await Promise.all(
    ['DEL30001', 'INS50001', 'RCA60001', 'RDI90001', 'REP70001'].map((one) => actAs(server, one)),
  );
  const expectMasked = async (session: SessionCertification, by: readonly Call[] = [g, admin, ...readers]) => {
    expect(session.stagiaires.slice(0, 2)).toMatchObject(asTyped);
    for (const reader of by) {
      const seen = JSON.stringify(await read(session, reader));
      for (const secret of secrets) expect(seen).not.toContain(secret);
      for (const paper of [
        sessionCertification.listeStagiaires,
        sessionCertification.emargement,
        sessionCertification.dossier,
      ]) {
        const { blob } = await reader(paper, { params });
        const text = (await pdfText(new Uint8Array(await blob.arrayBuffer()))).toUpperCase();
        expect(text).toContain('HAMELAIN');
        for (const secret of [...secrets, 'HAMELIN ']) expect(text).not.toContain(secret.toUpperCase());
      }
      const found = async (recherche: string) =>
        (await reader(sessionCertification.search, { body: { recherche, taille: 200 } })).elements.some(
          ({ id }) => id === session.id,
        );
      expect([await found('hamelain'), await found('hamelin'), await found(stored[1]?.habilisId ?? '')]).toEqual([
        true,
        false,
        false,
      ]);
      // Nor by the search of the header, nor by the file of the list.
      for (const recherche of ['Hamelin', stored[0]?.habilisId ?? '', stored[1]?.habilisId ?? '']) {
        const header = await reader(search.find, { query: { texte: recherche, taille: 20 } });
        expect(JSON.stringify(header.groupes.filter(({ genre }) => genre === 'session'))).not.toContain(
          String(session.numero),
        );
        const { blob } = await reader(sessionCertification.export, { query: { format: 'csv', recherche } });
        expect(await blob.text()).not.toContain(String(session.numero));
      }
    }
  };
  expect(joined.stagiaires).toMatchObject(asTyped.slice(0, 1));
  expect(JSON.stringify([joined, chosen, withOthers])).not.toMatch(new RegExp(secrets.join('|')));
  await expectMasked(withOthers);
  const sent = await submit(withOthers);
  await expectMasked(sent, [f, g]);
  const [first, second, ...rest] = sent.stagiaires;
  const resultats = [
    ...(first === undefined ? [] : [resultOf(first, 'ADMIS')]),
    ...(second === undefined ? [] : [resultOf(second, 'NON_ADMIS')]),
    ...rest.map((one) => resultOf(one, 'ADMIS')),
  ];
  const given = await f(sessionCertification.submitResultats, {
    body: { id: params.id, version: sent.version, resultats },
  });
  await expectMasked(given, [f, g, ...readers.slice(0, 2)]);
  const last = await verify(given);
  // Whoever has a certificat is shown with it; who has none stays as typed.
  expect(last.stagiaires.slice(0, 2)).toMatchObject([
    { nom: 'Vercueil', prenom: 'philomène', dateNaissance: '1984-02-09', habilisId: stored[0]?.habilisId },
    asTyped[1] ?? {},
  ]);
  const { rows } = await sql<{ nom: string; masque: boolean }>`select certificat.nom, ligne.masque from certificat
    join session_stagiaire ligne on ligne.id = session_stagiaire_id
    where ligne.session_id = ${params.id} order by ligne.rang limit 1`.execute(db());
  expect(rows).toEqual([{ nom: 'Vercueil', masque: false }]);
  const kept = await db()
    .selectFrom('stagiaire')
    .select('nom')
    .where('habilis_id', '=', stored[1]?.habilisId ?? '')
    .execute();
  expect(kept).toEqual([{ nom: 'Hamelin' }]);
});
test('[SC22] every look-up of a person counts and is recorded, an import and a refused call too', async () => {
  const personneId = (
    await db().selectFrom('personne').select('id').where('habilis_id', '=', 'LPF20001').executeTakeFirstOrThrow()
  ).id;
  const counted = async () => {
    const { rows } = await sql<{ tentatives: number; traces: number }>`select
      (select count(*)::integer from tentative where cle = ${`stagiaires-compte:${personneId}`}) tentatives,
      (select count(*)::integer from audit where personne_id = ${personneId} and action like '%.Recherche%') traces`.execute(
      db(),
    );
    return rows[0] ?? { tentatives: 0, traces: 0 };
  };
  const draft = await save(writeOf());
  const params = { id: draft.id ?? 0 };
  const lignes = freshClass().map((ligne) => ({ ...ligne, choix: null }));
  const { animateurHabilisId: _named, ...rest } = writeOf();
  const class41 = Array.from({ length: 41 }, () => lignes[0] ?? { ...lineOf('Nom', 'Prénom', ''), choix: null });
  const looked = async (count: number, call: () => Promise<unknown>) => {
    const before = await counted();
    await call().catch((error: unknown) => error);
    const after = await counted();
    expect([after.tentatives - before.tentatives, after.traces - before.traces]).toEqual([count, 1]);
  };
  const body = { habilitationId: sst, dateSession: null, dateFinSession: null, sessionId: draft.id };
  await looked(1, () => g(sessionCertification.importer, { params, body: { lignes, colonnes: [] } }));
  await looked(3, () => g(sessionCertification.importer, { params, body: { lignes: class41, colonnes: [] } }));
  await looked(1, () => g(sessionCertification.juger, { params, body: { lignes } }));
  await looked(1, () =>
    g(sessionCertification.checkCreateStagiaire, {
      params,
      body: { nom: 'Rey', prenom: 'Thomas', dateNaissance: null },
    }),
  );
  await looked(1, () => g(sessionCertification.checkAnimateur, { body: { ...body, animateurHabilisId: 'FOR40001' } }));
  await looked(1, () => g(sessionCertification.checkAnimateur, { body: { ...body, animateurHabilisId: 'ZZZ99999' } }));
  await looked(1, () => save({ ...rest, animateurHabilisId: 'ZZZ99999' }));
  await looked(1, () => save({ ...rest, animateurHabilisId: 'FOR40002' }));
  await looked(1, () =>
    g(formateur.check, {
      body: { habilisId: 'FOR40001', nom: 'Faux', dispositifNiveauId: draft.habilitation.dispositifNiveau.id },
    }),
  );
  // The same formateur again is no look-up, and at the limit nothing is answered nor written.
  const kept = await read(draft);
  const before = await counted();
  await save(changeOf(kept));
  expect(await counted()).toEqual(before);
  await db()
    .insertInto('tentative')
    .values(
      Array.from({ length: 300 }, () => ({
        cle: `stagiaires-compte:${personneId}`,
        faite_le: new Date(`${TODAY}T10:00:00Z`),
      })),
    )
    .execute();
  for (const refused of [
    () =>
      g(sessionCertification.importer, {
        params,
        body: { lignes: freshClass().map((ligne) => ({ ...ligne, choix: null })), colonnes: [] },
      }),
    () => save(changeOf(kept, { version: kept.version + 1, animateurHabilisId: 'FOR40002' })),
    () =>
      g(formateur.check, {
        body: { habilisId: 'FOR40001', nom: 'Perrin', dispositifNiveauId: draft.habilitation.dispositifNiveau.id },
      }),
  ])
    expect(await refusal(refused())).toMatchObject({ status: 429, title: 'session-certification.trop-de-recherches' });
  await db().deleteFrom('tentative').where('cle', '=', `stagiaires-compte:${personneId}`).execute();
});
test('[SC8][C20] an upkeep finds the earlier certificat, and refuses by name who has none', async () => {
  const over = await closed();
  const holder = over.stagiaires[1];
  if (holder === undefined) throw new Error('une classe vide');
  const draft = await save(writeOf({ mode: 'MAC' }));
  const found = await g(sessionCertification.checkStagiaire, {
    body: {
      sessionId: draft.id ?? 0,
      habilisId: holder.habilisId,
      identite: { nom: holder.nom, prenom: holder.prenom, dateNaissance: null },
    },
  });
  const joined = await save(changeOf(draft, { stagiaires: [{ stagiaireId: null, cle: found.stagiaire?.cle ?? '' }] }));
  const filled = await importInto(joined, freshClass().slice(2));
  expect(filled.stagiaires.map(({ anterieur }) => anterieur?.etat)).toEqual(['ABSENT', 'ABSENT', 'ABSENT']);
  const sameDay = await save(changeOf(filled, { dateSession: addDays(TODAY, -1) }));
  // Of the very day of its first certificat, there is nothing to keep up.
  expect(sameDay.stagiaires.map(({ anterieur }) => anterieur?.etat)).toEqual(['ABSENT', 'ABSENT', 'ABSENT']);
  const later = await save(changeOf(sameDay, { dateSession: TODAY, dateFinSession: TODAY }));
  expect(later.stagiaires.map(({ anterieur }) => anterieur?.etat)).toEqual(['VALIDE', 'ABSENT', 'ABSENT']);
  expect(await faultsOf(submit(later))).toEqual([
    400,
    'stagiaires session-certification.stagiaires-trop-peu',
    'stagiaires.1 session-certification.mac-sans-certificat',
    'stagiaires.2 session-certification.mac-sans-certificat',
  ]);
});
test('[SC8][SC28][C20] an upkeep within the tolerance goes on to its certificats; beyond it each stagiaire is refused by name', async () => {
  const tolerate = (months: number | null) =>
    db().updateTable('dispositif_niveau').set({ tolerance_mac_mois: months }).where('code', '=', 'SST-1').execute();
  const formers = [await closed(), await closed()];
  await heldBefore(formers, addDays(TODAY, -800));
  const fin = addDays(TODAY, -40);
  await db()
    .updateTable('certificat')
    .set({ date_obtention: addDays(TODAY, -800), date_fin: fin })
    .where(
      'session_id',
      'in',
      formers.map(({ id }) => id ?? 0),
    )
    .execute();
  const holders = formers.flatMap(({ stagiaires }) => stagiaires.filter(({ resultat }) => resultat === 'ADMIS'));
  const draft = await importInto(
    await save(writeOf({ mode: 'MAC' })),
    holders.map(({ nom, prenom, habilisId }) => lineOf(nom, prenom, '', habilisId ?? '')),
  );
  await tolerate(1);
  // A class says it of each line before it is written, and writes it all the same: another day may do.
  const other = await save(writeOf({ mode: 'MAC' }));
  const [former] = holders;
  const lines = [
    lineOf(former?.nom ?? '', former?.prenom ?? '', '', former?.habilisId ?? ''),
    lineOf('Nouvelle', 'Venue', '09/02/1984'),
  ];
  const judgedFor = async ({ id }: SessionCertification) =>
    (await g(sessionCertification.juger, { params: { id: id ?? 0 }, body: { lignes: lines } })).map(
      ({ fautes, avertissements }) => [fautes.length, ...avertissements.map(({ title }) => title)],
    );
  expect(await judgedFor(other)).toEqual([
    [0, 'session-certification.mac-trop-tard'],
    [0, 'session-certification.mac-sans-certificat'],
  ]);
  expect(await judgedFor(await save(writeOf()))).toEqual([[0], [0]]);
  expect((await read(draft)).stagiaires.map(({ anterieur }) => anterieur?.etat)).toEqual(Array(4).fill('TROP_TARD'));
  expect(await faultsOf(submit(draft))).toEqual([
    400,
    ...[0, 1, 2, 3].map((index) => `stagiaires.${index} session-certification.mac-trop-tard`),
  ]);
  await tolerate(2);
  const over = await verify(await submitResults(await submit(draft)));
  // The certificat that the closing made is no earlier one.
  const late = { etat: 'RATTRAPAGE', dateFin: fin };
  expect(over.stagiaires.map(({ anterieur }) => anterieur)).toEqual([late, late, late, late]);
  const numbers = over.stagiaires.map(({ numeroCertificat }) => numeroCertificat);
  expect(numbers.map((one) => one === null)).toEqual([false, false, true, true]);
  expect(numbers[0]).not.toBe(holders[0]?.numeroCertificat);
  await tolerate(null);
});
test('[SC19] names of a closed session are corrected by administrators, and their certificats made anew', async () => {
  const over = await closed();
  const [one] = over.stagiaires;
  const correct = (version: number, by = admin) =>
    by(sessionCertification.corriger, {
      params: { id: over.id ?? 0 },
      body: {
        version,
        corrections: [{ stagiaireId: one?.id ?? 0, nom: 'Marchandeau', prenom: 'Élodie' }],
        commentaire: 'Faute de frappe.',
      },
    });
  expect(await refusal(correct(over.version, g))).toMatchObject({ status: 403 });
  expect(await refusal(correct(1))).toMatchObject({ status: 409 });
  const corrected = await correct(over.version);
  // Beside the name of the inscription, which the stagiaire made by the closing does not bear any more.
  expect(corrected).toMatchObject({
    etat: 'CLOTUREE',
    stagiaires: [{ nom: 'Marchandeau', nomInscrit: one?.nom, prenomInscrit: one?.prenom }, {}, {}, {}],
  });
  expect(corrected.stagiaires[0]?.numeroCertificat).not.toBe(one?.numeroCertificat);
  const certificats = await db()
    .selectFrom('certificat')
    .leftJoin('revocation_certificat as revocation', 'revocation.certificat_id', 'certificat.id')
    .select(['certificat.id', 'nom', 'statut', 'code_court', 'remplace_id', 'motif', 'texte'])
    .where('session_stagiaire_id', '=', one?.id ?? 0)
    .orderBy('certificat.id')
    .execute();
  const [former, next] = certificats;
  expect(certificats).toMatchObject([
    { nom: one?.nom, statut: 'REVOQUE', remplace_id: null, motif: 'REMPLACE', texte: 'Faute de frappe.' },
    { nom: 'Marchandeau', statut: 'VALIDE', remplace_id: former?.id, motif: null },
  ]);
  expect(next?.code_court).not.toBe(former?.code_court);
});
test('[SC10][SC26] a formateur is checked by identifier, with what is wrong', async () => {
  const check = (animateurHabilisId: string, days = [addDays(TODAY, -2), addDays(TODAY, -1)]) =>
    g(sessionCertification.checkAnimateur, {
      body: {
        animateurHabilisId,
        habilitationId: sst,
        dateSession: days[0] ?? null,
        dateFinSession: days[1] ?? null,
        sessionId: null,
      },
    });
  expect(await check('FOR40001')).toMatchObject({
    nomPrenom: 'Julie Perrin',
    certificatValide: true,
    refus: null,
    dejaPris: true,
  });
  expect(await check('FOR40002', [addDays(TODAY, 30), addDays(TODAY, 31)])).toMatchObject({
    refus: 'session-certification.animateur-certificat-fini',
    dateFinCertificat: addDays(TODAY, 20),
  });
  expect(await check('FOR40003')).toMatchObject({ refus: 'session-certification.animateur-sans-certificat' });
  expect(await check('LPF20001')).toMatchObject({ nomPrenom: null, refus: 'session-certification.animateur-inconnu' });
});

test('[SC18][A23][A24][A25][A26][D3] days bring warnings, the deletion at the limit with its mail, and the end of the names', async () => {
  const session = await submitted();
  const id = session.id ?? 0;
  const on = async (today: string) => {
    const day = {
      today,
      settings: DEFAULT_SETTINGS,
      jobs: server.services.jobs,
      now: new Date(`${today}T04:00:00Z`),
    };
    await updateDailySessions(db(), day);
    await purgeSessions(db(), day);
    const alertes = await db()
      .selectFrom('alerte')
      .select('type')
      .distinct()
      .where('objet_type', '=', 'session-certification')
      .where('objet_id', '=', id)
      .orderBy('type')
      .execute();
    return alertes.map(({ type }) => type);
  };
  const warned = async () => {
    const mails = db().selectFrom('courriel').select('id').where('objet_id', '=', id);
    return (await mails.where('modele', '=', 'session-suppression').execute()).length;
  };
  expect(await on(TODAY)).toEqual(['SESSION_CONFIEE', 'SESSION_RESULTATS']);
  expect([await on('2027-01-19'), await warned()]).toEqual([['SESSION_RESULTATS'], 0]);
  expect(await on('2027-01-20')).toEqual(['SESSION_RESULTATS', 'SESSION_SUPPRESSION']);
  const first = await warned();
  expect(first).toBeGreaterThan(0);
  // Nobody is told again until the last week, then all once more.
  await on('2027-02-11');
  expect(await warned()).toBe(first);
  await on('2027-02-12');
  expect(await warned()).toBeGreaterThan(first);
  const last = await warned();
  expect(await on('2027-02-18')).toEqual(['SESSION_RESULTATS', 'SESSION_SUPPRESSION']);
  expect(await warned()).toBe(last);
  expect((await read(session)).etat).toBe('RESULTATS');
  expect(await on('2027-02-19')).toEqual(['SESSION_CONFIEE', 'SESSION_SUPPRIMEE']);
  const gone = await read(session);
  expect(gone.etapes.at(-1)).toMatchObject({ action: 'Supprime', auteurNomPrenom: null, roleType: null });
  expect([gone.etat, gone.stagiaires.length]).toEqual(['SUPPRIMEE', 4]);
  const mails = await db()
    .selectFrom('courriel')
    .select('modele')
    .distinct()
    .where('objet_id', '=', id)
    .where('modele', 'in', ['session-confiee', 'session-resultats', 'session-suppression', 'session-supprimee'])
    .orderBy('modele')
    .execute();
  // It was over when it was submitted: the mail that gives it asks for its results.
  expect(mails.map(({ modele }) => modele)).toEqual(['session-confiee', 'session-suppression', 'session-supprimee']);
  expect(await on('2027-03-20')).toEqual(['SESSION_CONFIEE', 'SESSION_SUPPRIMEE']);
  expect((await read(session)).stagiaires).toHaveLength(4);
  expect(await on('2027-03-25')).toEqual([]);
  expect((await read(session)).stagiaires).toEqual([]);
});
test('[D2] a pre-account that a draft never used is deleted after three months, not before days to come', async () => {
  const draft = await withClass();
  const later = { dateSession: addDays(TODAY, 120), dateFinSession: addDays(TODAY, 121) };
  const toCome = await importInto(await save(writeOf(later)), freshClass());
  const purge = (today: string) =>
    purgeSessions(db(), {
      today,
      settings: DEFAULT_SETTINGS,
      jobs: server.services.jobs,
      now: new Date(`${today}T04:00:00Z`),
    });
  const made = await db()
    .selectFrom('pre_compte')
    .select('cree_le')
    .where('session_id', '=', draft.id ?? 0)
    .limit(1)
    .executeTakeFirstOrThrow();
  const born = made.cree_le.toISOString().slice(0, 10);
  await purge(addMonths(born, 3));
  expect((await read(draft)).stagiaires).toHaveLength(4);
  await purge(addDays(addMonths(born, 3), 2));
  expect((await read(draft)).stagiaires).toEqual([]);
  expect((await read(toCome)).stagiaires).toHaveLength(4);
  await purge(addDays(TODAY, 122));
  expect((await read(toCome)).stagiaires).toEqual([]);
});
test('[D1] a stagiaire is known by name until five years after the end of their last certificat', async () => {
  const over = await closed();
  const [one] = over.stagiaires;
  const purge = (today: string) =>
    purgeSessions(db(), {
      today,
      settings: DEFAULT_SETTINGS,
      jobs: server.services.jobs,
      now: new Date(`${today}T04:00:00Z`),
    });
  await db()
    .updateTable('certificat')
    .set({ date_fin: '2028-11-18' })
    .where('session_id', '=', over.id ?? 0)
    .execute();
  // A corrected name leaves with the one of the inscription.
  await db()
    .updateTable('session_stagiaire')
    .set({ nom_corrige: 'Marchandeau', prenom_corrige: 'Élodie', nom_inscrit: one?.nom, prenom_inscrit: one?.prenom })
    .where('id', '=', one?.id ?? 0)
    .execute();
  await purge('2033-11-18');
  expect((await read(over)).stagiaires[0]).toMatchObject({ nom: 'Marchandeau', nomInscrit: one?.nom });
  await purge('2033-11-20');
  expect((await read(over)).stagiaires[0]).toMatchObject({
    nom: 'Stagiaire',
    prenom: 'Anonyme',
    nomInscrit: null,
    dateNaissance: null,
    numeroCertificat: one?.numeroCertificat,
  });
});
