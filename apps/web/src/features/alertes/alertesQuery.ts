import type { Alerte } from '@habilis/api/alerte/Alerte';
import { ALERTE_TYPES, type AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';

/** What is asked of the alerts: one object, kept in the address. */
export type AlertesQuery = {
  readonly vue: 'toutes' | 'en-retard';
  readonly type: AlerteType | null;
  readonly page: number;
};
export const ALERTES_PAGE_SIZE = 20;

/** Reads the address; what makes no sense there is ignored. */
export function parseAlertesQuery(search: URLSearchParams): AlertesQuery {
  const page = Number(search.get('page'));
  return {
    vue: search.get('vue') === 'en-retard' ? 'en-retard' : 'toutes',
    type: ALERTE_TYPES.find((one) => one === search.get('type')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address after a change; anything but a page leads back to the first. */
export function alertesSearch(query: AlertesQuery, changes: Partial<AlertesQuery>): string {
  const { vue, type, page } = { ...query, page: 1, ...changes };
  const search = new URLSearchParams({
    ...(vue === 'toutes' ? {} : { vue }),
    ...(type === null ? {} : { type }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return search.size === 0 ? '' : `?${search.toString()}`;
}

export const isLate = ({ dateEcheance }: Alerte, today: string): boolean =>
  dateEcheance !== null && dateEcheance < today;
