import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.dispositifs, 'dispositifs.titre', () => import('./dispositifsRoute.tsx')],
    [
      ROLE_PATHS.nouveauNiveau,
      'dispositifs-niveaux.creer',
      () => import('./niveauFormRoute.tsx'),
      { capability: 'edit-dispositifs' },
    ],
    [ROLE_PATHS.niveau, 'dispositifs-niveaux.niveau', () => import('./niveauRoute.tsx')],
    [
      ROLE_PATHS.modifierNiveau,
      'dispositifs-niveaux.modifier',
      () => import('./niveauFormRoute.tsx'),
      { capability: 'edit-dispositifs' },
    ],
  ],
};
