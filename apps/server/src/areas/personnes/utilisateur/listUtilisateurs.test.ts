import type { Call } from '@habilis/api/client/createClient';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { namedRows, searchByName } from '../../../platform/lists/searchWords.ts';

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

const idsWhere = async (condition: ReturnType<typeof sql<boolean>>) =>
  (await db().selectFrom('personne').select('id').where(condition).orderBy('id').execute()).map(({ id }) => id);

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
  ])(
    'finds « %s %s » by « %s » in one of two parts, and each of them by index as by row',
    async (prenom, nom, typed) => {
      await addPersonnes([[prenom, nom]]);
      const found = searchByName(typed, namedRows('personne'));
      if (found === null) throw new Error('one word is typed');
      const together = await idsWhere(found.together);
      const apart = await idsWhere(found.apart.walked);
      expect(await idsWhere(found.apart.indexed)).toEqual(apart);
      const word = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const all = await idsWhere(sql<boolean>`' ' || recherche like ${`% ${word}%`}`);
      expect([...together, ...apart].toSorted((a, b) => a - b)).toEqual(all);
      expect(all.length).toBeGreaterThan(0);
    },
  );

  test('is not told of none or of several', () => {
    expect([undefined, '', ' - ', 'paul martin'].map((typed) => searchByName(typed, namedRows('personne')))).toEqual([
      null,
      null,
      null,
      null,
    ]);
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
