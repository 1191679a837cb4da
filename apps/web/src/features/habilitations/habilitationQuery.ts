import { HABILITATION_COLUMNS, HABILITATION_SORTS } from '@habilis/api/habilitation/endpoints';
import { addMonths } from '@habilis/domain/date/addMonths';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, periodOf, rowId, words } from '../../list/readers.ts';

/** In months: how soon a habilitation of the list ends. */
export const FINS = ['3', '6', '9', '12'] as const;

/** How the list of habilitations is kept in its address; other pages link to it with `entite`. */
export const HABILITATIONS = listAddress({
  filters: {
    recherche: words(100),
    niveau: code(20),
    caisse: code(40),
    entite: rowId,
    etat: oneOf(HABILITATION_ETATS),
    fin: oneOf(FINS),
    fins: periodOf('finDu', 'finAu'),
    departement: oneOf(LIEUX),
  },
  sorts: HABILITATION_SORTS,
  order: { tri: 'dateFin', ordre: 'asc' },
  columns: HABILITATION_COLUMNS,
  usualColumns: ['numero', 'raisonSociale', 'dispositifNiveau', 'dateDebut', 'dateFin', 'etat'],
});

/** Filters, columns, order and page of the list of habilitations. */
export type HabilitationQuery = ReturnType<typeof HABILITATIONS.parse>;

/** What the calls take from a query: only what is set, with months counted from today. */
export function filtersOf(query: HabilitationQuery, today: string) {
  const { fin, fins, ...filters } = HABILITATIONS.filtersOf(query);
  const { tri, ordre } = query;
  return { ...filters, ...fins, tri, ordre, ...(fin === undefined ? {} : { finAvant: addMonths(today, Number(fin)) }) };
}
