import type { TestServer } from './startTestServer.ts';

/** The id of an entite's demande administrative, by the entite's name. */
export async function demandeIdOf(server: TestServer, raisonSociale: string): Promise<number> {
  const row = await server.services.connection.db
    .selectFrom('demande_administrative')
    .select('id')
    .where('raison_sociale', '=', raisonSociale)
    .executeTakeFirstOrThrow();
  return row.id;
}
