import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.utilisateurs, 'utilisateurs.titre', () => import('./utilisateursRoute.tsx')],
    [
      ROLE_PATHS.nouvelUtilisateur,
      'utilisateurs.creer',
      () => import('./nouveauRoute.tsx'),
      { capability: 'manage-users' },
    ],
    [
      ROLE_PATHS.fusionIdentites,
      'utilisateurs.identites.titre',
      () => import('./identitesRoute.tsx'),
      { capability: 'merge-users' },
    ],
    [ROLE_PATHS.utilisateur, 'utilisateurs.titre', () => import('./utilisateurRoute.tsx')],
    [ROLE_PATHS.fusion, 'utilisateurs.fusionner', () => import('./fusionRoute.tsx')],
  ],
};
