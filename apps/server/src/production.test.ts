import { expect, test } from 'vitest';
import { startTestServer } from './test/startTestServer.ts';

test('[G6] production begins empty: no person, entite, demande nor session is made, and none of the demonstration’s pages answers', async () => {
  const server = await startTestServer({
    environment: {
      HABILIS_ENV: 'production',
      DATABASE_URL: 'postgres://habilis@localhost/unused',
      HABILIS_TOKEN_SECRET: 'un secret de trente-deux signes au moins, pour un essai',
    },
    worksOffJobs: false,
  });
  try {
    const { db } = server.services.connection;
    const tables = [
      'personne',
      'entite',
      'demande_administrative',
      'demande_habilitation',
      'session_certification',
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('id').execute()));
    expect(rows).toEqual(tables.map(() => []));
    const page = await fetch(`${server.url}/demonstration/courriels`);
    expect(await page.text()).not.toContain('Courriels de la démonstration');
  } finally {
    await server.close();
  }
});
