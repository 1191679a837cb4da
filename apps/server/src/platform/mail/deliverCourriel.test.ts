import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { missingContent } from '../files/FileStore.ts';
import { deliverCourriel } from './deliverCourriel.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
});
afterAll(() => server.close());

test('a mail that lacks one of its documents leaves none of the others open, and waits', async () => {
  const { connection, letterhead, files, now } = server.services;
  const { db } = connection;
  const { id: personne_id } = await db.selectFrom('personne').select('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('courriel')
    .values({
      modele: 'compte-existant',
      personne_id,
      valeurs: JSON.stringify({ chemin: '/connexion', mots: {} }),
      rythme: 'IMMEDIAT',
      cree_le: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const sha256 of ['a', 'b', 'c'].map((letter) => letter.repeat(64))) {
    const fichier = { sha256, user_filename: 'plan.pdf', taille: 4, type_mime: 'application/pdf', depose_par: null };
    const { id: fichier_id } = await db.insertInto('fichier').values(fichier).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('courriel_fichier').values({ courriel_id: id, fichier_id }).execute();
  }
  const opened: Readable[] = [];
  const read = async (sha256: string) => {
    if (sha256.startsWith('b')) throw missingContent();
    const content = Readable.from(['plan']);
    opened.push(content);
    return content;
  };
  const mailer = { send: () => Promise.reject(new Error('sans pièce')), close: () => undefined };
  const delivered = deliverCourriel(db, { mailer, letterhead, files: { ...files, read } }, id, now());
  await expect(delivered).rejects.toThrow(missingContent().message);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  const { etat } = await db.selectFrom('courriel').select('etat').where('id', '=', id).executeTakeFirstOrThrow();
  expect(etat).toBe('en-attente');
});
