import { PATHS } from '@habilis/api/page/paths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [
    [PATHS.annuaire, 'entites.annuaire.titre', () => import('./annuaireRoute.tsx')],
    [PATHS.ficheAnnuaire, 'entites.annuaire.titre', () => import('./ficheRoute.tsx')],
  ],
};
