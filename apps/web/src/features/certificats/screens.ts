import { PATHS } from '@habilis/api/page/paths';
import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [
    [PATHS.certificatPersonnel, 'certificats.titulaire.titre', () => import('./certificatPersonnelRoute.tsx')],
    [PATHS.mesCertificats, 'certificats.page.titre', () => import('./mesCertificatsRoute.tsx')],
    [PATHS.suiviCertificat, 'certificats.suivi.titre', () => import('./suiviRoute.tsx')],
    [PATHS.suiviListe, 'certificats.liste-suivie.titre', () => import('./listeSuivieRoute.tsx')],
  ],
  role: [
    [
      ROLE_PATHS.certificats,
      'liste-certificats.titre',
      () => import('./certificatsRoute.tsx'),
      { capability: 'read-certificats' },
    ],
    [
      ROLE_PATHS.renouvellements,
      'liste-certificats.renouveler.titre',
      () => import('./renouvellementsRoute.tsx'),
      { capability: 'manage-sessions' },
    ],
    [
      ROLE_PATHS.certificatsFormateurs,
      'certificats-formateur.titre',
      () => import('./formateursRoute.tsx'),
      { capability: 'read-certificats' },
    ],
    [
      ROLE_PATHS.certificatFormateur,
      'certificats-formateur.certificat',
      () => import('./formateurRoute.tsx'),
      { capability: 'read-certificats' },
    ],
    [
      ROLE_PATHS.certificat,
      'liste-certificats.certificat',
      () => import('./certificatRoute.tsx'),
      { capability: 'read-certificats' },
    ],
  ],
};
