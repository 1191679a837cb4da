import { randomUUID } from 'node:crypto';
import type { SessionWrite } from '@habilis/api/session-certification/SessionCertification';

/** What a test writes of a new session of two days, at the entite's own premises. */
export const sessionWriteOf = (
  given: Pick<SessionWrite, 'habilitationId' | 'dateSession' | 'dateFinSession'>,
  changes: Partial<SessionWrite> = {},
): SessionWrite => ({
  id: null,
  version: 0,
  cleBrouillon: randomUUID(),
  mode: 'INI',
  heureDebut: '08:30',
  heureFin: '17:00',
  lieuFormation: 'FR',
  lieuFormationType: 'LOCAUX',
  lieuFormationCodePostalVille: { codePostal: '54000', ville: 'Nancy' },
  lieuFormationAdresse: '12 rue des Carmes',
  plateformeFixeId: null,
  animateurHabilisId: 'FOR40001',
  stagiaires: null,
  ...given,
  ...changes,
});
