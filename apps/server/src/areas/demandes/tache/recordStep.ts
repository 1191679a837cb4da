import type { Acting } from '../../../platform/Acting.ts';
import type { DemandeKind, DemandeRow, TakenStep } from './DemandeKind.ts';

type Step<Task extends string> = TakenStep<Task> & {
  readonly commentaire: string | null;
  /** What the trail adds to the task it led to. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  /** The commission's day that it has fixed. */
  readonly seance?: string | null;
};

/** Writes a step to the history that people read and to the audit trail; returns whether the demandeur may read its comment (rules/demandes#steps). */
export async function recordStep<Row extends DemandeRow, Columns extends object>(
  { db, acteur, audit, now }: Pick<Acting, 'db' | 'acteur' | 'audit' | 'now'>,
  { type, objetType, isSharedStep }: DemandeKind<Row, Columns>,
  demandeId: number,
  { commentaire, detail = {}, seance = null, ...step }: Step<Row['tache']>,
): Promise<boolean> {
  const { action, tache, suivante } = step;
  const partage = isSharedStep({ ...step, role: acteur?.roleType ?? null });
  await db
    .insertInto('historique_commentaire')
    .values({
      demande_type: type,
      demande_id: demandeId,
      action_key: action,
      tache,
      tache_suivante: suivante,
      auteur_id: acteur?.personneId ?? null,
      auteur_role_type: acteur?.roleType ?? null,
      auteur_mrp_id: acteur?.mrpId ?? null,
      commentaire,
      partage,
      cree_le: now,
      date_seance: seance,
      en_tant_que_par: acteur?.enTantQuePar ?? null,
    })
    .execute();
  await audit({
    action: `${objetType}.${action}`,
    objetType,
    objetId: demandeId,
    detail: { tache, suivante, ...detail },
  });
  return partage;
}
