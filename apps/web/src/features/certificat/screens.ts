import { PATHS } from '@habilis/api/page/paths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [[PATHS.certificat, 'scanner-qrcode.titre', () => import('./certificatRoute.tsx')]],
};
