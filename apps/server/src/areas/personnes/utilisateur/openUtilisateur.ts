import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { type PersonneRow, personneOf, presentUtilisateur } from './readUtilisateur.ts';

/** 409 with the stored person when they have changed since they were read. */
export async function refuseStale(
  context: RoleContext<'utilisateur.version-perimee'>,
  person: PersonneRow,
  version: number,
): Promise<void> {
  if (person.version === version) return;
  throw context.refuse.conflict('utilisateur.version-perimee', await presentUtilisateur(context, person));
}

/** Locks a person for a change by those who manage users; 409 for a stale version. */
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

/** Writes columns of a locked person and increments their version. */
export async function writePersonne(
  { db }: Pick<Context, 'db'>,
  person: PersonneRow,
  columns: Partial<Pick<PersonneRow, 'etat' | 'motif_blocage' | 'mot_de_passe' | 'fusionnee_en'>> = {},
): Promise<void> {
  await db
    .updateTable('personne')
    .set({ ...columns, version: person.version + 1 })
    .where('id', '=', person.id)
    .execute();
}
