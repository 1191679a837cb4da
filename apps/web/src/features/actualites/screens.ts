import { PATHS } from '@habilis/api/page/paths';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [[PATHS.actualitesInvite, 'actualites.titre', () => import('./actualitesInviteRoute.tsx')]],
  role: [
    [ROLE_PATHS.actualites, 'actualites.titre', () => import('./actualitesRoute.tsx')],
    [
      ROLE_PATHS.actualitesGestion,
      'actualites.gerer',
      () => import('./gestionRoute.tsx'),
      { capability: 'edit-content' },
    ],
    [
      ROLE_PATHS.actualiteEdition,
      'actualites.rediger',
      () => import('./editionRoute.tsx'),
      { capability: 'edit-content' },
    ],
  ],
};
