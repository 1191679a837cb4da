import { CERTIFICAT_COLUMNS } from '@habilis/api/certificat/Certificat';
import { CERTIFICAT_SORTS } from '@habilis/api/certificat/endpoints';
import { CERTIFICAT_VUES, type CertificatVue } from '@habilis/domain/certificat/vues';
import { addDays } from '@habilis/domain/date/addDays';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, period, periodOf, rowId, viewAmong, words } from '../../list/readers.ts';

/** In days: how near the end of a certificat of the list is. */
export const FINS = ['30', '90', '180'] as const;

/** The order of what was obtained. */
const LATEST_FIRST = { tri: 'dateObtention', ordre: 'desc' } as const;

/** How the list of certificats is kept in its address; other pages link to it with `session`, `habilitation` and `entite`. */
export const CERTIFICATS = listAddress({
  filters: {
    vue: viewAmong(CERTIFICAT_VUES),
    recherche: words(100),
    entite: words(100),
    niveau: code(20),
    fin: oneOf(FINS),
    mode: oneOf(SESSION_MODES),
    caisse: code(40),
    formateur: code(8),
    session: rowId,
    habilitation: rowId,
    /** First and last day on which they were obtained. */
    dates: period,
    /** First and last day on which they were issued. */
    emis: periodOf('emisDu', 'emisAu'),
  },
  sorts: CERTIFICAT_SORTS,
  order: LATEST_FIRST,
  columns: CERTIFICAT_COLUMNS,
  usualColumns: ['numero', 'statut', 'nom', 'prenom', 'raisonSociale', 'dispositifNiveau', 'dateObtention', 'dateFin'],
});

/** Filters, columns, order and page of the list of certificats. */
export type CertificatQuery = ReturnType<typeof CERTIFICATS.parse>;

/** What a tab of the list changes: its view, and the order between what was obtained, the latest first, and what ends, the soonest first. */
export function changesOf({ vue: before }: CertificatQuery, vue: CertificatVue): Partial<CertificatQuery> {
  if ((before === 'a-renouveler') === (vue === 'a-renouveler')) return { vue };
  return vue === 'a-renouveler' ? { vue, tri: 'dateFin', ordre: 'asc' } : { vue, ...LATEST_FIRST };
}

/** What narrows the list, as the calls of the list and of its file take it: days are counted from today. */
export function filtersOf(query: CertificatQuery, today: string) {
  const { fin, dates, emis, session, habilitation, vue: _vue, ...filters } = CERTIFICATS.filtersOf(query);
  return {
    ...filters,
    vue: query.vue,
    ...emis,
    ...(fin === undefined ? {} : { finAvant: addDays(today, Number(fin) + 1) }),
    ...(dates === undefined ? {} : { obtenuDu: dates.du, obtenuAu: dates.au }),
    ...(session === undefined ? {} : { sessionId: Number(session) }),
    ...(habilitation === undefined ? {} : { habilitationId: Number(habilitation) }),
  };
}

/** What the prevention passport asks for of each holder: who they are, who trained them, in what, and when (C22). */
export const PASSEPORT_COLUMNS = [
  'nom',
  'prenom',
  'dateNaissance',
  'siret',
  'raisonSociale',
  'dispositifNiveau',
  'mode',
  'numero',
  'dateSession',
  'dateObtention',
  'dateFin',
] as const satisfies readonly (typeof CERTIFICAT_COLUMNS)[number][];
