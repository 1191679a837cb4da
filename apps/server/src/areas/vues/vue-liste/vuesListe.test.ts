import { vueListe } from '@habilis/api/vue-liste/endpoints';
import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import { LISTES_A_VUES, MOST_VUES } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
const db = () => server.services.connection.db;
/** An instructeur of Nord-Est, another one, their responsable, and the same of another caisse. */
const [LUC, FANNY, ALAIN, NADIA, MAUD] = ['INS50001', 'INS50008', 'RCA60001', 'INS50002', 'RCA60002'] as const;

beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());
beforeEach(() => db().deleteFrom('vue_liste').execute());

const aRendre = {
  liste: 'taches',
  nom: 'À rendre',
  adresse: '?echeance=7&tri=raisonSociale&ordre=desc',
  partagee: false,
} as const;
const create = async (habilisId: string, changes: Partial<typeof aRendre> | { partagee: boolean } = {}) =>
  (await actAs(server, habilisId))(vueListe.create, { body: { ...aRendre, ...changes } });
const namesOf = async (habilisId: string, liste: 'taches' | 'demandes' = 'taches') =>
  (await (await actAs(server, habilisId))(vueListe.list, { query: { liste } })).map(({ nom }) => nom);
const changed = ({ id, version, nom, adresse, partagee }: VueListe, changes: object = {}) => ({
  params: { id },
  body: { version, nom, adresse, partagee, ...changes },
});
const pathsOf = (problem: { readonly errors?: readonly { path: string; title: string }[] | undefined }) =>
  (problem.errors ?? []).map(({ path, title }) => `${path} ${title}`);

test('[EC70][EC74] a role keeps a view, changes it and removes it, and the trail tells', async () => {
  const luc = await actAs(server, LUC);
  const kept = await luc(vueListe.create, { body: { ...aRendre, nom: '  À   rendre ' } });
  expect(kept).toMatchObject({ ...aRendre, version: 0, auteur: null, modifiable: true });
  expect(await luc(vueListe.list, { query: { liste: 'taches' } })).toEqual([kept]);
  expect(await namesOf(LUC, 'demandes')).toEqual([]);
  const after = await luc(vueListe.update, changed(kept, { nom: 'À rendre vite', adresse: '' }));
  expect(after).toMatchObject({ nom: 'À rendre vite', adresse: '', version: 1 });
  await luc(vueListe.remove, { params: { id: kept.id }, body: { version: 1 } });
  expect(await namesOf(LUC)).toEqual([]);
  const acts = await db()
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('objet_type', '=', 'vue-liste')
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { action: 'vue-liste-creee', detail: { liste: 'taches', partagee: false } },
    { action: 'vue-liste-modifiee', detail: { liste: 'taches', partagee: false, etaitPartagee: false } },
    { action: 'vue-liste-supprimee', detail: { liste: 'taches', partagee: false } },
  ]);
});

test('[EC70] each list that has views keeps its own, sessions and certificats too', async () => {
  const luc = await actAs(server, LUC);
  for (const liste of LISTES_A_VUES) await luc(vueListe.create, { body: { ...aRendre, liste, nom: `De ${liste}` } });
  for (const liste of LISTES_A_VUES) {
    const names = (await luc(vueListe.list, { query: { liste } })).map(({ nom }) => nom);
    expect([liste, names]).toEqual([liste, [`De ${liste}`]]);
  }
  expect(LISTES_A_VUES).toEqual(expect.arrayContaining(['sessions', 'certificats', 'certificats-formateurs']));
});

test('[EC71][EC74] a view of another role is nowhere: not listed, not changed, not removed', async () => {
  const kept = await create(LUC);
  for (const other of [FANNY, ALAIN, NADIA, 'LPF20001', 'ADM92001']) {
    const call = await actAs(server, other);
    expect(await namesOf(other)).toEqual([]);
    expect(await refusal(call(vueListe.update, changed(kept, { nom: 'Prise' })))).toMatchObject({ status: 404 });
    const removal = call(vueListe.remove, { params: { id: kept.id }, body: { version: 0 } });
    expect(await refusal(removal)).toMatchObject({ status: 404 });
  }
  expect(await namesOf(LUC)).toEqual(['À rendre']);
});

test('[EC71][EC74] two roles of one person have views of their own', async () => {
  const asG = await actAs(server, 'MUL20004', 'G');
  const asF = await actAs(server, 'MUL20004', 'F');
  const kept = await asG(vueListe.create, { body: { ...aRendre, liste: 'alertes' } });
  expect(await asF(vueListe.list, { query: { liste: 'alertes' } })).toEqual([]);
  expect(await refusal(asF(vueListe.update, changed(kept)))).toMatchObject({ status: 404 });
});

test('[EC71][EC72] a responsable shares a view with the caisse: its people read it, its responsables change it, others find nothing', async () => {
  const kept = await create(ALAIN, { partagee: true });
  expect(kept).toMatchObject({ partagee: true, auteur: null, modifiable: true });
  const luc = await actAs(server, LUC);
  const [seen] = await luc(vueListe.list, { query: { liste: 'taches' } });
  expect(seen).toMatchObject({ nom: 'À rendre', auteur: 'Alain Kieffer', modifiable: false, partagee: true });
  expect(await refusal(luc(vueListe.update, changed(kept)))).toMatchObject({ status: 404 });
  for (const other of [NADIA, MAUD, 'REP70001', 'ADM92001']) {
    expect(await namesOf(other)).toEqual([]);
    const call = await actAs(server, other);
    expect(await refusal(call(vueListe.update, changed(kept)))).toMatchObject({ status: 404 });
  }
  // Another responsable of the caisse.
  await db()
    .updateTable('role')
    .set({ mrp_id: await caisseOf(ALAIN) })
    .where('id', '=', await roleOf('RCA60008'))
    .execute();
  const ronan = await actAs(server, 'RCA60008');
  const after = await ronan(vueListe.update, changed(kept, { nom: 'À rendre cette semaine' }));
  expect(after).toMatchObject({ auteur: 'Alain Kieffer', modifiable: true, partagee: true, version: 1 });
  expect(await namesOf(LUC)).toEqual(['À rendre cette semaine']);
  const alain = await actAs(server, ALAIN);
  await alain(vueListe.update, changed(after, { partagee: false }));
  expect(await namesOf(LUC)).toEqual([]);
  expect(await namesOf(ALAIN)).toEqual(['À rendre cette semaine']);
});

const rowOf = (habilisId: string) =>
  db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'mrp_id'])
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
const roleOf = async (habilisId: string) => (await rowOf(habilisId)).id;
const caisseOf = async (habilisId: string) => (await rowOf(habilisId)).mrp_id;

test('[EC72] an instructeur shares nothing', async () => {
  const problem = await refusal(create(LUC, { partagee: true }));
  expect(problem.status).toBe(400);
  expect(pathsOf(problem)).toEqual(['partagee vue-liste.partage-reserve']);
});

test('[EC73] a name is owed, once per list and role; the twenty-first view of a list is refused', async () => {
  await create(LUC);
  expect(pathsOf(await refusal(create(LUC, { nom: ' ' as 'À rendre' })))).toEqual(['nom vue-liste.nom-requis']);
  expect(pathsOf(await refusal(create(LUC, { nom: 'à RENDRE' as 'À rendre' })))).toEqual(['nom vue-liste.nom-pris']);
  await create(FANNY);
  await create(LUC, { liste: 'demandes' as 'taches' });
  const luc = await actAs(server, LUC);
  for (let rank = 2; rank <= MOST_VUES; rank++) {
    await luc(vueListe.create, { body: { ...aRendre, nom: `Vue ${rank}` } });
  }
  expect(pathsOf(await refusal(create(LUC, { nom: 'De trop' as 'À rendre' })))).toEqual(['nom vue-liste.trop']);
  const [first] = await luc(vueListe.list, { query: { liste: 'taches' } });
  if (first === undefined) throw new Error('une vue manque');
  expect(pathsOf(await refusal(luc(vueListe.update, changed(first, { nom: 'vue 2' }))))).toEqual([
    'nom vue-liste.nom-pris',
  ]);
  expect(await luc(vueListe.update, changed(first, { nom: 'Encore changée' }))).toMatchObject({
    nom: 'Encore changée',
  });
});

test('[EC73] of two that are kept at the same time under one name, one is', async () => {
  const luc = await actAs(server, LUC);
  const both = await Promise.allSettled([1, 2].map(() => luc(vueListe.create, { body: aRendre })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await namesOf(LUC)).toEqual(['À rendre']);
});

test('[EC74] a call that is sent twice keeps one view, and answers the same', async () => {
  const luc = await actAs(server, LUC);
  const send = () =>
    luc(vueListe.create, { body: aRendre }, { idempotencyKey: 'd8c1a6f5-6a53-4a4e-9f5c-2f0d2f1e7a11' });
  expect(await send()).toEqual(await send());
  expect(await namesOf(LUC)).toHaveLength(1);
});

test('[EC74] a view that changed meanwhile is neither changed nor removed', async () => {
  const luc = await actAs(server, LUC);
  const kept = await create(LUC);
  await luc(vueListe.update, changed(kept, { nom: 'Ailleurs' }));
  const stale = { status: 409, title: 'vue-liste.version-perimee' };
  expect(await refusal(luc(vueListe.update, changed(kept)))).toMatchObject(stale);
  expect(await refusal(luc(vueListe.remove, { params: { id: kept.id }, body: { version: 0 } }))).toMatchObject(stale);
  await luc(vueListe.remove, { params: { id: kept.id }, body: { version: 1 } });
  const again = luc(vueListe.remove, { params: { id: kept.id }, body: { version: 1 } });
  expect(await refusal(again)).toMatchObject({ status: 404 });
});

test('[EC75] an address that no list could have written is refused', async () => {
  for (const adresse of [
    'echeance=7',
    '?a=<b>',
    '//exemple.fr',
    '?a b',
    `?a=${'x'.repeat(2000)}`,
    'javascript:alert(1)',
  ]) {
    const problem = await refusal(create(LUC, { adresse: adresse as typeof aRendre.adresse }));
    expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, 'adresse']);
  }
});
