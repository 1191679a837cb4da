import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { moveOn } from '../tache/moveOn.ts';
import { DH_KIND } from './DH_KIND.ts';

/** Closes the never submitted demandes of an entite whose demande administrative is refused or deleted (rules/dossier#steps). */
export async function closeDrafts(
  context: RoleContext,
  { roleId, entiteId, commentaire }: { roleId: number; entiteId: number | null; commentaire: string | null },
): Promise<void> {
  const drafts = await context.db
    .selectFrom('demande_habilitation')
    .selectAll()
    .where('tache', '=', 'saisie')
    .where('date_first_soumission', 'is', null)
    .where((eb) =>
      entiteId === null
        ? eb.and([eb('role_id', '=', roleId), eb('entite_id', 'is', null)])
        : eb('entite_id', '=', entiteId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of drafts) {
    const move = { action: 'Abandonne', next: 'abandonnee', effects: [], commentaire } as const;
    await moveOn(actingOf(context), DH_KIND, row, move);
  }
}
