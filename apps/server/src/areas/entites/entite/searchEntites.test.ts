import type { Call } from '@habilis/api/client/createClient';
import { entite } from '@habilis/api/entite/endpoints';
import type { Entite } from '@habilis/api/entite/Entite';
import { MOST_COUNTED } from '@habilis/api/wire/List';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;
let repartiteur: Call;

beforeAll(async () => {
  server = await startPeopledServer();
  repartiteur = await actAs(server, 'REP70001');
  // More with a caisse than are counted, so that they are read caisse by caisse; some without one.
  await sql`insert into entite (raison_sociale, ville, etat, caisse_id)
    select 'Essai ' || lpad(((rang * 7919) % 10007)::text, 5, '0'), 'Metz', 'active', mrp.id
    from generate_series(1, ${1.5 * MOST_COUNTED}::integer) rang
    left join (select id, row_number() over (order by code) as place from mrp) mrp on mrp.place = 1 + rang % 30`.execute(
    server.services.connection.db,
  );
});
afterAll(() => server.close());

const placeOf = ({ caisseInstructrice, raisonSociale }: Entite) =>
  [caisseInstructrice?.libelle ?? null, raisonSociale] as const;

test('[EN11] entites sorted by caisse follow their names within it, those without a caisse last, on every page both ways', async () => {
  const { db } = server.services.connection;
  const { rows } = await sql<{ libelle: string | null; raison_sociale: string }>`
    select libelle, raison_sociale from entite left join mrp on mrp.id = entite.caisse_id
    order by texte_plie(libelle) collate "C", entite.nom_tri, entite.id`.execute(db);
  const whole = rows.map((row) => [row.libelle, row.raison_sociale] as const);
  expect(whole.filter(([libelle]) => libelle !== null).length).toBeGreaterThan(MOST_COUNTED);
  for (const [ordre, all] of [
    ['asc', whole],
    ['desc', whole.toReversed()],
  ] as const) {
    for (const page of [1, 3, 40, Math.ceil(MOST_COUNTED / 200)]) {
      const body = { tri: 'caisse', ordre, page, taille: 200 } as const;
      const { elements, total, totalDepasse } = await repartiteur(entite.search, { body });
      expect([total, totalDepasse]).toEqual([MOST_COUNTED, true]);
      expect(elements.map(placeOf)).toEqual(all.slice((page - 1) * 200, page * 200));
    }
  }
});
