import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { cleDeNom } from '@habilis/domain/stagiaire/cleDeNom';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';
import { personneReferences } from './personneReferences.ts';

let server: TestServer;
let support: Call;
beforeAll(async () => {
  server = await startPeopledServer();
  support = await actAs(server, 'SUP93001');
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const preview = (habilisId: string, autreHabilisId: string) =>
  support(utilisateur.fusionPreview, { params: { habilisId, autreHabilisId } });
const merge = async (habilisId: string, autreHabilisId: string, changes: object = {}) => {
  const { garde, absorbe } = await preview(habilisId, autreHabilisId);
  const versions = { version: garde.version, autreVersion: absorbe.version };
  const body = { autreHabilisId, confirmation: autreHabilisId, ...versions, ...changes };
  return support(utilisateur.merge, { params: { habilisId }, body });
};
const rowOf = (habilisId: string) =>
  db().selectFrom('personne').selectAll().where('habilis_id', '=', habilisId).executeTakeFirstOrThrow();
const signIn = (username: string) =>
  send(server.url, 'POST', '/authenticate', { body: { username, password: TEST_PASSWORD } });

test('[U11] the list of what names a person is that of the database', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'personne'::regclass`.execute(db());
  const known = personneReferences.ask().map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(known.toSorted());
});

test('[U7] what stands in the way is told before, and refuses the merge with nothing moved', async () => {
  expect((await preview('INS50001', 'INS50001')).obstacle).toBe('utilisateur.fusion-meme-compte');
  expect((await preview('INS50001', 'SUP93001')).obstacle).toBe('utilisateur.fusion-compte-propre');
  expect((await preview('NAC94001', 'FOR40001')).obstacle).toBe('utilisateur.fusion-garde-a-activer');
  expect(await refusal(preview('INS50001', 'ZZZ99999'))).toMatchObject({ status: 404 });
  expect(await refusal(merge('INS50001', 'ADM92001'))).toMatchObject({
    status: 403,
    title: 'utilisateur.fusion-non-autorisee',
  });
  expect(await refusal(merge('INS50001', 'INS50008', { confirmation: 'INS50001' }))).toMatchObject({
    errors: [{ path: 'confirmation', title: 'utilisateur.fusion-confirmation' }],
  });
  expect(await refusal(merge('INS50001', 'INS50008', { autreVersion: 900 }))).toMatchObject({
    title: 'utilisateur.version-perimee',
    courant: { habilisId: 'INS50008' },
  });
  expect(await rowOf('INS50008')).toMatchObject({ etat: 'active', fusionnee_en: null, version: 1 });
});

test('[S20][U8][U11][U12] everything moves to the account that is kept, and every name signs in to it', async () => {
  const [kept, other] = [await rowOf('INS50001'), await rowOf('INS50008')];
  await db()
    .updateTable('demande_administrative')
    .set({ assigne_id: other.id })
    .where('assigne_id', '=', kept.id)
    .execute();
  const session = await server.signIn('INS50008');
  expect(await preview('INS50001', 'INS50008')).toMatchObject({ perdSecondFacteur: false });
  const factor = { genre: 'application', nom: 'Téléphone', secret: 'illisible', dernier_pas: 0 } as const;
  await db()
    .insertInto('facteur')
    .values({ ...factor, personne_id: other.id, cree_le: new Date() })
    .execute();
  const niveau = await db().selectFrom('dispositif_niveau').select('id').limit(1).executeTakeFirstOrThrow();
  await db()
    .insertInto('certificat_formateur')
    .values({ personne_id: other.id, dispositif_niveau_id: niveau.id, date_obtention: '2025-06-01', date_fin: null })
    .execute();
  const seen = await preview('INS50001', 'INS50008');
  const rolesEnDouble = [seen.absorbe.roles[0]?.id];
  expect(seen).toMatchObject({ obstacle: null, rolesEnDouble, perdSecondFacteur: true });
  expect(seen.deplace.taches).toBeGreaterThan(0);
  expect(seen.deplace).toMatchObject({ roles: 0, certificats: 1, sessions: 0 });
  const merged = await merge('INS50001', 'INS50008');
  expect(merged.roles.map(({ type, isEnCours }) => [type, isEnCours])).toEqual([
    ['I', true],
    ['I', false],
  ]);
  expect(merged).toMatchObject({ habilisId: 'INS50001', identifiantsFusionnes: ['INS50008'] });
  expect(merged.roles[0]?.taches).toBe(seen.deplace.taches);
  expect((await session.request('GET', '/account')).status).toBe(401);
  for (const { table, column, fate } of personneReferences.ask()) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${other.id}`.execute(db());
    if (fate === 'moves' || 'goes' in fate) expect([table, column, rows.length]).toEqual([table, column, 0]);
  }
  for (const name of ['INS50008', other.email, 'INS50001', kept.email]) {
    const { id_token: token } = (await (await signIn(name)).json()) as { id_token: string };
    expect(await (await send(server.url, 'GET', '/account', { token })).json()).toMatchObject({
      habilisId: 'INS50001',
    });
  }
  expect((await support(utilisateur.get, { params: { habilisId: 'INS50008' } })).habilisId).toBe('INS50001');
  const mails = await db()
    .selectFrom('courriel')
    .select(['adresse', 'personne_id'])
    .where('modele', '=', 'comptes-fusionnes')
    .orderBy('id')
    .execute();
  expect(mails).toEqual([
    { adresse: null, personne_id: kept.id },
    { adresse: other.email, personne_id: kept.id },
  ]);
  expect((await preview('INS50001', 'INS50008')).obstacle).toBe('utilisateur.fusion-meme-compte');
  // A third merge leads all the names to the last account.
  const third = await merge('INS50002', 'INS50001');
  expect(third.identifiantsFusionnes).toEqual(['INS50001', 'INS50008']);
});

test('[CO8] an address of a merged account is answered like any other', async () => {
  const body = { nom: 'Didier', prenom: 'Fanny', email: 'fanny.didier@example.org', acceptationRGPD: true };
  expect((await send(server.url, 'POST', '/register', { body })).status).toBe(204);
  const mail = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'personne_id')
    .select(['modele', 'habilis_id'])
    .orderBy('courriel.id', 'desc')
    .executeTakeFirst();
  expect(mail).toEqual({ modele: 'compte-existant', habilis_id: 'INS50002' });
});

test('[U8] the role that is kept takes what the same role of the other account held', async () => {
  const libelles = (rows: readonly { readonly libelle: string }[]) => rows.map(({ libelle }) => libelle);
  const roleOf = async (habilisId: string, type: 'RD' | 'E' | 'DL') => {
    const { id } = await rowOf(habilisId);
    const role = db().selectFrom('role').select('id').where('personne_id', '=', id).where('type', '=', type);
    return (await role.executeTakeFirstOrThrow()).id;
  };
  const before = await preview('RDI90001', 'RDI90003');
  const dispositifs = [before.garde, before.absorbe].flatMap(({ roles }) => libelles(roles[0]?.dispositifs ?? []));
  const managers = (await merge('RDI90001', 'RDI90003')).roles;
  expect(managers.map(({ isEnCours }) => isEnCours)).toEqual([true, false]);
  expect(libelles(managers[0]?.dispositifs ?? []).toSorted()).toEqual(dispositifs.toSorted());

  const caisse = db()
    .selectFrom('role')
    .select('mrp_id')
    .where('id', '=', await roleOf('EXP80001', 'E'));
  const mrp_id = (await caisse.executeTakeFirstOrThrow()).mrp_id;
  await db()
    .updateTable('role')
    .set({ mrp_id })
    .where('id', '=', await roleOf('EXP80002', 'E'))
    .execute();
  const { garde, absorbe } = await preview('EXP80001', 'EXP80002');
  const niveaux = new Set([garde, absorbe].flatMap(({ roles }) => libelles(roles[0]?.niveaux ?? [])));
  const [expert] = (await merge('EXP80001', 'EXP80002')).roles;
  expect(libelles(expert?.niveaux ?? []).toSorted()).toEqual([...niveaux].toSorted());

  await addToCast(server, { habilitations: HABILITATIONS });
  const [kept, ended] = [await roleOf('MUL20004', 'DL'), await roleOf('DEL30001', 'DL')];
  const calendar = { role_id: ended, empreinte: 'empreinte', cree_le: new Date() };
  await db().insertInto('calendrier').values(calendar).execute();
  const held = db().selectFrom('delegation').select('habilitation_id').where('fin_le', 'is', null);
  const delegated = await held.where('role_id', 'in', [kept, ended]).orderBy('habilitation_id').execute();
  const [one] = await held.where('role_id', '=', kept).execute();
  // Both are delegates of this one.
  const twice = { habilitation_id: one?.habilitation_id ?? 0, role_id: ended, debut_le: new Date() };
  await db().insertInto('delegation').values(twice).execute();
  await merge('MUL20004', 'DEL30001');
  expect(delegated).toHaveLength(2);
  expect(await held.where('role_id', '=', kept).orderBy('habilitation_id').execute()).toEqual(delegated);
  expect(await db().selectFrom('calendrier').select('role_id').execute()).toEqual([{ role_id: kept }]);
});

test('[U9][S20] tasks of both kinds of demande are told before a role ends or an account is merged', async () => {
  const { id: personneId } = await rowOf('INS50009');
  const role = db().selectFrom('role').select(['id', 'mrp_id as caisse_id']).where('personne_id', '=', personneId);
  const { id: role_id, caisse_id } = await role.executeTakeFirstOrThrow();
  const niveau = await db().selectFrom('dispositif_niveau').select('id').limit(1).executeTakeFirstOrThrow();
  const held = {
    role_id,
    demandeur_id: personneId,
    assigne_id: personneId,
    mode: 'INI',
    tache: 'instruction',
  } as const;
  const place = { caisse_id, dispositif_niveau_id: niveau.id, date_debut_tache: '2026-11-02' };
  const before = await preview('INS50002', 'INS50009');
  await db()
    .insertInto('demande_habilitation')
    .values({ ...held, ...place, cle_brouillon: randomUUID() })
    .execute();
  const seen = await preview('INS50002', 'INS50009');
  expect(seen.deplace.taches).toBe(before.deplace.taches + 1);
  expect(seen.deplace.demandes).toBe(before.deplace.demandes + 1);
  expect(seen.absorbe.roles[0]?.taches).toBe((before.absorbe.roles[0]?.taches ?? 0) + 1);
});

test('[U17] the preview of a merge tells the birth dates known of each', async () => {
  const stagiaire = async (habilisId: string, date: string) => {
    const { id, nom, prenom } = await rowOf(habilisId);
    const names = { nom, prenom, cle_nom: cleDeNom(nom, prenom) };
    await db()
      .insertInto('stagiaire')
      .values({ habilis_id: habilisId, ...names, personne_id: id, date_naissance: date })
      .execute();
  };
  await stagiaire('INS50004', '1980-02-29');
  expect((await preview('INS50004', 'INS50005')).naissances).toEqual({ garde: ['1980-02-29'], absorbe: [] });
  await stagiaire('INS50005', '1991-12-03');
  expect((await preview('INS50004', 'INS50005')).naissances.absorbe).toEqual(['1991-12-03']);
});

test.each([
  ['INS50003', 'INS50004', 'INS50004'],
  ['INS50005', 'INS50006', 'INS50005'],
])('[U19] of two drafts of one avis a merge of %s and %s keeps that of %s, who holds the demande', async (...names) => {
  const [garde, absorbe, holder] = await Promise.all(names.map(rowOf));
  const niveau = await db().selectFrom('dispositif_niveau').select('id').limit(1).executeTakeFirstOrThrow();
  const role = await db()
    .selectFrom('role')
    .select(['id', 'mrp_id'])
    .where('personne_id', '=', holder?.id ?? 0)
    .executeTakeFirstOrThrow();
  const { id: demande_id } = await db()
    .insertInto('demande_habilitation')
    .values({
      role_id: role.id,
      demandeur_id: (await rowOf('LPF20001')).id,
      assigne_id: holder?.id ?? 0,
      mode: 'INI',
      tache: 'instruction',
      caisse_id: role.mrp_id,
      dispositif_niveau_id: niveau.id,
      date_debut_tache: '2026-11-02',
      cle_brouillon: randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const draft = { demande_id, tache: 'instruction', role_type: 'I', type: null } as const;
  const drafts = [garde, absorbe].map((one) => ({ ...draft, personne_id: one?.id ?? 0, texte: one?.habilis_id ?? '' }));
  await db().insertInto('avis').values(drafts).execute();
  await merge(names[0] ?? '', names[1] ?? '');
  expect(
    await db().selectFrom('avis').select(['personne_id', 'texte']).where('demande_id', '=', demande_id).execute(),
  ).toEqual([{ personne_id: garde?.id, texte: names[2] }]);
});
