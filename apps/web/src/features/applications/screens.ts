import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [
      ROLE_PATHS.applications,
      'applications.titre',
      () => import('./applicationsRoute.tsx'),
      { capability: 'manage-applications' },
    ],
  ],
};
