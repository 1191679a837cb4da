import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.taches, 'listes.taches.titre', () => import('./tachesRoute.tsx')],
    [ROLE_PATHS.demandes, 'listes.demandes.titre', () => import('./demandesRoute.tsx')],
  ],
};
