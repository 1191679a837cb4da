import {
  DEMANDE_COLUMNS,
  DEMANDE_NATURES,
  DEMANDE_SORTS,
  ECHEANCES,
  TITULAIRES,
  TODO_VIEWS,
} from '@habilis/api/demande/demandeQuery';
import { listAddress } from '../list/listAddress.ts';
import { code, oneOf, period, rowId, viewAmong, words } from '../list/readers.ts';

type Order = { readonly tri: (typeof DEMANDE_SORTS)[number]; readonly ordre: 'asc' | 'desc' };

const demandesIn = (order: Order) =>
  listAddress({
    filters: {
      vue: viewAmong(TODO_VIEWS),
      recherche: words(100),
      tache: code(60),
      responsable: code(20),
      /** Id of a dispositif. */
      dispositif: rowId,
      /** Code of a niveau. */
      niveau: code(20),
      /** Code of a caisse. */
      caisse: code(40),
      nature: oneOf(DEMANDE_NATURES),
      echeance: oneOf(ECHEANCES),
      /** First and last day of the last submission. */
      soumise: period,
      /** Of the list of demandes alone: whose task it is. */
      titulaire: oneOf(TITULAIRES),
    },
    sorts: DEMANDE_SORTS,
    order,
    columns: DEMANDE_COLUMNS,
    usualColumns: ['numero', 'raisonSociale', 'niveau', 'tache', 'responsable', 'dateEcheance'],
  });

/** How the address keeps the list of tasks: earliest due date first by default. */
export const TACHES = demandesIn({ tri: 'dateEcheance', ordre: 'asc' });

/** How the address keeps the list of demandes: latest submission first by default. */
export const DEMANDES = demandesIn({ tri: 'dateLastSoumission', ordre: 'desc' });

/** Filters, columns, order and page of a list of demandes. */
export type DemandeListQuery = ReturnType<typeof TACHES.parse>;

/** What both lists are narrowed by, as their calls take it; empty filters are left out. */
function sharedFiltersOf(query: DemandeListQuery) {
  const {
    vue: _vue,
    responsable: _responsable,
    titulaire: _titulaire,
    dispositif,
    soumise,
    ...filters
  } = TACHES.filtersOf(query);
  return {
    ...filters,
    tri: query.tri,
    ordre: query.ordre,
    ...(dispositif === undefined ? {} : { dispositifId: dispositif }),
    ...(soumise === undefined ? {} : { soumiseDu: soumise.du, soumiseAu: soumise.au }),
  };
}

/** The parameters of a query for the calls of the list of demandes and of its file. */
export function filtersOf(query: DemandeListQuery) {
  const { titulaire, responsable } = DEMANDES.filtersOf(query);
  return {
    ...sharedFiltersOf(query),
    ...(responsable === undefined ? {} : { responsable }),
    ...(titulaire === undefined ? {} : { titulaire }),
  };
}

/** The same of the tasks, in their view. */
export const todoFiltersOf = (query: DemandeListQuery) => ({
  ...sharedFiltersOf(query),
  vue: query.vue,
  ...(query.responsable === '' ? {} : { responsable: query.responsable }),
});
