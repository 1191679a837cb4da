import { ContractError, ProblemError, TransportError } from '@habilis/api/client/errors';
import type { Endpoint } from '@habilis/api/endpoint';
import { titleText } from '@habilis/i18n/titleText';
import { getDefaultStore } from 'jotai';
import { serverPropertiesAtom } from '../boot/serverPropertiesAtom.ts';
import { ERROR_CATALOGUE } from './errorCatalogue.ts';
import { settingFigures } from './settingFigures.ts';
import { requeteOf } from './requete.ts';
import { currentTexts } from './texts.ts';
import { addToast, closeToast, closeToasts } from './toasts.ts';
import { whose } from './whose.ts';

/** The title that never shows a toast (E3). */
const SILENT_TITLE = 'demande.delete-with-suspension-not-allowed';
/** Whether a refusal is never shown as a toast. */
export const isSilent = ({ problem }: ProblemError): boolean => problem.title === SILENT_TITLE;
const reported = new WeakSet<Error>();
/** The toast that told an error. */
const toldBy = new WeakMap<Error, string>();
let isOutageTold = false;
/** How many pages say themselves that there is no network: a toast would repeat it (`useOutageOnPage`). */
export const outage = { pages: 0 };

/** Marks an error as already shown, so that it gets no toast, and returns it. */
export function toldBefore<E extends Error>(error: E): E {
  reported.add(error);
  return error;
}

/** Takes back what the catalogue told of an error, where what failed is told with it. */
export function takeBack(error: Error): void {
  const key = toldBy.get(error);
  if (key !== undefined) closeToast(key);
}

/**
 * The text of a refusal: its translation, filled with the figures of the settings and whose role it is, or its raw title (E2). Where a sign
 * is refused, the text names it.
 */
export function problemText(title: string, signe?: string): string {
  const properties = getDefaultStore().get(serverPropertiesAtom);
  const values = { ...(properties === null ? {} : settingFigures(properties)), qui: whose.nom() };
  const { find } = currentTexts();
  const named = signe === undefined ? undefined : titleText(find, 'form.signe-refuse', { signe });
  return named ?? titleText(find, title, values) ?? title;
}

/** Shows a failed call as the catalogue says: once for an error, and once per outage for background calls. */
export function reportError(
  error: unknown,
  { endpoint, background }: { endpoint: Endpoint; background: boolean },
): void {
  if (!(error instanceof Error) || reported.has(error)) return;
  reported.add(error);
  const status =
    error instanceof ProblemError
      ? error.status
      : error instanceof TransportError
        ? 0
        : error instanceof ContractError
          ? 502
          : -1;
  const entry = ERROR_CATALOGUE[status];
  if (entry === undefined) return;
  const problem = error instanceof ProblemError ? error.problem : undefined;
  if (problem?.title === SILENT_TITLE) return;
  if (status === 401 && (background || endpoint.path.startsWith('/authenticate'))) return;
  // The banner tells the stop: only what one asked for is answered.
  if (problem?.title.startsWith('arret.')) {
    if (!background) addToast({ severity: 'warn', summary: problemText(problem.title), life: entry.life });
    return;
  }
  // A refusal tells nothing of an outage, nor does an outage hide it.
  if (background && (status === 0 || status >= 500)) {
    if (isOutageTold || outage.pages > 0) return;
    isOutageTold = true;
  }
  const t = currentTexts();
  const isDemonstration = getDefaultStore().get(serverPropertiesAtom)?.environment === 'demonstration';
  const told = problem && status !== 401 ? problemText(problem.title) : undefined;
  const technical = isDemonstration ? problem?.detail : undefined;
  const requete = requeteOf(error);
  const numero = requete !== null && status >= 500 && t('erreurs.requete', { requete });
  const detail = [entry.detail === undefined ? told : t(entry.detail), technical, numero].filter(Boolean).join(' ');
  const summary = t(entry.summary);
  // The number of the last one is the one to give.
  if (numero) closeToasts(summary);
  const life = entry.life;
  toldBy.set(error, addToast({ severity: 'error', summary, detail: detail || undefined, life }));
}

/** A call succeeded: the next outage may be shown. */
export function outageEnded(): void {
  isOutageTold = false;
}
