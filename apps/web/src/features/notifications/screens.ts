import { PATHS } from '@habilis/api/page/paths';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [[PATHS.desabonnement, 'compte.desabonnement.titre', () => import('./desabonnementRoute.tsx')]],
  role: [[ROLE_PATHS.notifications, 'compte.notifications.titre', () => import('./notificationsRoute.tsx')]],
};
