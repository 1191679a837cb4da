import type { Capability } from '@habilis/domain/role/capability';
import { answerJson, capability, endpoint, json, type Schema } from '../endpoint.ts';
import {
  SessionCertification,
  SessionResultatsWrite,
  SessionVerificationWrite,
  SessionWrite,
} from './SessionCertification.ts';

/** A save or a submit of one of the three steps of a session. */
function write<const P extends `/session-certification/${string}`, S extends Schema>(
  path: P,
  body: S,
  needs: Capability,
  summary: string,
) {
  return endpoint({
    built: false,
    method: 'PUT',
    path,
    summary,
    access: capability('session-certification-body', needs),
    body: json(body),
    answer: answerJson(SessionCertification),
    problems: {
      400: ['sessions-certification.erreurs.plateforme-forbidden'],
      409: ['session-certification.version-perimee', 'session-certification.etape-modifiee'],
    },
  });
}

/** Saves and submits of a session, its results and its verification (specification, section 4). */
export const writes = {
  update: write('/session-certification/update', SessionWrite, 'manage-sessions', 'Enregistrer une session.'),
  submit: write('/session-certification/submit', SessionWrite, 'manage-sessions', 'Soumettre une session.'),
  updateResultats: write(
    '/session-certification/update-resultats',
    SessionResultatsWrite,
    'enter-resultats',
    'Enregistrer des résultats.',
  ),
  submitResultats: write(
    '/session-certification/submit-resultats',
    SessionResultatsWrite,
    'enter-resultats',
    'Soumettre les résultats.',
  ),
  updateVerification: write(
    '/session-certification/update-verification',
    SessionVerificationWrite,
    'manage-sessions',
    'Enregistrer la vérification.',
  ),
  submitVerification: write(
    '/session-certification/submit-verification',
    SessionVerificationWrite,
    'manage-sessions',
    'Clore la session et délivrer les certificats.',
  ),
};
