import type { Texts } from '@habilis/i18n/TextProvider';

export type Named = { readonly libelleDispositifNiveau: string; readonly mode: string };

/** The niveau of a session or of a certificat, with its mode when it is an upkeep. */
export const niveauOf = (t: Texts, { libelleDispositifNiveau: niveau, mode }: Named): string =>
  mode === 'MAC' ? `${niveau} ${t('sessions-certification.liste.marque-mac')}` : niveau;
