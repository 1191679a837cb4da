import type { Echeance } from '@habilis/api/echeance/Echeance';
import { ECHEANCES, type GenreEcheance, GENRES_ECHEANCE, type TypeEcheance } from '@habilis/domain/echeance/ECHEANCES';
import { joursEntre, moisDeLigne } from '@habilis/domain/echeance/moisDeLigne';
import type { RoleContext } from '../../../platform/Handler.ts';
import { capped, findFirst } from '../echeance/findFirst.ts';

/** One month of a lane: how many dates, and the first ones. */
export type MoisEcheances = {
  readonly genre: GenreEcheance;
  readonly mois: string;
  readonly total: number;
  readonly totalDepasse?: true;
  readonly premieres: readonly Echeance[];
};

/** The months of the calendar that hold something, each kind with its first dates: `named` at most (EC6, EC9). */
export async function readMonths(context: RoleContext, named: number): Promise<MoisEcheances[]> {
  const months = moisDeLigne(context.today);
  const { counts, echeances } = await findFirst(
    context,
    months.map((mois) => ({ nom: mois, ...joursEntre(mois, mois) })),
    named,
  );
  return GENRES_ECHEANCE.flatMap((genre) =>
    months.flatMap((mois): MoisEcheances[] => {
      const isHere = (type: TypeEcheance) => ECHEANCES[type].genre === genre;
      const total = counts
        .filter((one) => one.nom === mois && isHere(one.type))
        .reduce((sum, one) => sum + one.total, 0);
      if (total === 0) return [];
      const premieres = echeances.filter(({ type, date }) => isHere(type) && date.startsWith(mois)).slice(0, named);
      return [{ genre, mois, ...capped(total), premieres }];
    }),
  );
}
