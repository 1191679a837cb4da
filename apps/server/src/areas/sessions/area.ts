import { EVENEMENTS_SESSION } from '@habilis/domain/session-certification/EVENEMENTS_SESSION';
import { nobodys } from '../../platform/http/scopeChecks.ts';
import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { sessionCertificationHandlers } from './session-certification/handlers.ts';

/** Certification sessions; none exists yet. */
export const sessions = {
  handlers: () => ({ sessionCertification: sessionCertificationHandlers }),
  scopes: { 'session-certification': nobodys, 'session-certification-body': nobodys },
  evenements: EVENEMENTS_SESSION,
  personnes: [
    moves('session_certification', 'animateur_id'),
    moves('session_certification', 'last_creator_updater_id'),
    // A person may have been known as two stagiaires.
    moves('stagiaire'),
    moves('session_stagiaire', 'saisi_par'),
    moves('session_import'),
    moves('session_etape'),
    moves('session_etape', 'en_tant_que_par'),
  ],
} satisfies Area;
