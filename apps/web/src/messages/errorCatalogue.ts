import type { MessageKey } from '@habilis/i18n/MessageKey';

export type CatalogueEntry = { readonly life: number; readonly summary: MessageKey; readonly detail?: MessageKey };

const GENERAL_LIFE_MS = 15_000;

/** The toast of each HTTP status (E1); none for a status not listed. */
export const ERROR_CATALOGUE: Readonly<Record<number, CatalogueEntry>> = {
  0: { life: 150_000_000, summary: 'erreurs.http.0', detail: 'erreurs.http.0-detail' },
  401: { life: 10_000, summary: 'erreurs.401.titre', detail: 'erreurs.401.description' },
  403: { life: GENERAL_LIFE_MS, summary: 'erreurs.http.403' },
  404: { life: GENERAL_LIFE_MS, summary: 'erreurs.http.404' },
  500: { life: GENERAL_LIFE_MS, summary: 'erreurs.500.titre', detail: 'erreurs.500.description' },
  502: { life: GENERAL_LIFE_MS, summary: 'erreurs.http.502' },
  503: { life: GENERAL_LIFE_MS, summary: 'erreurs.503.titre', detail: 'erreurs.503.description' },
  504: { life: GENERAL_LIFE_MS, summary: 'erreurs.http.504' },
};
