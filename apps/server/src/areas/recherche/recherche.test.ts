import type { Call } from '@habilis/api/client/createClient';
import { recherche } from '@habilis/api/recherche/endpoints';
import { GENRES_TROUVES, type GenreTrouve, type GroupeTrouve } from '@habilis/api/recherche/Recherche';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenDemande } from '../../builders/Population.ts';
import { actAs, refusal } from '../../test/actAs.ts';
import { addToCast } from '../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';

let server: TestServer;
let repartiteur: Call;
let admin: Call;

const QUIET = { age: 40, depuis: 6, formateurs: [] };
const DEMANDES: readonly GivenDemande[] = [
  { ...QUIET, entite: 1, niveau: 'GEPO-1', tache: 'saisie' },
  { ...QUIET, entite: 1, niveau: 'PRAP2S-1', tache: 'instruction', depuis: 30 },
  { ...QUIET, entite: 1, niveau: 'AMSS4-1', tache: 'instruction' },
  { ...QUIET, entite: 1, niveau: 'AMSS4-2', tache: 'validation_demande' },
  { ...QUIET, entite: 139, niveau: 'SST-1', tache: 'instruction' },
  { ...QUIET, entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission' },
];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, demandes: DEMANDES });
  repartiteur = await actAs(server, 'REP70001');
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

type Of<G extends GenreTrouve> = Extract<GroupeTrouve, { genre: G }>;

const find = async (call: Call, texte: string, taille = 20) =>
  (await call(recherche.find, { query: { texte, taille } })).groupes;

/** The group of a kind; undefined when nothing of it was found. */
async function groupOf<G extends GenreTrouve>(call: Call, genre: G, texte: string): Promise<Of<G> | undefined> {
  return (await find(call, texte)).find((groupe): groupe is Of<G> => groupe.genre === genre);
}

const namesOf = async (call: Call, texte: string) =>
  (await groupOf(call, 'entite', texte))?.resultats.map(({ raisonSociale }) => raisonSociale);
const numerosOf = async (call: Call, texte: string) =>
  (await groupOf(call, 'demande', texte))?.resultats.map(({ numero }) => numero);
const idsOf = async (call: Call, texte: string) =>
  (await groupOf(call, 'personne', texte))?.resultats.map(({ habilisId }) => habilisId);

test('[DX933] a word finds groups in their order, none empty, each with its first results and how many there are', async () => {
  const groupes = await find(repartiteur, 'lorr');
  expect(groupes.map(({ genre }) => genre)).toEqual(['demande', 'habilitation', 'entite']);
  expect(groupes.map(({ total, resultats }) => total === resultats.length)).toEqual([true, true, true]);
  const few = await find(repartiteur, 'lorr', 1);
  expect(few.map(({ total }) => total)).toEqual(groupes.map(({ total }) => total));
  expect(few.map(({ resultats }) => resultats.length)).toEqual([1, 1, 1]);
  expect(few.map(({ resultats }) => resultats[0])).toEqual(groupes.map(({ resultats }) => resultats[0]));
  const everything = await find(admin, 'fo');
  const found = everything.map(({ genre }) => genre);
  expect(found).toEqual(GENRES_TROUVES.filter((genre) => found.includes(genre)));
  expect(found).toEqual(expect.arrayContaining(['entite', 'personne', 'niveau']));
  expect(await find(admin, 'introuvable')).toEqual([]);
});

test('[DX934] what is under way comes first, soonest due first, then what is over', async () => {
  const tasks = async (texte: string) =>
    (await groupOf(repartiteur, 'demande', texte))?.resultats.map((row) => row.currentTaskDefinitionKey);
  expect(await tasks('menuiserie')).toEqual(['instruction', 'refusee']);
  const rows = (await groupOf(repartiteur, 'demande', 'lorraine'))?.resultats ?? [];
  const due = rows.map(({ dateEcheance }) => dateEcheance ?? '9999-12-31');
  expect(new Set(due).size).toBeGreaterThan(2);
  expect(due).toEqual(due.toSorted());
});

test('words are found whatever accents, capitals and apostrophes; signs match nothing', async () => {
  expect(await namesOf(repartiteur, 'LORRAINE prevention')).toEqual(['Lorraine Prévention Formation']);
  expect(await namesOf(repartiteur, 'École du chantier')).toEqual(['École du Chantier Propre']);
  expect(await namesOf(repartiteur, 'hôpital des trois-îlets')).toEqual(['Hôpital des Trois-Îlets']);
  const { db } = server.services.connection;
  await db
    .updateTable('entite')
    .set({ raison_sociale: 'L’Atelier d’Armor' })
    .where('raison_sociale', '=', 'Breizh Secours Entreprise')
    .execute();
  expect(await namesOf(repartiteur, "l'atelier")).toEqual(['Atelier des Gestes Sûrs', 'L’Atelier d’Armor']);
  for (const typed of ['l’atelier d’armor', "L'ATELIER D'ARM", 'l atelier', 'atelier armor']) {
    expect(await namesOf(repartiteur, typed)).toEqual(['L’Atelier d’Armor']);
  }
  for (const typed of ['lorraine%', 'lorraine & | ! <->', "lorraine'); --"]) {
    expect(await namesOf(repartiteur, typed)).toEqual(['Lorraine Prévention Formation']);
  }
  for (const typed of ['__rraine', '%rraine', '128/____']) {
    expect(await find(repartiteur, typed)).toEqual([]);
  }
});

test('[DX932] a SIRET or a SIREN finds its entite, an identifier its person, spaces or not', async () => {
  for (const typed of ['01023145400017', '010 231 454 00017', '010 231 454', '010\u202F231']) {
    expect(await namesOf(repartiteur, typed)).toEqual(['Lorraine Prévention Formation']);
  }
  for (const typed of ['LPF20001', 'lpf 20001', 'lpf2000']) expect(await idsOf(admin, typed)).toEqual(['LPF20001']);
  expect(await idsOf(admin, 'gwenaelle tang')).toEqual(['BSE20006']);
});

test('[DX931] a demande is found by its number, with or without prefix, and leads to its entite', async () => {
  const numero = (await numerosOf(repartiteur, 'lorraine'))?.find((one) => one?.startsWith('DH')) ?? '';
  const [, annee = '', rang = ''] = numero.split('-');
  for (const typed of [numero, numero.toLowerCase(), `dh ${annee} ${Number(rang)}`, `DH${annee}${rang}`]) {
    expect(await numerosOf(repartiteur, typed)).toEqual([numero]);
  }
  expect(await numerosOf(repartiteur, `${annee}-${rang}`)).toContain(numero);
  expect(await numerosOf(repartiteur, `DH-${annee}-9999`)).toBeUndefined();
  expect(await namesOf(repartiteur, numero)).toEqual(['Lorraine Prévention Formation']);
});

test('a habilitation is found by the beginning of its number, a niveau by its code, its name or its dispositif', async () => {
  const numbers = async (texte: string) =>
    (await groupOf(repartiteur, 'habilitation', texte))?.resultats.map(({ numero }) => numero);
  const all = (await numbers('lorraine')) ?? [];
  for (const numero of all) expect(await numbers(numero.toLowerCase())).toEqual([numero]);
  expect(await numbers('204/')).toEqual(all.filter((numero) => numero.startsWith('204/')));
  const codes = async (texte: string) =>
    (await groupOf(repartiteur, 'niveau', texte))?.resultats.map(({ code }) => code);
  expect(await codes('gepo')).toEqual(['GEPO-1']);
  expect(await codes('prap 2s form')).toEqual(['PRAP2S-2']);
  expect(await codes('sst 1')).toEqual(['SST-1']);
});

test('[DX930] fewer than two letters or digits are refused, and so is what the call does not know', async () => {
  for (const texte of ['a', ' é ', '%', '%_', 'αβ']) {
    expect(await refusal(repartiteur(recherche.find, { query: { texte } }))).toMatchObject({
      status: 400,
      title: 'recherche.trop-courte',
    });
  }
  for (const query of [{ texte: '' }, { texte: 'a'.repeat(101) }, { texte: 'lorraine', taille: 21 }]) {
    expect(await refusal(repartiteur(recherche.find, { query }))).toMatchObject({ title: 'donnees-invalides' });
  }
});

test('[DX935] each role finds what it may read: its entite, its caisse, its dispositif, what was assigned or delegated', async () => {
  const found = async (habilisId: string, texte: string) => {
    const groupes = await find(await actAs(server, habilisId), texte);
    return Object.fromEntries(groupes.map(({ genre, total }) => [genre, total]));
  };
  // The draft, the three submitted ones and the file.
  expect(await found('LPF20001', 'lorraine')).toEqual({ demande: 5, habilitation: 3, entite: 1 });
  expect(await found('INS50001', 'lorraine')).toEqual({ demande: 4, habilitation: 3, entite: 1 });
  expect(await found('RSC20002', 'lorraine')).toEqual({});
  expect(await found('INS50002', 'lorraine')).toEqual({});
  expect(await found('RDI90001', 'lorraine')).toEqual({ habilitation: 2, entite: 1 });
  expect(await found('EXP80001', 'lorraine')).toEqual({ habilitation: 3, entite: 1 });
  expect(await found('EXP80002', 'lorraine')).toEqual({ demande: 1 });
  expect(await found('EXP80002', 'vosges')).toEqual({});
  expect(await found('DEL30001', 'lorraine')).toEqual({ habilitation: 1 });
  expect(await found('FOR40001', 'lorraine')).toEqual({});
});

test('[DX935] persons are found by those who see users: all, of their caisse, of their entite', async () => {
  expect(await idsOf(admin, 'fontaine')).toEqual(['INS50001']);
  expect(await idsOf(await actAs(server, 'RCA60001'), 'fontaine')).toEqual(['INS50001']);
  expect(await idsOf(await actAs(server, 'RCA60002'), 'fontaine')).toBeUndefined();
  expect(await idsOf(await actAs(server, 'LPF20001'), 'roux')).toEqual(['LPF20014']);
  expect(await idsOf(await actAs(server, 'RSC20002'), 'roux')).toBeUndefined();
  for (const role of ['INS50001', 'EXP80001', 'REP70001', 'CNH91001', 'FOR40001', 'DEL30001']) {
    expect(await idsOf(await actAs(server, role), 'fontaine')).toBeUndefined();
  }
});
