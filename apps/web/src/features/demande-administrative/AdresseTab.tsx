import type { ReactNode } from 'react';
import { AdresseFields } from '../../document/AdresseFields.tsx';
import type { DaTabProps } from './DaTabProps.ts';

/** The tab of the address of the entite. */
export function AdresseTab({ saisie, set, ...tab }: DaTabProps): ReactNode {
  return (
    <AdresseFields {...tab} path="adresse" adresse={saisie.adresse} onChange={(adresse) => set({ adresse })} isOwn />
  );
}
