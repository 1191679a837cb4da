import { arret } from '@habilis/api/arret/endpoints';
import { can } from '@habilis/domain/role/can';
import { getDefaultStore } from 'jotai';
import { currentTexts } from '../messages/texts.ts';
import { addToast, SUCCESS_LIFE_MS } from '../messages/toasts.ts';
import { openActingAtom } from './acting.ts';
import { arretAtom } from './arretAtom.ts';
import { closedAtom } from './closedAtom.ts';
import { arretText } from './arretText.ts';
import { currentRoleAtom } from './atoms.ts';
import { call } from './call.ts';

/** How often one asks whether a stop is announced. */
const EVERY_MS = 30_000;
/** Soonest question about a stop that is about to begin or end: this device's clock may be ahead. */
const SOONEST_MS = 2_000;

const store = getDefaultStore();

/** Why nothing may be sent, unless one may end the stop under one's own name. */
function closedNow(): string | null {
  const told = store.get(arretAtom);
  if (told === null || !told.isEnCours) return null;
  const role = store.get(currentRoleAtom);
  const isAbove = role !== null && store.get(openActingAtom) === null && can(role.type, 'edit-settings');
  return isAbove ? null : arretText(currentTexts(), told);
}

function judge(): void {
  const before = store.get(closedAtom);
  const now = closedNow();
  store.set(closedAtom, now);
  if (before === null || now !== null || store.get(arretAtom)?.isEnCours === true) return;
  const t = currentTexts();
  addToast({ severity: 'success', summary: t('arret.fini'), detail: t('arret.fini-texte'), life: SUCCESS_LIFE_MS });
  // What waits for the network waits for this too: it is sent again at once.
  dispatchEvent(new Event('online'));
}

/** Milliseconds until one asks again: sooner where a stop is about to begin or to end. */
function nextMs(): number {
  const told = store.get(arretAtom);
  if (told === null) return EVERY_MS;
  const left = Date.parse(told.isEnCours ? told.finLe : told.debutLe) - Date.now();
  return Math.min(EVERY_MS, Math.max(SOONEST_MS, left));
}

/** Follows what is announced, for as long as the page stands; returns what stops it. */
export function followArret(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const ask = async () => {
    clearTimeout(timer);
    try {
      store.set(arretAtom, (await call(arret.annonce, {}, { background: true })).arret);
      judge();
    } catch {
      // Without an answer nothing changes: the next one tells.
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void ask(), nextMs());
  };
  const wake = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  const leave = [store.sub(currentRoleAtom, judge), store.sub(openActingAtom, judge)];
  document.addEventListener('visibilitychange', wake);
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    for (const stop of leave) stop();
  };
}
