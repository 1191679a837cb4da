import { PATHS } from '@habilis/api/page/paths';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [
      ROLE_PATHS.statistiques,
      'statistiques.titre',
      () => import('./statistiquesRoute.tsx'),
      { capability: 'read-statistiques' },
    ],
  ],
  site: [
    [PATHS.chiffres, 'statistiques.public.titre', () => import('./chiffresRoute.tsx')],
    [PATHS.donneesOuvertes, 'statistiques.ouvert.titre', () => import('./donneesOuvertesRoute.tsx')],
  ],
};
