import { type LigneDeTemps, NAMED_IN_TRANCHE, type TrancheEcheances } from '@habilis/api/echeance/Echeance';
import { joursEntre } from '@habilis/domain/echeance/moisDeLigne';
import { tranchesDeLigne } from '@habilis/domain/echeance/tranchesDeLigne';
import type { RoleContext } from '../../../platform/Handler.ts';
import { capped, findFirst } from './findFirst.ts';

/** The caller's line of time: each span that holds something, with its first dates, whatever their kind (EC6, EC9). */
export async function readLigne(context: RoleContext): Promise<LigneDeTemps> {
  const spans = tranchesDeLigne(context.today);
  const days = spans.map(({ du, au }) => ({ nom: au, du, avant: joursEntre(au, au).avant }));
  const { counts, echeances } = await findFirst(context, days, NAMED_IN_TRANCHE);
  const totalOf = (au: string) => counts.filter(({ nom }) => nom === au).reduce((sum, { total }) => sum + total, 0);
  const tranches = spans.flatMap(({ du, au }): TrancheEcheances[] => {
    const total = totalOf(au);
    if (total === 0) return [];
    const premieres = echeances.filter(({ date }) => (du ?? '') <= date && date <= au).slice(0, NAMED_IN_TRANCHE);
    return [{ du, au, ...capped(total), premieres }];
  });
  const [late, last] = [spans[0], spans.at(-1)];
  return { au: last?.au ?? context.today, tranches, enRetard: capped(totalOf(late?.au ?? '')) };
}
