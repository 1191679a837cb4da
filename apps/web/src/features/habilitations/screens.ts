import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.habilitations, 'habilitations.titre', () => import('./habilitationsRoute.tsx')],
    [
      ROLE_PATHS.nouvelleHabilitation,
      'habilitations.creer',
      () => import('./nouvelleHabilitationRoute.tsx'),
      { capability: 'create-habilitation' },
    ],
    [ROLE_PATHS.habilitation, 'habilitations.faits', () => import('./habilitationRoute.tsx')],
  ],
};
