import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ComponentType } from 'react';
import type { Faults } from '../../document/useFaults.ts';
import type { WaitingImport } from './import/useWaitingImport.ts';
import type { OpenResultats } from './resultats/useResultats.ts';
import type { OpenSession } from './sessionKind.ts';

/** The tabs of a session, in order. */
export const SESSION_TABS = [
  'certificats',
  'informations',
  'stagiaires',
  'resultats',
  'verification',
  'papiers',
  'historique',
] as const;
export type SessionTab = (typeof SESSION_TABS)[number];

type Session = OpenSession['state']['demande'];

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
  readonly isFor: (session: Session, reader: { readonly mayTakeCertificats: boolean }) => boolean;
  readonly countOf?: (session: Session) => number;
  readonly content: ComponentType<SessionTabContent>;
};

/** The tab of the field of a path. */
export function tabOfPath(path: string): SessionTab {
  if (path.startsWith('resultats')) return 'resultats';
  return path.startsWith('stagiaires') ? 'stagiaires' : 'informations';
}

/** Whether a reader may take away the certificats of a session: it is closed, and they may issue them. */
export const mayTakeCertificats = ({ etat }: Pick<Session, 'etat'>, role: RoleType): boolean =>
  etat === 'CLOTUREE' && can(role, 'issue-certificats');

/** The tab to open first: the one with something to do for the reader, else what it is about. */
export function openingOf(session: Session, role: RoleType): SessionTab {
  const { etat, actionsPossibles, animateurHabilisId, dateSession } = session;
  const isActing = actionsPossibles.some(({ key }) => key === 'Soumet');
  switch (etat) {
    case 'SAISIE':
      return isActing && dateSession !== null && animateurHabilisId !== null ? 'stagiaires' : 'informations';
    case 'RESULTATS':
      return isActing ? 'resultats' : 'informations';
    // What the formateur has handed in is read there too.
    case 'VERIFICATION':
      return 'verification';
    case 'CLOTUREE':
      return mayTakeCertificats(session, role) ? 'certificats' : 'stagiaires';
    case 'SUPPRIMEE':
      return isActing ? 'historique' : 'informations';
  }
}
