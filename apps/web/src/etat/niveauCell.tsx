import type { Texts } from '@habilis/i18n/TextProvider';
import { KeptEnd } from '@habilis/ui/DataTable';
import type { ReactNode } from 'react';
import type { Named } from './niveauOf.ts';

/** The niveau of a session or of a certificat in a table that cuts long texts: the mode of an upkeep stays. */
export const niveauCell = (t: Texts, { libelleDispositifNiveau: niveau, mode }: Named): ReactNode =>
  mode === 'MAC' ? <KeptEnd start={niveau} end={t('sessions-certification.liste.marque-mac')} /> : niveau;
