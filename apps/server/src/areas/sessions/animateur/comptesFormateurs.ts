import { identiteFaultsOf, normalizeIdentite } from '@habilis/domain/compte/identiteFaultsOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { addPersonne } from '../../personnes/personne/addPersonne.ts';
import { namedPersonne } from '../../../platform/auth/namedPersonne.ts';
import { sendKey } from '../../personnes/personne/sendAccountMail.ts';

/** Somebody admitted by a session of a niveau of formateurs, without an account. */
export type SansCompte = { readonly nom: string; readonly prenom: string; readonly courriel: string | null };

const identiteOf = ({ nom, prenom, courriel }: SansCompte) => normalizeIdentite({ nom, prenom, email: courriel ?? '' });

/** Those whose address opens an account: it is well written, no other of them gave it, and it is nobody's yet (rules/certificats#formateurs). */
export async function withAdresse<T extends SansCompte>(db: Kysely<Database>, all: readonly T[]): Promise<T[]> {
  const given = all.filter((one) => identiteFaultsOf(identiteOf(one)).length === 0);
  if (given.length === 0) return [];
  const emails = given.map((one) => identiteOf(one).email);
  const taken = await namedPersonne(db).select('named.email').where('named.email', 'in', emails).execute();
  const once = Map.groupBy(emails, (email) => email);
  return given.filter((one) => {
    const { email } = identiteOf(one);
    return once.get(email)?.length === 1 && !taken.some((person) => person.email === email);
  });
}

/** Opens the accounts of new formateurs by the address that each gave: they bear the identifier of the stagiaire, and a mail activates them. */
export async function openComptes(
  tools: Pick<RoleContext, 'db' | 'now' | 'settings' | 'audit' | 'jobs'>,
  stagiaires: readonly (SansCompte & { readonly id: number })[],
): Promise<void> {
  for (const one of await withAdresse(tools.db, stagiaires)) {
    const personneId = await addPersonne(tools, identiteOf(one), null, one.id);
    if (personneId === undefined) continue;
    await tools.audit({ action: 'utilisateur-cree', objetType: 'personne', objetId: personneId });
    await sendKey(tools, { usage: 'activation', personneId });
  }
}
