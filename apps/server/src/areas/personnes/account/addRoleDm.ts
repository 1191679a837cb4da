import type { Role } from '@habilis/api/role/Role';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { readAccount } from '../personne/readAccount.ts';

/** Gives the caller a role of demandeur for a new entite; refused while they have one without entite and without demande (CO13). */
export async function addRoleDm(context: AccountContext<'role.demandeur-sans-entite'>): Promise<Role> {
  const { db } = context;
  const { personneId } = context.caller;
  await lockPersonne(db, personneId);
  const { roles: before } = await readAccount(context, personneId);
  if (before.some(({ type, entite, demandeAdministrative: da }) => type === 'DM' && entite === null && da === null)) {
    throw context.refuse.conflict('role.demandeur-sans-entite');
  }
  const { id } = await db
    .insertInto('role')
    .values({ personne_id: personneId, type: 'DM', fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.audit({ action: 'role-demandeur-ajoute', objetType: 'role', objetId: id });
  const { roles } = await readAccount(context, personneId);
  const added = roles.find((role) => role.id === id);
  if (added === undefined) throw new Error(`le rôle ${id} vient d’être créé et ne se lit pas`);
  return added;
}
