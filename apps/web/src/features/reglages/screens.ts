import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

const page = () => import('./reglagesRoute.tsx');
const whose = { capability: 'edit-settings' } as const;

export const screens: Screens = {
  role: [
    [ROLE_PATHS.reglages, 'reglages.titre', page, whose],
    [ROLE_PATHS.reglagesFamille, 'reglages.titre', page, whose],
  ],
};
