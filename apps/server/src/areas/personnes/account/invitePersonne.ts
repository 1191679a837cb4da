import { isMemeNom } from '@habilis/domain/compte/isMemeNom';
import { type Identite, identiteFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { countLookups, countWithin } from '../../../platform/auth/throttle.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { addPersonne } from '../personne/addPersonne.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';

/** What an invitation by address may be refused with. */
export type InviteTitle =
  | 'session-certification.trop-de-recherches'
  | 'trop-de-tentatives'
  | 'utilisateur.adresse-autre-nom';

/** The person of an address, created when nobody has it; refused when the address is somebody's under another name, so that an address does not reveal a name. */
export async function invitePersonne(
  context: RoleContext<InviteTitle>,
  typed: Identite,
): Promise<{ id: number; isNew: boolean }> {
  const { db, exchange } = context;
  const faults = identiteFaultsOf(typed);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const identite = normalizeIdentite(typed);
  const pay = async (trx: Kysely<Database>) => {
    await countWithin({ ...context, db: trx }, 'courriel', { account: identite.email, address: exchange.address });
  };
  await pay(db);
  // Whoever tries addresses pays for each.
  context.evenIfRefused(pay);
  // The answer tells whether the address is somebody's: it counts for the account too, from wherever it asks (SC22).
  await countLookups(context, 1, { action: 'utilisateur.Recherche', detail: { habilisId: null } });
  const added = await addPersonne(context, identite);
  if (added !== undefined) {
    await context.audit({ action: 'utilisateur-cree', objetType: 'personne', objetId: added });
    return { id: added, isNew: true };
  }
  const known = await namedPersonne(db)
    .select(['personne.id', 'personne.nom', 'personne.prenom'])
    .where('named.email', '=', identite.email)
    .executeTakeFirstOrThrow();
  if (!isMemeNom(known, identite)) throw context.refuse.conflict('utilisateur.adresse-autre-nom');
  return { id: known.id, isNew: false };
}
