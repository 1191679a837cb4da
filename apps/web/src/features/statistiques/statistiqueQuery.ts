import type { PageStatistique } from '@habilis/api/statistique/Statistique';
import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { CODES_REGIONS } from '@habilis/domain/entite/REGIONS';
import {
  FILTRES_STATISTIQUE,
  filtresDuSujet,
  SUJETS_STATISTIQUE,
} from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { periodeStatistique } from '@habilis/domain/statistique/periodeStatistique';
import { getDefaultStore } from 'jotai';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, period } from '../../list/readers.ts';
import { bornesOf, PERIODES } from './periodes.ts';

/** Reads days that can be counted: not all to come, ten years at most (ST1045). */
const counted: typeof period = Object.assign(
  (search: URLSearchParams, name: string) => {
    const span = period(search, name);
    const today = getDefaultStore().get(serverPropertiesAtom)?.today;
    return span === undefined || (today !== undefined && periodeStatistique(span, today) === null) ? undefined : span;
  },
  { parts: period.parts ?? [] },
);

/** How the address keeps a page of figures: its subject, its span by name or by days, what narrows it, and whether it stands alone, without the year before. */
export const STATISTIQUES = listAddress({
  filters: {
    sujet: oneOf(SUJETS_STATISTIQUE),
    periode: oneOf(PERIODES),
    caisse: oneOf(CODES_CAISSES),
    dispositif: code(20),
    niveau: code(20),
    region: oneOf(CODES_REGIONS),
    departement: oneOf(LIEUX),
    dates: counted,
    seul: oneOf(['oui']),
  },
});

/** What the address of a page of figures asks for. */
export type StatistiqueQuery = ReturnType<typeof STATISTIQUES.parse>;

/** The span that an address asks for: its days, else the one that it names. */
export const spanOf = ({ dates, periode }: StatistiqueQuery, today: string) =>
  dates ?? bornesOf(periode ?? PERIODES[0], today);

/** The query as its call takes it. */
export function callQuery(query: StatistiqueQuery, today: string) {
  const { caisse, dispositif, niveau, region, departement } = STATISTIQUES.filtersOf(query);
  return {
    ...spanOf(query, today),
    ...(caisse === undefined ? {} : { caisse }),
    ...(dispositif === undefined ? {} : { dispositif }),
    ...(niveau === undefined ? {} : { niveau }),
    ...(region === undefined ? {} : { region }),
    ...(departement === undefined ? {} : { departement }),
    ...(query.seul === undefined ? { comparer: 'oui' as const } : {}),
  };
}

type Narrowed = Pick<PageStatistique, 'sujet' | 'filtres'>;

/** The filters of an address that narrow nothing of the subject that is read: tabs keep them for the others (ST1063). */
const inVain = (query: StatistiqueQuery, { sujet }: Narrowed) =>
  FILTRES_STATISTIQUE.filter((filtre) => query[filtre] && !filtresDuSujet(sujet).includes(filtre));

/** Whether an address asks for a filter that narrows nothing here. */
export const isAskedInVain = (query: StatistiqueQuery, page: Narrowed): boolean => inVain(query, page).length > 0;

/** An address without the filters that narrow nothing here. */
export const queryOfPage = (query: StatistiqueQuery, page: Narrowed): StatistiqueQuery => ({
  ...query,
  ...Object.fromEntries(inVain(query, page).map((filtre) => [filtre, undefined])),
});
