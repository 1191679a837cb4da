import type { MessageKey } from '@habilis/i18n/MessageKey';
import { currentTexts } from './texts.ts';
import { addToast, SUCCESS_LIFE_MS } from './toasts.ts';

/** Says that a change went through. */
export function tellDone(key: MessageKey): void {
  const t = currentTexts();
  addToast({ severity: 'success', summary: t('erreurs.succes'), detail: t(key), life: SUCCESS_LIFE_MS });
}
