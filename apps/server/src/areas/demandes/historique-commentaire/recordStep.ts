import type { Acting } from '../../../platform/Acting.ts';

export type Step = {
  readonly demandeId: number;
  readonly action: string;
  readonly tache: string;
  readonly suivante: string;
  readonly commentaire: string | null;
  /** Whether the requester may read the comment. */
  readonly partage: boolean;
  /** What the trail says beside where it led. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

const OBJETS = { DA: 'demande-administrative', DH: 'demande-habilitation' } as const;

/** Writes a step to the history that people read and to the audit trail (domain, C.1). */
export async function recordStep(
  { db, acteur, audit, now }: Pick<Acting, 'db' | 'acteur' | 'audit' | 'now'>,
  type: keyof typeof OBJETS,
  { demandeId, action, tache, suivante, commentaire, partage, detail = {} }: Step,
): Promise<void> {
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
      en_tant_que_par: acteur?.enTantQuePar ?? null,
    })
    .execute();
  const objetType = OBJETS[type];
  await audit({
    action: `${objetType}.${action}`,
    objetType,
    objetId: demandeId,
    detail: { tache, suivante, ...detail },
  });
}
