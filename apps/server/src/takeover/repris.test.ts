import { type Call, createClient } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { recherche } from '@habilis/api/recherche/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { decodeListe } from '@habilis/domain/certificat/listeRevocations';
import { partsOfSigned } from '@habilis/domain/certificat/payload';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCode } from '../areas/certificats/qrcode/checkCode.ts';
import { signWaiting } from '../areas/certificats/signature/signCertificats.ts';
import { renderCourriel } from '../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../platform/mail/selectCourriels.ts';
import { actAs, refusal, titleOf } from '../test/actAs.ts';
import { addToCast } from '../test/cast/addToCast.ts';
import { HABILITATIONS } from '../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../test/startPeopledServer.ts';
import type { TestServer } from '../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../test/TEST_TODAY.ts';
import { findingText } from './Finding.ts';
import { judgeTakeover, writeTakeover } from './takeOver.ts';

let server: TestServer;
let folder: string;
let g: Call;
let adm: Call;
const told: string[] = [];
const now = () => new Date(`${TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;
const guest = () => createClient({ baseUrl: `${server.url}/api`, token: () => null });
const idOf = async (ancien: string) =>
  (await db().selectFrom('certificat').select('id').where('repris_de', '=', ancien).executeTakeFirstOrThrow()).id;
const checked = (code: string) =>
  checkCode(server.services.config, { db: db(), now: now(), today: TODAY } as Parameters<typeof checkCode>[1], code);

const FILES = {
  stagiaires: `identifiant;nom;prenom;date_naissance;courriel
S1;Marchand;Zoé;12/04/1990;zoe@example.org
JKA37899;De Villiers;Anne;;`,
  certificats: `identifiant;numero;stagiaire;habilitation;formateur;mode;date_obtention;date_fin;revoque_le;raison_sociale
C-1;CERT/2025/7;S1;H1;F1;INI;2025-05-31;30/06/2027;;Ancien Nom SARL
C-2;CERT/2025/8;JKA37899;H1;F1;INI;2025-05-31;;;
C-3;CERT/2025/8;S1;H1;F1;MAC;2026-05-31;2028-05-31;;
C-4;CERT/2019/1;S1;H1;F1;INI;2019-05-31;2021-05-31;2019-06-30;`,
};

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
  folder = await mkdtemp(join(tmpdir(), 'habilis-repris-'));
  const { siret, raison_sociale } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('entite', 'entite.id', 'role.entite_id')
    .select(['siret', 'raison_sociale'])
    .where('habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  const formateur = await db()
    .selectFrom('personne')
    .selectAll()
    .where('habilis_id', '=', 'FOR40001')
    .executeTakeFirstOrThrow();
  const files = {
    ...FILES,
    niveaux: `identifiant;dispositif;code;niveau;avec_technique;avec_plateforme;stagiaires_min;stagiaires_max;par_formateur;ouvert;duree_session_max_jours
N1;SST;SST-1;Secouriste;non;non;4;10;oui;oui;30`,
    entites: `identifiant;raison_sociale;siret\nE1;${raison_sociale};${siret ?? ''}`,
    personnes: `identifiant;nom;prenom;courriel\nF1;${formateur.nom};${formateur.prenom};${formateur.email}`,
    habilitations: `identifiant;numero;entite;niveau;date_debut;date_fin;rupture;plateforme_mobile\nH1;AGR-2015-77;E1;N1;2015-01-01;2020-12-31;non;non`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.csv`), `${text}\n`);
  const takeover = {
    db: db(),
    folder,
    today: TODAY,
    now,
    tell: (finding: Parameters<typeof findingText>[0]) => told.push(findingText(finding)),
  };
  await judgeTakeover(takeover);
  await writeTakeover(takeover);
  g = await actAs(server, 'LPF20001', 'G');
  adm = await actAs(server, 'ADM92001', 'ADM');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('[C1145] what is here already is attached by SIRET, address or code, and is told', async () => {
  expect(told).toEqual([
    expect.stringContaining('le niveau SST-1 est déjà dans Habilis'),
    expect.stringContaining('ce SIRET est celui de'),
    expect.stringContaining('cette adresse est celle du compte FOR40001, du même nom'),
    expect.stringContaining('un même niveau de la même entité court déjà ces jours-là dans Habilis'),
    expect.stringContaining('même numéro qu’à la ligne 3'),
  ]);
  const entites = await db().selectFrom('reprise').select('objet_id').where('genre', '=', 'entites').execute();
  expect(entites).toHaveLength(1);
});

test('[C1143][C1144] a certificat is marked, under its former number and ends, and found by number and former identifier', async () => {
  const id = await idOf('C-1');
  const one = await g(certificat.get, { params: { id: String(id) } });
  expect(one).toMatchObject({
    numero: 'CERT/2025/7',
    repris: true,
    ancienIdentifiant: 'C-1',
    dateFin: '2027-06-30',
    raisonSociale: 'Ancien Nom SARL',
    sessionId: null,
    adresseTitulaire: null,
    correction: null,
  });
  const found = async (recherche: string) =>
    (
      await g(certificat.search, { body: { page: 1, taille: 20, tri: 'dateObtention', ordre: 'asc', recherche } })
    ).elements.map(({ numero, repris }) => ({ numero, repris }));
  expect(await found('CERT/2025/7')).toEqual([{ numero: 'CERT/2025/7', repris: true }]);
  expect(await found('cert 2019')).toEqual([{ numero: 'CERT/2019/1', repris: true }]);
  expect(await found('JKA37899')).toEqual([{ numero: 'CERT/2025/8', repris: true }]);
});

test('[C1146] what another register gave is never signed, and has no paper nor badge of ours', async () => {
  const id = await idOf('C-1');
  await signWaiting(server.services.config, db(), now());
  const row = await db().selectFrom('certificat').select('charge').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.charge).toBeNull();
  expect(await refusal(g(certificat.telecharger, { body: { ids: [id] } }))).toMatchObject({
    title: 'certificat.repris-non-tire',
  });
  expect(await refusal(g(certificat.badge, { params: { id: String(id) } }))).toMatchObject({
    title: 'certificat.repris-non-tire',
  });
});

test('[C1147] the check finds it by its former number where one alone bears it, without a name, and by its code with it', async () => {
  expect(await checked('cert 2025-7')).toMatchObject({
    statut: 'VALIDE',
    repris: true,
    signatureVerifiee: false,
    numero: 'CERT/2025/7',
    nom: null,
    initiales: 'Z M',
  });
  expect(await checked('CERT/2025/8')).toMatchObject({ statut: 'INCONNU', raison: 'numero-partage' });
  expect(await checked('CERT/2019/1')).toMatchObject({ statut: 'REVOQUE', dateRevocation: '2019-06-30' });
  expect(await checked('CERT/1/1')).toMatchObject({ statut: 'INCONNU', raison: 'illisible' });
  const { code_court } = await db()
    .selectFrom('certificat')
    .select('code_court')
    .where('repris_de', '=', 'C-1')
    .executeTakeFirstOrThrow();
  expect(await checked(code_court)).toMatchObject({ statut: 'VALIDE', repris: true, nom: 'Marchand' });
});

test('[C1148] made anew it is an ordinary one, signed and with its paper; the former one stays marked and says so', async () => {
  const id = await idOf('C-1');
  expect(await refusal(g(certificat.refaire, { params: { id: String(id) } }))).toMatchObject({ status: 403 });
  const made = await adm(certificat.refaire, { params: { id: String(id) } });
  expect(made.numero).toMatch(/^SST-1-2025-\d{6,}$/);
  expect(await g(certificat.get, { params: { id: String(made.id) } })).toMatchObject({
    statut: 'VALIDE',
    repris: false,
    dateFin: '2027-06-30',
    raisonSociale: 'Ancien Nom SARL',
    remplace: { id, numero: 'CERT/2025/7' },
  });
  expect(await g(certificat.get, { params: { id: String(id) } })).toMatchObject({ statut: 'REMPLACE', repris: true });
  const signed = await db()
    .selectFrom('certificat')
    .select('charge')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(signed.charge).not.toBeNull();
  const paper = await g(certificat.telecharger, { body: { ids: [made.id] } });
  expect(paper.blob.size).toBeGreaterThan(1000);
  expect(await refusal(adm(certificat.refaire, { params: { id: String(id) } }))).toMatchObject({
    title: 'certificat.remplace',
  });
  const events = await db()
    .selectFrom('evenement')
    .select(['type', 'numero', 'valeurs'])
    .where('objet_id', '=', id)
    .execute();
  expect(events).toEqual([
    { type: 'certificat-corrige', numero: 'CERT/2025/7', valeurs: { sessionId: null, remplaceParId: made.id } },
  ]);
  const rows = await selectCourriels(db())
    .where('modele', 'in', ['certificat-remplace', 'certificat-titulaire-corrige'])
    .orderBy('courriel.id')
    .execute();
  const mails = rows.map((row) => ({ ...row, ...renderCourriel(server.services.letterhead, row, row) }));
  const said = mails.map(({ modele, email, text }) => [
    modele,
    email,
    /précédent, a été refait/.test(text),
    text.includes(made.numero),
  ]);
  expect(said).toContainEqual(['certificat-titulaire-corrige', 'zoe@example.org', true, true]);
  expect(said).toContainEqual(['certificat-remplace', expect.stringContaining('@'), true, true]);
  expect(mails.map(({ subject }) => subject)).toContain('Votre certificat CERT/2025/7 est refait');
  expect(await refusal(adm(certificat.refaire, { params: { id: String(made.id) } }))).toMatchObject({
    title: 'certificat.non-repris',
  });
});

test('[C1143] the header finds an entite, a person and a habilitation by what the former register called them', async () => {
  const found = async (texte: string) =>
    (await adm(recherche.find, { query: { texte, taille: 5 } })).groupes.map(({ genre, total }) => `${genre} ${total}`);
  expect(await found('E1')).toContain('entite 1');
  expect(await found('F1')).toContain('personne 1');
  expect(await found('AGR-2015-77')).toContain('habilitation 1');
  expect(await found('H1')).toContain('habilitation 1');
  expect(await found('CERT/2019/1')).toContain('certificat 1');
});

test('[C1146][C1148] whoever may read it reads it, others do not know that it is there; RD of its dispositif and ADM alone make it anew', async () => {
  const id = String(await idOf('C-3'));
  const statusesOf = async (call: Call) => {
    const calls = [
      call(certificat.get, { params: { id } }),
      call(certificat.telecharger, { body: { ids: [Number(id)] } }),
      call(certificat.feuille, { params: { id } }),
      call(certificat.envoyerAuTitulaire, { params: { id }, body: { adresse: 'zoe@example.org' } }),
    ];
    const met = await Promise.allSettled(calls);
    return met.map((one) => (one.status === 'fulfilled' ? 200 : (one.reason as { status: number }).status));
  };
  const as = (who: string, role: string) => actAs(server, who, role);
  expect({
    guest: await statusesOf(guest()),
    g: await statusesOf(g),
    otherG: await statusesOf(await as('RSC20002', 'G')),
    otherF: await statusesOf(await as('FOR40002', 'F')),
    otherE: await statusesOf(await as('EXP80002', 'E')),
    otherRC: await statusesOf(await as('RCA60002', 'RC')),
    otherRD: await statusesOf(await as('RDI90002', 'RD')),
  }).toEqual({
    guest: [401, 401, 401, 401],
    g: [200, 409, 409, 409],
    otherG: [404, 404, 404, 404],
    otherF: [404, 403, 403, 403],
    otherE: [403, 403, 403, 403],
    otherRC: [404, 403, 403, 403],
    otherRD: [404, 403, 403, 403],
  });
  const remade = async (call: Call) => (await refusal(call(certificat.refaire, { params: { id } }))).status;
  expect(await remade(guest())).toBe(401);
  expect(await remade(await as('RSC20002', 'G'))).toBe(403);
  expect(await remade(await as('FOR40001', 'F'))).toBe(403);
  expect(await remade(await as('RCA60001', 'RC'))).toBe(403);
  expect(await remade(await as('RDI90002', 'RD'))).toBe(404);
});

test('[C1148] made anew at once by two it is so once; a revoked one, and one whose holder’s name is kept no longer, are not', async () => {
  const rd = await actAs(server, 'RDI90001', 'RD');
  const refait = async (ancien: string, call = adm) =>
    titleOf(call(certificat.refaire, { params: { id: String(await idOf(ancien)) } }));
  expect(new Set(await Promise.all([refait('C-3'), refait('C-3', rd)]))).toEqual(
    new Set(['certificat.remplace', null]),
  );
  expect(await refait('C-4')).toBe('certificat.deja-revoque');
  const masked = (pseudonymise_le: Date | null) =>
    db().updateTable('stagiaire').set({ pseudonymise_le }).where('habilis_id', '=', 'JKA37899').execute();
  await masked(now());
  expect(await refait('C-2')).toBe('certificat.titulaire-masque');
  await masked(null);
});

test('[C11][C1146] the public list of revocations names only what our key signed', async () => {
  const { liste } = await guest()(qrcode.revocations, {});
  const signed = partsOfSigned(Uint8Array.from(Buffer.from(liste, 'base64url')));
  expect(decodeListe(signed?.charge ?? new Uint8Array())?.revocations).toEqual([]);
});

test('[C1143][U18] what the former register called a merged identity leads to the one that is kept, also for what comes later', async () => {
  const { habilis_id: garde } = await db()
    .selectFrom('stagiaire')
    .select('habilis_id')
    .where('nom', '=', 'Marchand')
    .executeTakeFirstOrThrow();
  const absorbe = 'JKA37899';
  await adm(utilisateur.mergeIdentites, {
    body: { garde, absorbe, motif: 'Deux fois au registre.', confirmation: absorbe },
  });
  await writeFile(
    join(folder, 'certificats.csv'),
    `${FILES.certificats}\nC-5;CERT/2026/5;JKA37899;H1;F1;MAC;2026-06-30;2028-06-30;;\n`,
  );
  const counts = await writeTakeover({ db: db(), folder, today: TODAY, now, tell: () => undefined });
  expect(counts.get('certificats')).toMatchObject({ ecrites: 1, deja: 4 });
  const { autres } = await adm(certificat.get, { params: { id: String(await idOf('C-5')) } });
  expect(autres.map(({ numero }) => numero)).toContain('CERT/2025/8');
});
