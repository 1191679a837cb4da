import type { Messages } from '@habilis/i18n/loadMessages';
import { texts } from 'virtual:textes/verification';

/** The texts of the page, which come with its code; `?cle-libelle` shows their keys, as on every page. */
export const loadTexts = (): Messages => (new URLSearchParams(location.search).has('cle-libelle') ? {} : texts);
