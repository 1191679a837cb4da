import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';

export type Step = {
  readonly demandeId: number;
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  readonly commentaire: string | null;
};

/** Tasks on whose entry the requester is addressed, so that the comment is meant for them. */
const ADDRESSED_TO_REQUESTER: ReadonlySet<DaTaskKey> = new Set<DaTaskKey>(['da_complement', 'validee', 'refusee']);

/** Writes a step to the history that people read and to the audit trail (domain, C.1). */
export async function recordStep(context: Context, step: Step): Promise<void> {
  const { personneId, role } = requireRole(context);
  const isAddressed = step.tache !== step.suivante && ADDRESSED_TO_REQUESTER.has(step.suivante);
  await context.db
    .insertInto('historique_commentaire')
    .values({
      demande_type: 'DA',
      demande_id: step.demandeId,
      action_key: step.action,
      tache: step.tache,
      tache_suivante: step.suivante,
      auteur_id: personneId,
      auteur_role_type: role.type,
      auteur_mrp_id: role.mrpId,
      commentaire: step.commentaire,
      partage: isRequester(role.type) || isAddressed || step.action === 'Enregistre',
      cree_le: context.now,
    })
    .execute();
  await context.audit({
    action: `demande-administrative.${step.action}`,
    objetType: 'demande-administrative',
    objetId: step.demandeId,
    detail: { tache: step.tache, suivante: step.suivante },
  });
}
