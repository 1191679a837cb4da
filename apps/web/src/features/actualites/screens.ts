import { PATHS } from '@habilis/api/page/paths';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [[PATHS.actualitesInvite, 'actualites.titre', () => import('./actualitesInviteRoute.tsx')]],
  role: [[ROLE_PATHS.actualites, 'actualites.titre', () => import('./actualitesRoute.tsx')]],
};
