import type { Call } from '@habilis/api/client/createClient';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { demande } from '@habilis/api/demande/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let instructeur: Call;
let responsable: Call;

const STEP = { entite: 1, age: 40, depuis: 6, formateurs: [] } as const;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    demandes: [
      { ...STEP, niveau: 'GEPO-1', tache: 'instruction', isLibre: true },
      { ...STEP, niveau: 'SST-2', tache: 'instruction', isLibre: true },
      { ...STEP, niveau: 'PRAP2S-1', tache: 'validation_instruction' },
      { ...STEP, entite: 101, niveau: 'SST-1', tache: 'validation_instruction' },
      { ...STEP, entite: 102, niveau: 'SST-1', tache: 'instruction' },
      { ...STEP, entite: 103, niveau: 'PRAPIBC-1', tache: 'instruction' },
      { ...STEP, entite: 3, niveau: 'PRAPIBC-1', tache: 'instruction', isLibre: true },
    ],
  });
  instructeur = await actAs(server, 'INS50001');
  responsable = await actAs(server, 'RCA60001');
});
afterAll(() => server.close());

type Row = Pick<DemandeSummary, 'type' | 'id' | 'version'>;
const named = (rows: readonly Row[]) => rows.map(({ type, id, version }) => ({ type, id, version }));
const tasksOf = async (call: Call, tache: DemandeSummary['currentTaskDefinitionKey']) =>
  (await call(demande.todoList, { query: { taille: 200 } })).elements.filter(
    ({ currentTaskDefinitionKey: key }) => key === tache,
  );
const freeOf = async (call: Call) =>
  (await call(demande.todoList, { query: { taille: 200, vue: 'non-affectees' } })).elements;

const lastMail = async () => {
  const { db } = server.services.connection;
  return (await db.selectFrom('courriel').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
};

test('[EC61] several demandes of both kinds are claimed at once, each judged alone; a refused one says why and who holds it', async () => {
  const free = await freeOf(instructeur);
  expect(new Set(free.map(({ type }) => type))).toEqual(new Set(['DA', 'DH']));
  const [first, ...others] = free;
  if (first === undefined) throw new Error('aucune demande libre');
  const { db } = server.services.connection;
  // A colleague was faster, in the same second: the version read still stands.
  await db
    .updateTable(first.type === 'DA' ? 'demande_administrative' : 'demande_habilitation')
    .set((eb) => ({ assigne_id: eb.selectFrom('personne').select('id').where('habilis_id', '=', 'INS50009') }))
    .where('id', '=', first.id)
    .execute();
  const issues = await instructeur(demande.grouper, { body: { action: 'PrendEnCharge', demandes: named(free) } });
  const [refused, ...done] = issues;
  expect(refused).toMatchObject({ id: first.id, title: 'demande.tache-prise', responsable: { habilisId: 'INS50009' } });
  expect(done).toEqual(others.map(({ type, id }) => ({ type, id, title: null, responsable: null })));
  const held = await instructeur(demande.todoList, { query: { taille: 200, vue: 'les-miennes' } });
  expect(held.elements.map(({ type, id }) => `${type}${id}`)).toEqual(
    expect.arrayContaining(others.map(({ type, id }) => `${type}${id}`)),
  );
  // The same list sent again: what is already theirs stays as it is, version included.
  const again = await instructeur(demande.grouper, { body: { action: 'PrendEnCharge', demandes: named(others) } });
  expect(again.map(({ title }) => title)).toEqual(others.map(() => null));
  const after = await instructeur(demande.todoList, { query: { taille: 200, vue: 'les-miennes' } });
  expect(after.elements.map(({ version }) => version)).toEqual(held.elements.map(({ version }) => version));
});

test('[EC61] a version that was changed elsewhere is refused alone; nothing of that demande is written', async () => {
  const [one, other] = (await tasksOf(instructeur, 'instruction')).filter(({ type }) => type === 'DH');
  if (one === undefined || other === undefined) throw new Error('deux demandes manquent');
  const [{ habilisId } = { habilisId: '' }] = await instructeur(demande.affectables, {
    body: { demandes: [{ type: one.type, id: one.id }] },
  });
  const body = {
    action: 'Affecte' as const,
    assignedUserHabilisId: habilisId,
    demandes: [{ type: one.type, id: one.id, version: one.version - 1 }, ...named([other])],
  };
  const titles = (await instructeur(demande.grouper, { body })).map(({ title }) => title);
  expect(titles).toEqual(['demande.version-perimee', null]);
  const now = await tasksOf(instructeur, 'instruction');
  expect(now.find(({ id, type }) => id === one.id && type === 'DH')?.version).toBe(one.version);
  expect(now.find(({ id, type }) => id === other.id && type === 'DH')?.assignedUserHabilisId).toBe(habilisId);
});

test('[EC60] a responsable validates instructions in groups; an instructeur validates none, opened or not', async () => {
  const ready = await tasksOf(responsable, 'validation_instruction');
  expect(ready.length).toBeGreaterThan(1);
  const mine = (await tasksOf(instructeur, 'instruction')).slice(0, 1);
  const untouched = await instructeur(demande.grouper, { body: { action: 'Soumet', demandes: named(mine) } });
  expect(untouched.map(({ title }) => title)).toEqual(['demande.action-interdite']);
  const issues = await responsable(demande.grouper, { body: { action: 'Soumet', demandes: named(ready) } });
  expect(issues.map(({ title }) => title)).toEqual(ready.map(() => null));
  expect(await tasksOf(responsable, 'validation_instruction')).toEqual([]);
  const twice = await responsable(demande.grouper, { body: { action: 'Soumet', demandes: named(ready) } });
  expect(new Set(twice.map(({ title }) => title))).toEqual(new Set(['demande.etape-modifiee']));
});

test('[EC61] what is of another caisse or does not exist is not found, and names nobody', async () => {
  const row = await server.services.connection.db
    .selectFrom('demande_habilitation')
    .innerJoin('mrp', 'mrp.id', 'demande_habilitation.caisse_id')
    .select(['demande_habilitation.id', 'demande_habilitation.version'])
    .where('mrp.code', '=', 'CRAMIF')
    .executeTakeFirstOrThrow();
  const demandes: Row[] = [
    { type: 'DH', ...row },
    { type: 'DA', id: 2_000_000_000, version: 1 },
  ];
  const issues = await instructeur(demande.grouper, { body: { action: 'PrendEnCharge', demandes } });
  expect(issues.map(({ title, responsable: holder }) => [title, holder])).toEqual([
    ['introuvable', null],
    ['introuvable', null],
  ]);
  expect(await refusal(instructeur(demande.affectables, { body: { demandes } }))).toMatchObject({ status: 404 });
});

test('[EC62] those who may have every one of the demandes are offered, and an assignment to another is refused', async () => {
  const ours = (await tasksOf(instructeur, 'instruction')).slice(0, 2);
  const persons = await instructeur(demande.affectables, { body: { demandes: named(ours) } });
  expect(persons.map(({ habilisId }) => habilisId)).toContain('INS50001');
  const issues = await instructeur(demande.grouper, {
    body: { action: 'Affecte', assignedUserHabilisId: 'INS50002', demandes: named(ours) },
  });
  expect(issues.map(({ title }) => title)).toEqual(ours.map(() => 'donnees-invalides'));
  const nobody = await instructeur(demande.grouper, { body: { action: 'Affecte', demandes: named(ours) } });
  expect(nobody.map(({ title }) => title)).toEqual(ours.map(() => 'demande.affectation-requise'));
});

test('[EC62] a demande whose task was finished meanwhile stops no other from being assigned, and is refused by itself', async () => {
  const [ours, gone] = (await tasksOf(instructeur, 'instruction')).filter(({ type }) => type === 'DH');
  if (ours === undefined || gone === undefined) throw new Error('deux demandes manquent');
  await server.services.connection.db
    .updateTable('demande_habilitation')
    .set((eb) => ({ tache: 'abandonnee', en_cours: false, assigne_id: null, version: eb('version', '+', 1) }))
    .where('id', '=', gone.id)
    .execute();
  const asked = named([ours, gone]);
  const [person] = await instructeur(demande.affectables, { body: { demandes: asked } });
  expect(person).toBeDefined();
  const issues = await instructeur(demande.grouper, {
    body: { action: 'Affecte', assignedUserHabilisId: person?.habilisId ?? '', demandes: asked },
  });
  expect(issues.map(({ id, title }) => [id, title])).toEqual([
    [ours.id, null],
    [gone.id, 'demande.etape-modifiee'],
  ]);
});

test('[EC64] several demandes given at once are told in one mail with the list, to who receives them and to each who held some', async () => {
  const { db } = server.services.connection;
  const ours = (await tasksOf(instructeur, 'instruction')).slice(0, 4);
  const [first, ...others] = ours;
  if (first === undefined || others.length < 2) throw new Error('trois demandes manquent');
  const setHolder = ({ type, id }: Row, habilisId: string) =>
    db
      .updateTable(type === 'DA' ? 'demande_administrative' : 'demande_habilitation')
      .set((eb) => ({ assigne_id: eb.selectFrom('personne').select('id').where('habilis_id', '=', habilisId) }))
      .where('id', '=', id)
      .execute();
  // One is already theirs: nothing changes for it.
  await setHolder(first, 'INS50008');
  for (const one of others) await setHolder(one, 'INS50001');
  const after = await lastMail();
  const issues = await responsable(demande.grouper, {
    body: { action: 'Affecte', assignedUserHabilisId: 'INS50008', demandes: named(ours) },
  });
  expect(issues.map(({ title }) => title)).toEqual(ours.map(() => null));
  const told = await db
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['personne.habilis_id', 'courriel.modele', 'courriel.valeurs'])
    .where('courriel.id', '>', after)
    .orderBy('courriel.id')
    .execute();
  expect(
    told.map((one) => [one.habilis_id, one.modele, one.valeurs.mots['nombre'], one.valeurs.lignes.length]),
  ).toEqual([
    ['INS50008', 'taches-affectees', others.length, others.length],
    ['INS50001', 'taches-reprises', others.length, others.length],
  ]);
  expect(told[0]?.valeurs.mots['auteur']).toMatch(/^\S+ \S+/);
});
