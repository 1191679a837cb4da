import { HistoriqueNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import * as z from 'zod/mini';
import { latestEntries } from '../../../platform/audit/latestEntries.ts';
import type { Context } from '../../../platform/Handler.ts';

const LATEST = 100;
const Detail = z.object({ changements: HistoriqueNiveau.shape.changements });

/** What was changed in a niveau, the latest first (DN9). */
export async function readHistoriqueNiveau({ db }: Context, niveauId: number): Promise<HistoriqueNiveau[]> {
  const entries = await latestEntries(db, { type: 'dispositif-niveau', id: niveauId, limit: LATEST });
  return entries.map(({ id, action, faitLe, auteur, detail }) => ({
    id,
    faitLe,
    auteur,
    isCreation: action === 'niveau-cree',
    changements: z.safeParse(Detail, detail).data?.changements ?? [],
  }));
}
