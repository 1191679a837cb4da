import { overlaps, type Duree } from '@habilis/domain/habilitation/overlaps';
import type { Context } from '../../../platform/Handler.ts';

type Wanted = Duree & { readonly entiteId: number; readonly niveauId: number };

/** 409 when a habilitation would share a day with another of its entite for its niveau; the caller has locked the entite (rules/habilitations#end; H711). */
export async function refuseChevauchement(
  { db, refuse }: Pick<Context<'habilitation.deja-habilitee'>, 'db' | 'refuse'>,
  { entiteId, niveauId, ...wanted }: Wanted,
): Promise<void> {
  const others = await db
    .selectFrom('habilitation')
    .select(['date_debut as dateDebut', 'date_fin as dateFin'])
    .where('entite_id', '=', entiteId)
    .where('dispositif_niveau_id', '=', niveauId)
    .where('rupture', '=', false)
    .execute();
  if (others.some((other) => overlaps(other, wanted))) throw refuse.conflict('habilitation.deja-habilitee');
}
