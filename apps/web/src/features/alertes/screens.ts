import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.alertes, 'alertes.titre', () => import('./alertesRoute.tsx')],
    [
      ROLE_PATHS.alertesDeTous,
      'alertes.de-tous.titre',
      () => import('./alertesDeTousRoute.tsx'),
      { capability: 'read-alertes-de-tous' },
    ],
  ],
};
