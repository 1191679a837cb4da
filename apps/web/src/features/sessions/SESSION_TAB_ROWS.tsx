import { HistoriqueTab } from './HistoriqueTab.tsx';
import { PapiersTab } from './PapiersTab.tsx';
import { CertificatsTab } from './remise/CertificatsTab.tsx';
import { ResultatsTab } from './resultats/ResultatsTab.tsx';
import type { SessionTabRow } from './sessionTabs.ts';
import { StagiairesTab } from './StagiairesTab.tsx';
import { VerificationTab } from './VerificationTab.tsx';

const isStored = ({ id }: { readonly id: number | null }): boolean => id !== null;

/** The tabs of a session beside its informations: each says when it is there; a further one is a row more. */
export const SESSION_TAB_ROWS: readonly SessionTabRow[] = [
  {
    id: 'certificats',
    isFor: (_, { mayTakeCertificats }) => mayTakeCertificats,
    content: CertificatsTab,
  },
  {
    id: 'stagiaires',
    isFor: () => true,
    countOf: ({ stagiaires }) => stagiaires.length,
    content: StagiairesTab,
  },
  {
    id: 'resultats',
    isFor: ({ etat }) => etat === 'RESULTATS',
    content: ResultatsTab,
  },
  {
    id: 'verification',
    isFor: ({ etat }) => etat === 'VERIFICATION' || etat === 'CLOTUREE',
    content: VerificationTab,
  },
  { id: 'papiers', isFor: ({ id, etat }) => id !== null && etat !== 'SUPPRIMEE', content: PapiersTab },
  { id: 'historique', isFor: isStored, content: HistoriqueTab },
];
