import type { UserProfile } from '@habilis/api/account/UserProfile';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { readAccount } from '../personne/readAccount.ts';
import { mayReadRole } from '../utilisateur/scope.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';

/**
 * A person under one of their live roles, for whoever may see that role. The type in the path is what the caller knew: a demandeur whose
 * file was validated has become a manager under the same id (rules/dossier#steps).
 */
export async function readProfile(context: RoleContext, habilisId: string, roleId: number): Promise<UserProfile> {
  const { db } = context;
  const person = await namedPersonne(db)
    .select(['personne.id', 'personne.etat'])
    .where('named.habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  const { roles, habilisId: kept, nom, prenom, email } = await readAccount(context, person.id);
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined || !(await mayReadRole(context, roleId))) throw refuse.notFound();
  return { habilisId: kept, nom, prenom, email, actif: person.etat === 'active', role };
}
