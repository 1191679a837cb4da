import { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { habilitationOf } from '../test/habilitationOf.ts';
import { sessionWriteOf } from '../test/sessionWriteOf.ts';

let server: TestServer;
let g: Call;
let f: Call;
let admin: Call;
let sst1: number;
let sst2: number;
const db = () => server.services.connection.db;

const CLASS = [
  { nom: 'Abadie', prenom: 'Ève', naissance: '01/02/1980', courriel: 'eve.abadie@example.org' },
  { nom: 'Baron', prenom: 'Luc', naissance: '02/02/1981', courriel: '' },
  { nom: 'Castel', prenom: 'Rose', naissance: '03/02/1982', courriel: 'partagee@example.org' },
  { nom: 'Duras', prenom: 'Max', naissance: '04/02/1983', courriel: 'partagee@example.org' },
  { nom: 'Estève', prenom: 'Paul', naissance: '05/02/1984', courriel: 'esteve@example.org' },
];

const write = (changes: Partial<SessionWrite>) =>
  sessionWriteOf(
    { habilitationId: sst2, dateSession: addDays(TODAY, -2), dateFinSession: addDays(TODAY, -1) },
    changes,
  );

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: [...HABILITATIONS, { entite: 1, niveau: 'SST-2', age: 400, sequence: 900 }],
    certificats: [['FOR40001', 'SST-2', 400, 695]],
  });
  g = await actAs(server, 'LPF20001');
  f = await actAs(server, 'FOR40001');
  admin = await actAs(server, 'ADM92001');
  sst1 = await habilitationOf(db(), 'Lorraine Prévention Formation', 'SST-1');
  sst2 = await habilitationOf(db(), 'Lorraine Prévention Formation', 'SST-2');
});
afterAll(() => server.close());

/** A session of formateurs whose results are all entered: the last one is not admitted. */
async function verified(): Promise<SessionCertification> {
  const draft = await g(sessionCertification.update, { body: write({}) });
  const lignes = CLASS.map((one) => ({ ...one, habilisId: '', choix: null }));
  const params = { id: draft.id ?? 0 };
  const filled = await g(sessionCertification.importer, { params, body: { lignes, colonnes: [] } });
  const body = { ...write({}), id: params.id, version: filled.version, cleBrouillon: null };
  const { version, stagiaires } = await g(sessionCertification.submit, { body });
  const resultats = stagiaires.map((one, index) => ({
    stagiaireId: one.id,
    version: one.version,
    present: true,
    identiteVerifiee: true,
    resultat: index === 4 ? ('NON_ADMIS' as const) : ('ADMIS' as const),
    motif: index === 4 ? 'Gestes.' : null,
  }));
  return f(sessionCertification.submitResultats, { body: { id: params.id, version, resultats } });
}

const rowsOf = async () =>
  (
    await sql<{ nom: string; compte: string | null; stagiaire: string; role: boolean; courriels: number }>`
      select stagiaire.nom, personne.habilis_id compte, stagiaire.habilis_id stagiaire,
        exists (select from role where role.personne_id = personne.id and role.type = 'F' and role.fin_le is null) "role",
        (select count(*)::integer from courriel where courriel.personne_id = personne.id and modele = 'activation') courriels
      from certificat_formateur droit join stagiaire on stagiaire.id = droit.stagiaire_id
      left join personne on personne.id = droit.personne_id order by stagiaire.nom`.execute(db())
  ).rows;

const check = (animateurHabilisId: string) =>
  g(sessionCertification.checkAnimateur, {
    body: {
      animateurHabilisId,
      habilitationId: sst1,
      dateSession: addDays(TODAY, 5),
      dateFinSession: addDays(TODAY, 5),
      sessionId: null,
    },
  });

test('[C46] the closing of a session of formateurs gives each a certificat, an account by an address that is theirs, and tells whose is missing', async () => {
  const session = await verified();
  expect(session.apercuCloture).toMatchObject({
    nbCertificats: 4,
    nbRolesFormateur: 1,
    sansCompte: ['Luc Baron', 'Rose Castel', 'Max Duras'],
  });
  await g(sessionCertification.submitVerification, {
    body: { id: session.id ?? 0, version: session.version, corrections: [] },
  });
  const rows = await rowsOf();
  expect(
    rows.map(({ nom, compte, stagiaire, role, courriels }) => [nom, compte === stagiaire, role, courriels]),
  ).toEqual([
    ['Abadie', true, true, 1],
    ['Baron', false, false, 0],
    ['Castel', false, false, 0],
    ['Duras', false, false, 0],
  ]);
  expect(rows.slice(1).map(({ compte }) => compte)).toEqual([null, null, null]);
  // The account is activated by the mail alone.
  const eve = await db()
    .selectFrom('personne')
    .select(['etat', 'email'])
    .where('nom', '=', 'Abadie')
    .executeTakeFirst();
  expect(eve).toEqual({ etat: 'a-activer', email: 'eve.abadie@example.org' });
  const listed = await admin(certificatFormateur.search, { body: { recherche: 'baron' } });
  expect(listed.elements.map(({ titulaire }) => titulaire)).toEqual([
    { habilisId: rows[1]?.stagiaire, nomPrenom: 'Luc Baron' },
  ]);
  const { blob } = await admin(certificatFormateur.download, { params: { id: String(listed.elements[0]?.id) } });
  expect(blob.size).toBeGreaterThan(1000);
});

test('[C46][SC26] the identifier answers: who has an account may be named, who has none is told to lack it', async () => {
  const [eve, luc] = await rowsOf();
  expect(await check(eve?.stagiaire ?? '')).toMatchObject({
    nomPrenom: 'Ève Abadie',
    certificatValide: true,
    refus: null,
  });
  expect(await check(luc?.stagiaire ?? '')).toMatchObject({
    nomPrenom: 'Luc Baron',
    certificatValide: true,
    dateFinCertificat: expect.any(String),
    refus: 'session-certification.animateur-sans-compte',
  });
  const paul = await db().selectFrom('stagiaire').select('habilis_id').where('nom', '=', 'Estève').executeTakeFirst();
  // Not admitted: no identifier, no certificat.
  expect(paul).toBeUndefined();
  const named = (habilisId: string) =>
    g(sessionCertification.update, { body: write({ habilitationId: sst1, animateurHabilisId: habilisId }) });
  expect((await named(eve?.stagiaire ?? '')).animateurNomPrenom).toBe('Ève Abadie');
  expect(await refusal(named(luc?.stagiaire ?? ''))).toMatchObject({
    status: 400,
    errors: [{ path: 'animateurHabilisId', title: 'session-certification.animateur-sans-compte' }],
  });
});

test('[C46][SC22] a later account bears the identifier: by ADM or RC who saw who it is, or by the address that was given', async () => {
  const [, luc, rose, max] = await rowsOf();
  const create = (by: Call, nom: string, prenom: string, habilisId: string) =>
    by(utilisateur.create, {
      body: { nom, prenom, email: `${nom}.compte@example.org`.toLowerCase(), role: null, habilisId },
    });
  const rc = await actAs(server, 'RCA60001');
  for (const [nom, habilisId] of [
    ['Autre', luc?.stagiaire ?? ''],
    ['Baron', 'ZZZ99999'],
    ['Baron', 'FOR40001'],
  ] as const) {
    expect(await refusal(create(admin, nom, 'Luc', habilisId))).toMatchObject({
      status: 400,
      errors: [{ path: 'habilisId', title: 'utilisateur.identifiant-inconnu' }],
    });
  }
  expect(await refusal(create(g, 'Baron', 'Luc', luc?.stagiaire ?? ''))).toMatchObject({ status: 403 });
  expect(
    await refusal(
      admin(utilisateur.create, { body: { nom: 'Sans', prenom: 'Rôle', email: 's@example.org', role: null } }),
    ),
  ).toMatchObject({ status: 400, errors: [{ path: 'role' }] });
  expect((await create(admin, 'BARON', 'Luc', luc?.stagiaire ?? '')).habilisId).toBe(luc?.stagiaire);
  expect((await create(rc, 'Castel', 'Rose', rose?.stagiaire ?? '')).habilisId).toBe(rose?.stagiaire);
  expect(await refusal(create(rc, 'Castel', 'Rose', rose?.stagiaire ?? ''))).toMatchObject({ status: 400 });
  // The address was given by two: the names tell whose account it is.
  const guest = { acceptationRGPD: true, email: 'partagee@example.org' };
  const { request } = await server.signIn('FOR40001');
  expect((await request('POST', '/register', { ...guest, nom: 'Duras', prenom: 'Max' })).status).toBeLessThan(300);
  const rows = await rowsOf();
  expect(rows.map(({ nom, compte, role, courriels }) => [nom, compte, role, courriels])).toEqual([
    ['Abadie', rows[0]?.stagiaire, true, 1],
    ['Baron', luc?.stagiaire, true, 1],
    ['Castel', rose?.stagiaire, true, 1],
    ['Duras', max?.stagiaire, true, 1],
  ]);
  for (const one of rows) expect(await check(one.stagiaire)).toMatchObject({ refus: null, certificatValide: true });
  const { traces } = (
    await sql<{
      traces: number;
    }>`select count(*)::integer traces from audit where action = 'utilisateur.Recherche'`.execute(db())
  ).rows[0] ?? { traces: 0 };
  expect(traces).toBe(6);
});
