import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { FileUpload } from '@habilis/api/file/FileUpload';
import { holds } from '../../../platform/auth/holds.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { demandesOfHabilitation } from './demandesOfHabilitation.ts';
import { listFichiersHabilitation } from './fichiersHabilitation.ts';

/** The documents of a habilitation: its own and those of its granted demandes, each once. */
export async function documentsOf(
  { db }: Pick<Context, 'db'>,
  id: number,
  demandes: Habilitation['demandesAccordees'],
): Promise<FileUpload[]> {
  const found = new Map((await listFichiersHabilitation(db, id)).map((file) => [file.id, file]));
  for (const demande of demandes) {
    for (const { type: _type, intitule: _intitule, ...file } of await demandesOfHabilitation
      .ask()
      .fichiers(db, demande.id)) {
      if (!found.has(file.id)) found.set(file.id, file);
    }
  }
  return [...found.values()];
}

/** Whether the caller may download a letter about the decision on a habilitation. */
export async function hasLettre(context: RoleContext, id: number): Promise<boolean> {
  if (!holds(context.caller, 'download-lettre-decision')) return false;
  const sent = await context.db
    .selectFrom('decision_commission')
    .innerJoin('demande_habilitation as dh', 'dh.id', 'decision_commission.demande_id')
    .select('decision_commission.id')
    .where('dh.habilitation_id', '=', id)
    .where('decision_commission.etat', '=', 'envoyee')
    .where('decision_commission.decision', 'in', ['ACCORDE', 'ACCORDE_SOUS_RESERVE'])
    .where('decision_commission.lettre', 'is not', null)
    .executeTakeFirst();
  return sent !== undefined;
}
