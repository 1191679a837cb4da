import { isReprise } from '@habilis/domain/demande/repriseOf';
import type { RoleContext } from '../../../platform/Handler.ts';

/** 400 when a colleague's task is taken or released without naming them (rules/demandes#holder). */
export async function refuseTaken(
  context: RoleContext<'demande.tache-prise'>,
  before: number | null,
  effects: readonly string[],
  named: string | null | undefined,
): Promise<void> {
  if (!isReprise({ effects, before, acteur: context.caller.personneId })) return;
  const owner = context.db.selectFrom('personne').select('habilis_id').where('id', '=', before);
  if ((await owner.executeTakeFirst())?.habilis_id === named) return;
  const path = 'currentWorkflowTask.titulaireHabilisId';
  throw context.refuse.badRequest('demande.tache-prise', [{ path, title: 'demande.tache-prise' }]);
}
