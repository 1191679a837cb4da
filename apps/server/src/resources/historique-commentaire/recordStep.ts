import { isSharedStep } from '@habilis/domain/demande-administrative/isSharedStep';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { Context } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';

export type Step = {
  readonly demandeId: number;
  readonly action: string;
  readonly tache: DaTaskKey;
  readonly suivante: DaTaskKey;
  readonly commentaire: string | null;
};

/** Writes a step to the history that people read and to the audit trail (domain, C.1). */
export async function recordStep(context: Context, step: Step): Promise<void> {
  const { personneId, role, enTantQuePar } = requireRole(context);
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
      partage: isSharedStep({ ...step, role: role.type }),
      cree_le: context.now,
      en_tant_que_par: enTantQuePar?.personneId ?? null,
    })
    .execute();
  await context.audit({
    action: `demande-administrative.${step.action}`,
    objetType: 'demande-administrative',
    objetId: step.demandeId,
    detail: { tache: step.tache, suivante: step.suivante },
  });
}
