import type { Call } from '@habilis/api/client/createClient';
import { facteur } from '@habilis/api/facteur/endpoints';
import { reglage } from '@habilis/api/reglage/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { type CleReglage, DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';

const PERIOD_MS = 30_000;
const motif = 'Engagement de service';
/** Days for which each demande has been examined: due at 60 by default. */
const EXAMINED = [
  { entite: 101, niveau: 'SST-1', depuis: 5 },
  { entite: 101, niveau: 'SST-2', depuis: 25 },
  { entite: 102, niveau: 'SST-1', depuis: 35 },
  { entite: 103, niveau: 'SST-1', depuis: 70 },
];

let server: TestServer;
let admin: Call;
let now = new Date(`${TEST_TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;
const listed = async (cle: CleReglage, call = admin) => {
  const found = (await call(reglage.list, {})).reglages.find((one) => one.cle === cle);
  if (found === undefined) throw new Error(`${cle} n’est pas un réglage`);
  return found;
};
const save = async (cle: CleReglage, valeur: number | string | string[] | null, more: object = {}) =>
  admin(reglage.save, { params: { cle }, body: { valeur, motif, version: (await listed(cle)).version, ...more } });
const estimate = (cle: CleReglage, valeur: number | string | string[] | null) =>
  admin(reglage.estimer, { params: { cle }, body: { valeur } });
const store = (cle: string, valeur: unknown) =>
  db()
    .insertInto('parametre')
    .values({ cle, valeur: JSON.stringify(valeur) })
    .onConflict((conflict) => conflict.column('cle').doUpdateSet({ valeur: JSON.stringify(valeur) }))
    .execute();
const dueDates = async () =>
  (
    await db()
      .selectFrom('demande_habilitation')
      .select(['date_debut_tache', 'date_echeance'])
      .where('tache', '=', 'instruction')
      .orderBy('date_debut_tache', 'desc')
      .execute()
  ).map(({ date_debut_tache: debut, date_echeance: due }) => [debut, due]);

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: EXAMINED.map((one) => ({ ...one, tache: 'instruction', age: one.depuis, formateurs: [] }) as const),
  });
  admin = await actAs(server, 'ADM92001');
});
afterEach(async () => {
  await db().deleteFrom('parametre').execute();
  await db().deleteFrom('parametre_modification').execute();
  await expect
    .poll(async () => (await server.services.settings()).delaiAvisJours)
    .toBe(DEFAULT_SETTINGS.delaiAvisJours);
});
afterAll(() => server.close());

test('[K20] an administrator changes a setting for a reason, it holds for everybody, and goes back to its default', async () => {
  expect(await listed('delaiAvisJours')).toEqual({
    cle: 'delaiAvisJours',
    valeur: 45,
    defaut: 45,
    isModifie: false,
    version: 0,
    derniere: null,
    ecartee: null,
  });
  const saved = await save('delaiAvisJours', 21);
  expect(saved).toMatchObject({
    valeur: 21,
    isModifie: true,
    derniere: { avant: null, apres: 21, motif, parNomPrenom: 'Denis Caron', faiteLe: now.toISOString() },
  });
  await expect.poll(async () => (await server.services.settings()).delaiAvisJours).toBe(21);
  expect(await save('delaiAvisJours', null)).toMatchObject({
    valeur: 45,
    isModifie: false,
    derniere: { avant: 21, apres: null },
  });
  expect(await db().selectFrom('parametre').selectAll().execute()).toEqual([]);
  const changes = await admin(reglage.modifications, {});
  expect(changes.map(({ avant, apres }) => [avant, apres])).toEqual([
    [21, null],
    [null, 21],
  ]);
  const trail = await db()
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'reglage-modifie')
    .orderBy('id')
    .execute();
  expect(trail.map(({ detail }) => detail)).toEqual([
    { cle: 'delaiAvisJours', avant: 45, apres: 21, motif },
    { cle: 'delaiAvisJours', avant: 21, apres: 45, motif },
  ]);
});

test.each([
  [4, 'reglage.hors-bornes'],
  [121, 'reglage.hors-bornes'],
  [12.5, 'reglage.nombre-entier'],
  ['', 'champ.requis'],
  ['21', 'champ.requis'],
  [['21'], 'champ.requis'],
])('[K1070] the server refuses %j at its field, saved or estimated', async (valeur, title) => {
  const refused = { status: 400, title: 'donnees-invalides', errors: [{ path: 'valeur', title }] };
  expect(await refusal(save('delaiAvisJours', valeur))).toMatchObject(refused);
  expect(await refusal(estimate('delaiAvisJours', valeur))).toMatchObject(refused);
});

test('[K1070] what is no number, no setting, or without a reason is refused, and nothing is stored', async () => {
  const { request } = await server.signIn('ADM92001');
  const put = (cle: string, body: string) => request('PUT', `/reglages/${cle}`, { body });
  // JSON has no NaN: it is sent as nothing, which is the default.
  for (const body of [
    '{"valeur":NaN,"motif":"Essai","version":0}',
    '{"motif":"Essai","version":0}',
    '{"valeur":{"a":1},"motif":"Essai","version":0}',
  ]) {
    expect((await put('delaiAvisJours', body)).status).toBe(400);
  }
  const sent = { body: { valeur: 21, motif, version: 0 } };
  for (const cle of ['delaiInconnu', 'toString', '__proto__'])
    expect((await request('PUT', `/reglages/${cle}`, sent)).status).toBe(404);
  expect(await refusal(save('delaiAvisJours', 21, { motif: ' ​' }))).toMatchObject({
    status: 400,
    errors: [{ path: 'motif', title: 'reglage.motif-requis' }],
  });
  expect(await refusal(save('deuxiemeRappelFinMois', 10))).toMatchObject({
    errors: [{ path: 'valeur', title: 'reglage.ordre' }],
  });
  expect(await db().selectFrom('parametre').selectAll().execute()).toEqual([]);
});

test('[K1070] a value written past the product out of its bounds counts for nothing, and the page tells it', async () => {
  await store('delaiAvisJours', 900);
  await store('delaiInconnu', 3);
  await store('deuxiemeRappelFinMois', 24);
  const { reglages, inconnus } = await admin(reglage.list, {});
  expect(inconnus).toEqual(['delaiInconnu']);
  const told = reglages
    .filter(({ ecartee }) => ecartee !== null)
    .map(({ cle, valeur, ecartee }) => [cle, valeur, ecartee]);
  expect(told).toEqual([
    ['delaiAvisJours', 45, '900'],
    ['deuxiemeRappelFinMois', 6, '24'],
  ]);
  // One within its bounds holds, and has no author.
  await store('delaiAvisJours', 30);
  expect(await listed('delaiAvisJours')).toMatchObject({ valeur: 30, isModifie: true, derniere: null, ecartee: null });
  expect(await save('delaiAvisJours', null)).toMatchObject({ valeur: 45, derniere: { avant: 30, apres: null } });
});

test('[K1073] of two administrators on one setting, the second is shown what the first wrote', async () => {
  const { version } = await listed('delaiAvisJours');
  const change = (valeur: number) =>
    admin(reglage.save, { params: { cle: 'delaiAvisJours' }, body: { valeur, motif, version } });
  const outcomes = await Promise.allSettled([change(20), change(28)]);
  const saved = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.valeur] : []));
  const late = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(saved).toHaveLength(1);
  expect(late).toEqual([
    expect.objectContaining({
      status: 409,
      problem: expect.objectContaining({
        title: 'reglage.version-perimee',
        courant: expect.objectContaining({ cle: 'delaiAvisJours', valeur: saved[0] }),
      }),
    }),
  ]);
  expect(await save('delaiAvisJours', 33)).toMatchObject({ valeur: 33 });
});

test('[K1073] of two administrators who read one setting, whoever writes later is shown what the other wrote, then may write over it', async () => {
  const { personne_id } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.personne_id')
    .where('habilis_id', '=', 'RCA60003')
    .executeTakeFirstOrThrow();
  await db().insertInto('role').values({ personne_id, type: 'ADM' }).execute();
  const other = await actAs(server, 'RCA60003', 'ADM');
  for (const [first, second] of [
    [admin, other],
    [other, admin],
  ] as const)
    expect(await writeInTurn(first, second)).toMatchObject({ avant: 20, apres: 28 });
});

/** Both read it, the first one writes, the second one is late and is told; gives what that one wrote then. */
async function writeInTurn(first: Call, second: Call) {
  const read = await listed('delaiAvisJours', first);
  expect(await listed('delaiAvisJours', second)).toEqual(read);
  const change = (call: Call, valeur: number, version: number) =>
    call(reglage.save, { params: { cle: 'delaiAvisJours' }, body: { valeur, motif, version } });
  const written = await change(first, 20, read.version);
  expect(await refusal(change(second, 28, read.version))).toMatchObject({
    status: 409,
    title: 'reglage.version-perimee',
    courant: { valeur: 20, derniere: { parNomPrenom: written.derniere?.parNomPrenom } },
  });
  expect(await listed('delaiAvisJours', second)).toMatchObject({ valeur: 20 });
  return (await change(second, 28, written.version)).derniere;
}

test('[K1072][K1074] a shorter delay is counted before, and dates again what is under way', async () => {
  const before = await dueDates();
  const [nearest] = before;
  expect(nearest).toEqual([addDays(TEST_TODAY, -5), addDays(TEST_TODAY, 55)]);
  const { effets, portee } = await estimate('delaiInstructionDhJours', 30);
  expect(portee).toBe('aussitot');
  expect(effets.map(({ genre, nombre }) => [genre, nombre])).toEqual([
    ['en-retard', 1],
    ['sous-dix-jours', 1],
  ]);
  expect(effets[0]).toMatchObject({ exemples: [{ type: 'DH', numero: expect.stringMatching(/^DH-/) }] });
  expect(effets[0]?.parCaisse.map(({ nombre }) => nombre)).toEqual([1]);
  // Counting changes nothing.
  expect(await dueDates()).toEqual(before);
  await save('delaiInstructionDhJours', 30);
  expect(await dueDates()).toEqual(before.map(([debut = '']) => [debut, addDays(debut ?? '', 30)]));
  const back = await estimate('delaiInstructionDhJours', null);
  expect(back.effets.map(({ genre, nombre }) => [genre, nombre])).toEqual([['plus-en-retard', 1]]);
  await save('delaiInstructionDhJours', null);
  expect(await dueDates()).toEqual(before);
  // What an entite was told stays: nothing is counted.
  expect(await estimate('delaiComplementJours', 20)).toEqual({ effets: [], portee: 'ensuite' });
});

test('[K1074] who would be locked out, and what a night would delete, are counted', async () => {
  const people = await db()
    .selectFrom('personne')
    .innerJoin('role', 'role.personne_id', 'personne.id')
    .select('personne.id')
    .distinct()
    .where('personne.etat', '=', 'active')
    .where('role.type', '=', 'RC')
    .where('role.fin_le', 'is', null)
    .execute();
  expect(people.length).toBeGreaterThan(3);
  expect((await estimate('rolesSecondFacteur', ['RC'])).effets).toEqual([
    { genre: 'sans-facteur', nombre: people.length, parCaisse: [], exemples: [] },
  ]);
  const old = { type: 'demande-deposee', objet_type: 'demande-habilitation', objet_id: 1, numero: 'DH-2026-0001' };
  await db()
    .insertInto('evenement')
    .values(
      [40, 100, 100].map((days) => ({
        ...old,
        valeurs: '{}',
        survenu_le: new Date(now.getTime() - days * 86_400_000),
      })) as never,
    )
    .execute();
  expect((await estimate('conservationEvenementsJours', 90)).effets).toMatchObject([{ genre: 'effaces', nombre: 2 }]);
  expect((await estimate('conservationEvenementsJours', 1000)).effets).toEqual([]);
  // The trail is counted by what it holds: its sign-ins apart from its other acts.
  const acts = [100, 400, 400, 400].map((days, place) => ({
    action: place === 1 ? 'connexion' : 'essai',
    detail: '{}',
    fait_le: new Date(now.getTime() - days * 86_400_000),
  }));
  await db().insertInto('audit').values(acts).execute();
  expect((await estimate('conservationConnexionsJours', 365)).effets).toEqual([]);
  expect((await estimate('conservationConnexionsJours', 500)).effets).toEqual([]);
  expect((await estimate('conservationJournalJours', 366)).effets).toMatchObject([{ genre: 'effaces', nombre: 2 }]);
});

test('[K1074] habilitations that a wider window makes renewable are counted, and those that a narrower one shuts out', async () => {
  const { rows } = await sql<{ nombre: number }>`select count(*)::integer as nombre from habilitation
    where not rupture and not fin_sans_suite and date_fin > ${TEST_TODAY}::date + interval '9 months'
      and date_fin <= ${TEST_TODAY}::date + interval '18 months'
      and not exists (select from entite where entite.id = entite_id and date_fin_activite is not null)
      and not exists (select from habilitation suivante where suivante.source_id = habilitation.id)`.execute(db());
  const nombre = rows[0]?.nombre ?? 0;
  expect(nombre).toBeGreaterThan(0);
  expect((await estimate('fenetreRenouvellementMois', 18)).effets).toMatchObject([{ genre: 'renouvelables', nombre }]);
  const fewer = (await estimate('fenetreRenouvellementMois', 1)).effets;
  expect(fewer.map(({ genre }) => genre)).toEqual(['plus-renouvelables']);
});

test('[SF12] what may lock out or delete asks for the password, then for the second factor once there is one', async () => {
  const change = (preuve?: object) => save('dureeImpersonationMinutes', 30, preuve === undefined ? {} : { preuve });
  expect(await admin(reglage.preuve, {})).toEqual({ defi: null, facteurs: null, fournisseur: false });
  const awaited = { status: 400, title: 'reglage.preuve-attendue', errors: [{ path: 'preuve' }] };
  expect(await refusal(change())).toMatchObject(awaited);
  expect(await refusal(change({ motDePasse: 'faux' }))).toMatchObject({
    status: 400,
    title: 'compte.mot-de-passe-actuel-incorrect',
  });
  expect(await change({ motDePasse: TEST_PASSWORD })).toMatchObject({ valeur: 30 });

  const codeAt = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  const { defi: begun, secret } = await admin(facteur.startApplication, { body: { password: TEST_PASSWORD } });
  await admin(facteur.addApplication, { body: { defi: begun, code: codeAt(secret), nom: 'Téléphone' } });
  now = new Date(now.getTime() + 2 * PERIOD_MS);
  expect(await refusal(change({ motDePasse: TEST_PASSWORD }))).toMatchObject(awaited);
  const { defi, facteurs } = await admin(reglage.preuve, {});
  expect(facteurs).toEqual({ application: true, cle: null });
  const given = { defi: defi ?? '' };
  expect(await refusal(change({ ...given, code: '000000' }))).toMatchObject({ title: 'second-facteur.code-incorrect' });
  // What is refused for another reason spends no proof.
  expect(
    await refusal(save('dureeImpersonationMinutes', 3, { preuve: { ...given, code: codeAt(secret) } })),
  ).toMatchObject({
    errors: [{ path: 'valeur' }],
  });
  expect(await save('dureeImpersonationMinutes', 45, { preuve: { ...given, code: codeAt(secret) } })).toMatchObject({
    valeur: 45,
  });
  now = new Date(now.getTime() + 2 * PERIOD_MS);
  expect(await refusal(change({ ...given, code: codeAt(secret) }))).toMatchObject({
    title: 'second-facteur.defi-perime',
  });
  // The challenge of a sign-in proves nothing here, nor the other way round.
  const signedIn = await send(server.url, 'POST', '/authenticate', {
    body: { username: 'ADM92001', password: TEST_PASSWORD },
  });
  const { defi: ofSignIn } = (await signedIn.json()) as { defi?: string };
  expect(await refusal(change({ defi: ofSignIn ?? '', code: codeAt(secret) }))).toMatchObject({
    title: 'second-facteur.defi-perime',
  });
});

test('[K20] nobody but an administrator reads or changes a setting', async () => {
  for (const who of ['SUP93001', 'RCA60001', 'LPF20001']) {
    const other = await actAs(server, who);
    expect(await refusal(other(reglage.list, {}))).toMatchObject({ status: 403, title: 'role.non-autorise' });
  }
});
