import { PATHS } from '@habilis/api/page/paths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  site: [
    [PATHS.accessibilite, 'invite.accessibilite.titre', () => import('./accessibiliteRoute.tsx')],
    [PATHS.mentionsLegales, 'invite.mentions.titre', () => import('./mentionsLegalesRoute.tsx')],
    [PATHS.donneesPersonnelles, 'invite.donnees.titre', () => import('./donneesPersonnellesRoute.tsx')],
    [PATHS.planDuSite, 'invite.plan.titre', () => import('./planDuSiteRoute.tsx')],
  ],
};
