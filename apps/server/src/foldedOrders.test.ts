import { demande } from '@habilis/api/demande/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { typeMessage } from '@habilis/api/type-message/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from './test/actAs.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import type { TestServer } from './test/startTestServer.ts';

/** In the order of people, whatever that of the database: numbers, capitals, accents, hyphens, apostrophes and letters of other languages among the plain ones. */
const IN_ORDER = ['42 Quais', 'aval', 'd’Orme', 'D-Zeste', 'Écho', 'Łodz', 'Œuvre', 'Zénith'];

let server: TestServer;
const db = () => server.services.connection.db;
const ordered = (texts: readonly string[]) => texts.filter((text) => IN_ORDER.some((one) => text.includes(one)));

/** As many as there are names, to bear them. */
const someCaisses = () => db().selectFrom('mrp').select('id').orderBy('id').limit(IN_ORDER.length).execute();
const activeEntites = () =>
  db().selectFrom('entite').select('id').where('etat', '=', 'active').orderBy('id').limit(IN_ORDER.length).execute();

beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

test('[LI763] caisses, types of message and entites found come in the order of people', async () => {
  const admin = await actAs(server, 'ADM92001');
  const caisses = await someCaisses();
  const entites = await activeEntites();
  // In reverse, so that no order of ids would do.
  for (const [rank, name] of IN_ORDER.toReversed().entries()) {
    await db()
      .updateTable('mrp')
      .set({ libelle: name })
      .where('id', '=', caisses[rank]?.id ?? 0)
      .execute();
    await db()
      .updateTable('entite')
      .set({ raison_sociale: `${name} essai` })
      .where('id', '=', entites[rank]?.id ?? 0)
      .execute();
    const body = {
      id: null,
      version: 0,
      titre: name,
      intitule: name,
      descriptif: null,
      diffuseurI: true,
      diffuseurRD: false,
      diffuseurCNH: false,
      diffuseurADM: false,
      ciblesMessage: [],
    };
    await admin(typeMessage.write, { body });
  }
  expect(ordered((await admin(mrp.list, {})).map(({ libelle }) => libelle))).toEqual(IN_ORDER);
  expect(ordered((await admin(typeMessage.list, {})).map(({ titre }) => titre))).toEqual(IN_ORDER);
  const found = await admin(utilisateur.entites, { query: { recherche: 'essai' } });
  expect(found.map(({ raisonSociale }) => raisonSociale)).toEqual(IN_ORDER.map((name) => `${name} essai`));
});

test('[LI763] entites sorted by their caisse come in the order of people, both ways', async () => {
  const admin = await actAs(server, 'ADM92001');
  const caisses = await someCaisses();
  for (const [rank, name] of IN_ORDER.toReversed().entries()) {
    const caisseId = caisses[rank]?.id ?? 0;
    await db().updateTable('mrp').set({ libelle: name }).where('id', '=', caisseId).execute();
    const one = db().selectFrom('entite').select('id').orderBy('id').offset(rank).limit(1);
    await db().updateTable('entite').set({ caisse_id: caisseId }).where('id', '=', one).execute();
  }
  const caissesBy = async (ordre: 'asc' | 'desc') => {
    const body = { tri: 'caisse' as const, ordre, taille: 100 };
    const { elements } = await admin(entite.search, { body });
    return [...new Set(elements.flatMap(({ caisseInstructrice }) => caisseInstructrice?.libelle ?? []))];
  };
  expect(ordered(await caissesBy('asc'))).toEqual(IN_ORDER);
  expect(ordered(await caissesBy('desc'))).toEqual(IN_ORDER.toReversed());
});

test('[LI763] entites that a gestionnaire would leave to nobody come in the order of people', async () => {
  const admin = await actAs(server, 'ADM92001');
  const { id } = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'LPF20001')
    .executeTakeFirstOrThrow();
  const entites = await activeEntites();
  expect(entites).toHaveLength(IN_ORDER.length);
  for (const [rank, name] of IN_ORDER.toReversed().entries()) {
    const entiteId = entites[rank]?.id ?? 0;
    await db().updateTable('entite').set({ raison_sociale: name }).where('id', '=', entiteId).execute();
    const held = db()
      .updateTable('role')
      .set({ fin_le: new Date('2026-01-01') })
      .where('entite_id', '=', entiteId);
    await held.where('type', '=', 'G').execute();
    await db().insertInto('role').values({ personne_id: id, type: 'G', entite_id: entiteId }).execute();
  }
  const left = await admin(utilisateur.passation, { params: { habilisId: 'LPF20001' }, query: {} });
  expect(ordered(left.entitesSansGestionnaire.map(({ raisonSociale }) => raisonSociale))).toEqual(IN_ORDER);
});

test('[LI763] those who hold tasks come in the order of people', async () => {
  const rename = (habilisId: string, nom: string) =>
    db().updateTable('personne').set({ nom }).where('habilis_id', '=', habilisId).execute();
  const instructeur = await actAs(server, 'INS50001');
  const before = (await instructeur(demande.todoListCount, {})).responsables.map(({ habilisId }) => habilisId);
  expect(before.length).toBeGreaterThan(1);
  const wanted = before.toReversed();
  for (const [rank, habilisId] of wanted.entries()) await rename(habilisId, IN_ORDER[rank] ?? `Zénith ${rank}`);
  const after = (await instructeur(demande.todoListCount, {})).responsables.map(({ habilisId }) => habilisId);
  expect(after).toEqual(wanted);
});
