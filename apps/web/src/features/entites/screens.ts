import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.entites, 'entites.liste', () => import('./entitesRoute.tsx')],
    [
      ROLE_PATHS.nouvelleEntite,
      'entites.creer',
      () => import('./nouvelleEntiteRoute.tsx'),
      { capability: 'create-entite' },
    ],
    [ROLE_PATHS.entite, 'entites.liste', () => import('./entiteRoute.tsx')],
  ],
};
