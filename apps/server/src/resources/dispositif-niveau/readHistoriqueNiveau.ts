import { HistoriqueNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import * as z from 'zod/mini';
import type { Context } from '../../platform/Handler.ts';

const LATEST = 100;
const Detail = z.object({ changements: HistoriqueNiveau.shape.changements });

/** What was changed in a level, the latest first (DN9). */
export async function readHistoriqueNiveau({ db }: Context, niveauId: number): Promise<HistoriqueNiveau[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('personne as auteur', 'auteur.id', 'audit.personne_id')
    .select(['audit.id', 'audit.action', 'audit.fait_le', 'audit.detail', 'auteur.nom', 'auteur.prenom'])
    .where('audit.objet_type', '=', 'dispositif-niveau')
    .where('audit.objet_id', '=', niveauId)
    .orderBy('audit.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map(({ id, action, fait_le: faitLe, detail, nom, prenom }) => ({
    id,
    faitLe: faitLe.toISOString(),
    auteur: nom === null || prenom === null ? null : `${prenom} ${nom}`,
    isCreation: action === 'niveau-cree',
    changements: z.safeParse(Detail, detail).data?.changements ?? [],
  }));
}
