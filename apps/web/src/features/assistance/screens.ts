import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screen, Screens } from '../../layout/Screens.ts';

/** The help: for guests, and in each role's area. */
const HELP: readonly Screen[] = [
  [ROLE_PATHS.faqs, 'faqs.titre', () => import('./faqsRoute.tsx')],
  [ROLE_PATHS.manuels, 'manuels.titre', () => import('./manuelsRoute.tsx')],
  [ROLE_PATHS.contact, 'supports.contact', () => import('./contactRoute.tsx')],
];

export const screens: Screens = { site: HELP, role: HELP };
