import { ECHEANCE_VIEWS } from '@habilis/api/echeance/endpoints';
import { Borne } from '@habilis/api/echeance/Echeance';
import { GENRES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import * as z from 'zod/mini';
import { listAddress } from '../../list/listAddress.ts';
import { oneOf, type Reader, viewAmong } from '../../list/readers.ts';

/** Reads a month or a day, as `yyyy-MM` or `yyyy-MM-dd`. */
const limit: Reader<string | undefined> = (search, name) => {
  const text = search.get(name) ?? '';
  return z.safeParse(Borne, text).success ? text : undefined;
};

/** How the address keeps the filters of the list of dates. */
export const ECHEANCES_LIST = listAddress({
  filters: { vue: viewAmong(ECHEANCE_VIEWS), genre: oneOf(GENRES_ECHEANCE), du: limit, au: limit },
});
export type EcheancesQuery = ReturnType<typeof ECHEANCES_LIST.parse>;
