import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [
      ROLE_PATHS.sessions,
      'sessions-certification.liste.titre',
      () => import('./sessionsRoute.tsx'),
      { capability: 'read-sessions' },
    ],
    [ROLE_PATHS.sessionsAFaire, 'listes.taches.titre', () => import('./sessionsAFaireRoute.tsx')],
    [
      ROLE_PATHS.nouvelleSession,
      'sessions-certification.ouvrir',
      () => import('./nouvelleSessionRoute.tsx'),
      { capability: ['manage-sessions', 'manage-network-sessions'] },
    ],
    [
      ROLE_PATHS.session,
      'sessions-certification.session',
      () => import('./sessionRoute.tsx'),
      { capability: 'read-sessions' },
    ],
  ],
};
