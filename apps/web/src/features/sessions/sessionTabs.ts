import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import type { ComponentType } from 'react';
import type { Faults } from '../../document/useFaults.ts';
import type { WaitingImport } from './import/useWaitingImport.ts';
import type { OpenResultats } from './resultats/useResultats.ts';
import type { OpenSession } from './sessionKind.ts';

/** The tabs of a session, in order. */
export const SESSION_TABS = [
  'informations',
  'stagiaires',
  'resultats',
  'verification',
  'papiers',
  'historique',
] as const;
export type SessionTab = (typeof SESSION_TABS)[number];

/** What a tab of a session is given. */
export type SessionTabContent = {
  readonly open: OpenSession;
  readonly faults: Pick<Faults<SessionTab>, 'faultOf'>;
  readonly isReadOnly: boolean;
  /** Whether the reader may take away the certificats. */
  readonly mayTakeCertificats: boolean;
  readonly resultats: OpenResultats;
  /** Where the panel of a class says what its next step is. */
  readonly onwardRef: WaitingImport['onwardRef'];
};

/** A tab of a session: when it is there, what its label counts, and what it shows. */
export type SessionTabRow = {
  readonly id: SessionTab;
  readonly isFor: (session: OpenSession['state']['demande']) => boolean;
  readonly countOf?: (session: OpenSession['state']['demande']) => number;
  readonly content: ComponentType<SessionTabContent>;
};

/** The tab of the field of a path. */
export function tabOfPath(path: string): SessionTab {
  if (path.startsWith('resultats')) return 'resultats';
  return path.startsWith('stagiaires') ? 'stagiaires' : 'informations';
}

type Opening = { readonly etat: SessionEtat; readonly isActing: boolean; readonly isComplete: boolean };

/** The tab that a session opens on: the one with something to do for the reader, else what it is about. */
export function openingTab({ etat, isActing, isComplete }: Opening): SessionTab {
  if (!isActing) return etat === 'CLOTUREE' ? 'stagiaires' : 'informations';
  switch (etat) {
    case 'SAISIE':
      return isComplete ? 'stagiaires' : 'informations';
    case 'RESULTATS':
      return 'resultats';
    case 'VERIFICATION':
      return 'verification';
    case 'CLOTUREE':
      return 'stagiaires';
    case 'SUPPRIMEE':
      return 'historique';
  }
}
