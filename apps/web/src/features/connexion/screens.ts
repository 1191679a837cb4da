import { PATHS } from '@habilis/api/page/paths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [[PATHS.retourFournisseur, 'invite.retour.titre-bref', () => import('./retourRoute.tsx')]],
};
