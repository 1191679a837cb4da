import type { Call } from '@habilis/api/client/createClient';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let admin: Call;
beforeAll(async () => {
  server = await startPeopledServer();
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());
const db = () => server.services.connection.db;

/** Adds persons by their first names and names. */
const addPersonnes = (names: readonly (readonly [prenom: string, nom: string])[]) =>
  sql`insert into personne (habilis_id, prenom, nom, email, etat, donnees_validees)
    select 'QQQ' || rang, name ->> 0, name ->> 1, 'qqq' || rang || '@example.org', 'a-activer', true
    from json_array_elements(${JSON.stringify(names)}::json) with ordinality named (name, place),
      lateral (select 10000 + (select count(*) from personne) + place as rang) numbered`.execute(db());

describe('a single word in the order of names', () => {
  test.each([
    ['Martin', 'Paul', 'martin'],
    ['Paul', 'Martin', 'martin'],
    ['Martine', 'Saint-Martin', 'marti'],
    ['Marc', 'Martel-Martin', 'martin'],
    ['Zoé', 'Zzyzx', 'z'],
    ['Éloïse', 'D’Éloy', 'ÉLO'],
    ['Anne', 'Abcdefghijklmnopqrst', 'abcdefghijklmnop'],
    ['Abcdefghijklmn', 'Anne', 'abcdefghijklm'],
  ])('finds « %s %s » by « %s », with all who bear it', async (prenom, nom, typed) => {
    await addPersonnes([[prenom, nom]]);
    const word = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const bearers = await db()
      .selectFrom('personne')
      .select('habilis_id')
      .where(sql<boolean>`' ' || recherche like ${`% ${word}%`}`)
      .orderBy('nom_tri')
      .orderBy('id')
      .execute();
    const { elements } = await admin(utilisateur.search, { query: { recherche: typed, tri: 'nom', taille: 200 } });
    expect(elements.map(({ habilisId }) => habilisId)).toEqual(bearers.map(({ habilis_id: habilisId }) => habilisId));
    expect(bearers.length).toBeGreaterThan(0);
  });
});

describe('of a word that more bear than are counted', () => {
  const BEARERS = 6000;
  beforeAll(async () => {
    // Half bear it as their name, the others as their first name, around them in the order.
    await addPersonnes(
      Array.from({ length: BEARERS }, (_, rank) => [
        [`Prénom${rank}`, 'Quetzal'] as const,
        ['Quetzal', `${String.fromCodePoint(97 + (rank % 26))}nom${rank}`] as const,
      ]).flat(),
    );
  });

  test.each([
    ['asc', 1],
    ['asc', 150],
    ['asc', 300],
    ['desc', 1],
    ['desc', 200],
  ] as const)('%s, page %i is that of all of them in order', async (ordre, page) => {
    const taille = 20;
    const { elements, total, totalDepasse } = await admin(utilisateur.search, {
      query: { recherche: 'quetzal', tri: 'nom', ordre, page, taille },
    });
    expect([total, totalDepasse]).toEqual([10_000, true]);
    const expected = await db()
      .selectFrom('personne')
      .select('habilis_id')
      .where('recherche', 'like', '%quetzal%')
      .orderBy('nom_tri', ordre)
      .orderBy('id', ordre)
      .limit(taille)
      .offset((page - 1) * taille)
      .execute();
    expect(elements.map(({ habilisId }) => habilisId)).toEqual(expected.map(({ habilis_id: habilisId }) => habilisId));
    expect(elements).toHaveLength(taille);
  });
});
