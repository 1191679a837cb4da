import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { ValuesOf } from '@habilis/i18n/ValuesOf';
import { currentTexts } from './texts.ts';
import { addToast, FAILURE_LIFE_MS, SUCCESS_LIFE_MS } from './toasts.ts';

type Offer = { readonly label: string; readonly onPress: () => void };

/** The first sentence as a heading, and what follows it. */
function headed(said: string): readonly [string, string] {
  const [first = said] = /^.+?[.!?](?=\s+\p{Lu})/u.exec(said) ?? [];
  return [first, said.slice(first.length).trim()];
}

/** Shows what was done, as a success, in its heading; `offer` may undo it (E780). */
export function tellAct(said: string, offer?: Offer): void {
  const [summary, detail] = headed(said);
  addToast({
    severity: 'success',
    summary,
    ...(detail === '' ? {} : { detail }),
    life: SUCCESS_LIFE_MS,
    ...(offer === undefined ? {} : { action: offer }),
  });
}

/** Shows that a change succeeded. */
export function tellDone<K extends MessageKey>(key: K, ...values: ValuesOf<K>): void {
  tellAct(currentTexts()(key, ...values));
}

/** Shows that what was asked for is gone: somebody else, or another tab, took it away (E783). */
export function tellGone(said: string): void {
  addToast({ severity: 'info', summary: said, life: SUCCESS_LIFE_MS });
}

/** Shows what failed and why, as an error; gives the key of its toast (E13). */
export function tellFailed(...sentences: readonly string[]): string {
  const summary = currentTexts()('erreurs.erreur');
  // The first sentence may be a title, without a full stop.
  const detail = sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');
  return addToast({ severity: 'error', summary, detail, life: FAILURE_LIFE_MS });
}
