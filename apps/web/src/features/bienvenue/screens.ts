import { PATHS } from '@habilis/api/page/paths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [[PATHS.bienvenue, 'roles.choisir', () => import('./bienvenueRoute.tsx'), { isOwn: true }]],
};
