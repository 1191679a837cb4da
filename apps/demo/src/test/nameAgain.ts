import { entite } from '@habilis/api/entite/endpoints';
import { actAs } from '@habilis/server/test/actAs';
import type { TestServer } from '@habilis/server/test/startTestServer';

/** The entite that nobody manages any more gets its gestionnaire back, by the road that RC of its caisse has (EN930). */
export async function nameAgain(server: TestServer): Promise<void> {
  const left = await server.services.connection.db
    .selectFrom('alerte')
    .innerJoin('role', 'role.entite_id', 'alerte.objet_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.entite_id', 'personne.nom', 'personne.prenom', 'personne.email'])
    .where('alerte.objet_type', '=', 'entite')
    .where('alerte.type', '=', 'ENTITE_SANS_GESTIONNAIRE')
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  const { entite_id: id, ...named } = left;
  const rc = await actAs(server, 'RCA60001', 'RC');
  await rc(entite.inviter, { params: { id: id ?? 0 }, body: { type: 'G', ...named } });
}
