import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [
      ROLE_PATHS.modelesCertificat,
      'modeles-certificat.titre',
      () => import('./modelesRoute.tsx'),
      { capability: 'edit-modeles-certificat' },
    ],
    [
      ROLE_PATHS.modeleCertificat,
      'modeles-certificat.modele',
      () => import('./modeleRoute.tsx'),
      { capability: 'edit-modeles-certificat' },
    ],
  ],
};
