import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import { startS3Server } from '../test/startS3Server.ts';
import { send } from '../test/startTestServer.ts';
import { TEST_PASSWORD } from '../test/testPassword.ts';
import { withDatabase } from './runCommand.ts';
import { contentOf } from './test/contentOf.ts';
import { signIn } from './test/signIn.ts';
import { run, runWith, STACK, start, prepareInstallations } from './test/prepareInstallations.ts';

const { installation, placeFor, atEnd } = prepareInstallations();

const emailOf = (env: NodeJS.ProcessEnv, habilisId: string) =>
  withDatabase(readConfig(env), async ({ db }) => {
    const person = db.selectFrom('personne').select('email').where('habilis_id', '=', habilisId);
    return (await person.executeTakeFirst())?.email;
  });

test('a port that is taken, a backup that is not there and a manifest that is cut are told in a sentence', async () => {
  const env = await installation('vide', { isFilled: false });
  const taken = createServer().listen(0, '127.0.0.1');
  atEnd(async () => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const busy = await run('../main', { ...env, PORT: String(port) });
  const nowhere = await run('restore', env, placeFor('nulle-part'));
  await mkdir(placeFor('coupee'));
  await writeFile(placeFor('coupee', 'sauvegarde.json'), '{"version": "0.1.0", "fai');
  const cut = await run('restore', env, placeFor('coupee'));
  expect([busy, nowhere, cut]).toMatchObject([
    { code: 1, output: expect.stringContaining(`Le port ${port} est déjà pris`) },
    { code: 1, output: expect.stringContaining('n’existe pas : aucune sauvegarde n’est là.') },
    { code: 1, output: expect.stringContaining('est coupé ou illisible') },
  ]);
  for (const { output } of [busy, nowhere, cut]) expect(output).not.toMatch(STACK);
});

test('the verb that makes an administrator makes one who signs in, once and on record, and leaves every other account as it is', async () => {
  const PHRASE = 'girafe violette sous la pluie';
  const ada = ['Ada.Chef@Example.org', 'Ada', 'Chef'];
  const neverStarted = await installation('vide', { isFilled: false });
  expect(await runWith(PHRASE, 'createAdmin', neverStarted, ...ada)).toMatchObject({
    code: 1,
    output: expect.stringContaining('démarrez Habilis une première fois'),
  });
  const env = await installation('avant');
  const refused: [string, string[], string][] = [
    [PHRASE, ['Ada'], 'Dites l’adresse'],
    ['', ada, '12 caractères au moins'],
    ['motdepasse123', ada, 'se devine trop facilement'],
  ];
  for (const [password, args, told] of refused) {
    const outcome = await runWith(`${password}\n`, 'createAdmin', env, ...args);
    expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining(told) });
  }
  const made = await runWith(`${PHRASE}\r\nune autre ligne\n`, 'createAdmin', env, ...ada);
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^[A-Z]{3}\d{5} est administrateur\.\n$/) });
  const again = await runWith('une toute autre phrase secrète', 'createAdmin', env, ...ada);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('déjà administrateur') });
  const known = await runWith('', 'createAdmin', env, (await emailOf(env, 'INS50001')) ?? '', 'Autre', 'Nom');
  expect(known).toMatchObject({ code: 0, output: expect.stringContaining('INS50001 est administrateur, avec le mot') });

  const server = await start(env);
  const answer = await send(server.url, 'POST', '/authenticate', {
    body: { username: 'ada.chef@example.org', password: PHRASE },
  });
  expect(answer.status).toBe(200);
  const { db } = server.services.connection;
  const entries = await db.selectFrom('audit').selectAll().where('action', '=', 'administrateur-cree').execute();
  expect(entries.map(({ detail }) => detail)).toEqual(
    ['nouveau', 'connu'].map((compte) => ({ compte, par: 'commande' })),
  );
  const signedIn = await send(server.url, 'POST', '/authenticate', {
    body: { username: 'INS50001', password: TEST_PASSWORD },
  });
  expect(signedIn.status).toBe(200);
  await server.close();
});

test('a file that is still held for its service is in the backup', async () => {
  const s3 = await startS3Server();
  atEnd(s3.close);
  const env = { ...(await installation('avant', { isFilled: false })), ...s3.environment };
  await (await start(env)).close();
  const contenu = Buffer.from('pas encore remis');
  const sha256 = createHash('sha256').update(contenu).digest('hex');
  await withDatabase(readConfig(env), async ({ db }) => {
    await db.insertInto('fichier_attente').values({ sha256, contenu, depose_le: new Date() }).execute();
    await db
      .insertInto('fichier')
      .values({
        sha256,
        user_filename: 'a.pdf',
        taille: contenu.length,
        type_mime: 'application/pdf',
        depose_par: null,
      })
      .execute();
  });
  const backup = placeFor('sauvegarde');
  expect(await run('backup', env, backup)).toMatchObject({ code: 0 });
  expect(await s3.keys()).not.toContain(sha256);
  expect(await readFile(join(backup, 'fichiers', sha256.slice(0, 2), sha256))).toEqual(contenu);
});

test('a damaged backup is refused before the database is touched', async () => {
  const env = await installation('avant');
  const backup = placeFor('sauvegarde');
  expect((await run('backup', env, backup)).code).toBe(0);
  const names = await readdir(join(backup, 'fichiers'), { recursive: true });
  const one = join(backup, 'fichiers', names.find((name) => /[0-9a-f]{64}$/.test(name)) ?? '');
  await writeFile(one, Buffer.concat([await readFile(one), Buffer.from('!')]));
  const elsewhere = await installation('apres', { isFilled: false });
  expect(await run('restore', elsewhere, backup)).toMatchObject({ code: 1, output: expect.stringContaining('abîmé') });
  await rm(join(backup, 'sauvegarde.json'));
  const partial = await run('restore', elsewhere, backup);
  expect(partial).toMatchObject({ code: 1, output: expect.stringContaining('pas une sauvegarde entière') });
});

test('a backup finishes without what is damaged or missing, names it and fails; a restore goes on without it when told to', async () => {
  const env = await installation('avant');
  const [damaged, missing] = await withDatabase(readConfig(env), ({ db }) =>
    db.selectFrom('fichier').select(['sha256', 'user_filename']).distinctOn('sha256').limit(2).execute(),
  );
  const store = placeFor('avant', 'fichiers');
  await writeFile(placeOf(store, damaged?.sha256 ?? ''), 'autre chose');
  await rm(placeOf(store, missing?.sha256 ?? ''));
  const backup = placeFor('sauvegarde');
  const saved = await run('backup', env, backup);
  expect(saved.code).toBe(1);
  for (const lost of [damaged, missing]) {
    expect(saved.output).toContain(`${lost?.user_filename} »`);
    expect(saved.output).toContain(lost?.sha256);
  }
  const elsewhere = await installation('apres', { isFilled: false });
  const refused = await run('restore', elsewhere, backup);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Rien n’a été remis en place') });
  const restored = await run('restore', elsewhere, backup, '--without-damaged');
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('remise en place') });
  for (const { output } of [refused, restored]) expect(output).toContain(`${missing?.user_filename} »`);
  expect((await contentOf(elsewhere)).fichiers).toEqual((await contentOf(env)).fichiers);
});

test('the verb that verifies the trail passes on an intact one and fails on an altered one', async () => {
  const env = await installation('avant');
  const server = await start(env);
  await signIn(server);
  await server.close();
  const { code, output } = await run('verifyAudit', env);
  expect([code, output]).toEqual([0, expect.stringMatching(/Journal : \d+ entrées, intact\./)]);
  const head = /\d+:[0-9a-f]{64}/.exec(output)?.[0] ?? '';
  expect((await run('verifyAudit', env, head)).code).toBe(0);
  await withDatabase(readConfig(env), ({ db }) =>
    db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      await sql`update audit set action = 'autre chose' where id = 1`.execute(one);
    }),
  );
  const altered = await run('verifyAudit', env);
  expect(altered).toMatchObject({ code: 1, output: expect.stringContaining('l’entrée 1 a été modifiée ou déplacée') });
});
