import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { type PersonneRow, personneOf, presentUtilisateur } from './readUtilisateur.ts';

/** Refuses 409 a person who has changed since they were read, with the person as they are now. */
export async function refuseStale(
  context: RoleContext<'utilisateur.version-perimee'>,
  person: PersonneRow,
  version: number,
): Promise<void> {
  if (person.version === version) return;
  throw context.refuse.conflict('utilisateur.version-perimee', await presentUtilisateur(context, person));
}

/** Locks a person for a change by those who manage users; a stale version is refused. */
export async function openUtilisateur(
  context: RoleContext<'utilisateur.version-perimee'>,
  habilisId: string,
  version: number,
): Promise<PersonneRow> {
  const { id } = await personneOf(context.db, habilisId);
  const person = await lockPersonne(context.db, id);
  await refuseStale(context, person, version);
  return person;
}

/** Moves a locked person's version on, with the columns that change. */
export async function writePersonne(
  { db }: Context,
  person: PersonneRow,
  columns: Partial<Pick<PersonneRow, 'etat' | 'motif_blocage' | 'mot_de_passe' | 'fusionnee_en'>> = {},
): Promise<void> {
  await db
    .updateTable('personne')
    .set({ ...columns, version: person.version + 1 })
    .where('id', '=', person.id)
    .execute();
}
