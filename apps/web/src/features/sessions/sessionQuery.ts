import { SESSION_COLUMNS } from '@habilis/api/session-certification/SessionCertification';
import { SESSION_SORTS } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { JOURS_CLOTURE } from '@habilis/domain/session-certification/JOURS_CLOTURE';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { SESSION_VUE_KEYS } from '@habilis/domain/session-certification/vues';
import { listAddress } from '../../list/listAddress.ts';
import { code, oneOf, period, periodOf, rowId, viewAmong, words } from '../../list/readers.ts';

/** In days: how near the deletion of a session of the list is. */
export const CLOTURES = [String(JOURS_CLOTURE.imminente), String(JOURS_CLOTURE.proche), '90'] as const;

/** The order of what is to be closed. */
const URGENT_FIRST = { tri: 'dateSuppressionSession', ordre: 'asc' } as const;

const sessionsIn = (order: { readonly tri: (typeof SESSION_SORTS)[number]; readonly ordre: 'asc' | 'desc' }) =>
  listAddress({
    filters: {
      vue: viewAmong(SESSION_VUE_KEYS),
      recherche: words(100),
      niveau: code(20),
      /** Identifier of the formateur. */
      animateur: code(8),
      cloture: oneOf(CLOTURES),
      mode: oneOf(SESSION_MODES),
      caisse: code(40),
      habilitation: rowId,
      /** First and last day on which the session takes place. */
      dates: period,
      /** First and last day of the closing. */
      close: periodOf('closeDu', 'closeAu'),
    },
    sorts: SESSION_SORTS,
    order,
    columns: SESSION_COLUMNS,
    usualColumns: [
      'numero',
      'raisonSociale',
      'dispositifNiveau',
      'dateSession',
      'lieu',
      'animateur',
      'nbStagiaires',
      'etat',
      'dateSuppressionSession',
    ],
  });

/** How the list of sessions is kept in its address; other pages link to it with `habilitation`. */
export const SESSIONS = sessionsIn(URGENT_FIRST);

/** How the sessions that wait for the role are kept in theirs, which is searched by words alone. */
export const SESSIONS_A_FAIRE = sessionsIn(URGENT_FIRST);

/** Filters, columns, order and page of the list of sessions. */
export type SessionQuery = ReturnType<typeof SESSIONS.parse>;

const holdsClosed = (vue: SessionQuery['vue']): boolean => vue === 'cloturees' || vue === 'toutes';

/** What a tab of the list changes: its view, and the order between what is to be closed, the most urgent first, and what may be closed, the latest first. */
export function changesOf({ vue: before }: SessionQuery, vue: SessionQuery['vue']): Partial<SessionQuery> {
  if (holdsClosed(before) === holdsClosed(vue)) return { vue };
  return holdsClosed(vue) ? { vue, tri: 'dateSession', ordre: 'desc' } : { vue, ...URGENT_FIRST };
}

/** The columns of the file of a list: the days of a session, one column on the screen, are two of them. */
export const columnsOfFile = (colonnes: SessionQuery['colonnes']): SessionQuery['colonnes'] =>
  colonnes.flatMap((one) => (one === 'dateSession' ? [one, 'dateFinSession'] : [one]));

/** What narrows the list, as the calls of the list, of the month and of the file take it: days are counted from today. */
export function filtersOf(query: SessionQuery, today: string) {
  const { cloture, close, dates, habilitation, vue: _vue, ...filters } = SESSIONS.filtersOf(query);
  return {
    ...filters,
    vue: query.vue,
    ...close,
    ...(cloture === undefined ? {} : { suppressionAvant: addDays(today, Number(cloture) + 1) }),
    ...(dates === undefined ? {} : { dateDebut: dates.du, dateFin: dates.au }),
    ...(habilitation === undefined ? {} : { habilitationId: Number(habilitation) }),
  };
}
