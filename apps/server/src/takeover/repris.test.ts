import type { Call } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import { recherche } from '@habilis/api/recherche/endpoints';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCode } from '../areas/certificats/qrcode/checkCode.ts';
import { signWaiting } from '../areas/certificats/signature/signCertificats.ts';
import { actAs, refusal } from '../test/actAs.ts';
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
const idOf = async (ancien: string) =>
  (await db().selectFrom('certificat').select('id').where('repris_de', '=', ancien).executeTakeFirstOrThrow()).id;
const checked = (code: string) =>
  checkCode(server.services.config, { db: db(), now: now(), today: TODAY } as Parameters<typeof checkCode>[1], code);

const FILES = {
  stagiaires: `identifiant;nom;prenom;date_naissance
S1;Marchand;Zoé;12/04/1990
JKA37899;De Villiers;Anne;`,
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
