import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screen, Screens } from '../../layout/Screens.ts';

/** The help: for guests, and in each role's area. */
const HELP: readonly Screen[] = [
  [ROLE_PATHS.faqs, 'faqs.titre', () => import('./faqsRoute.tsx')],
  [ROLE_PATHS.manuels, 'manuels.titre', () => import('./manuelsRoute.tsx')],
  [ROLE_PATHS.contact, 'supports.contact', () => import('./contactRoute.tsx')],
];

const ANSWERING = { capability: 'answer-support' } as const;

/** The support desk: for those who answer. */
const BUREAU: readonly Screen[] = [
  [ROLE_PATHS.messagesSupport, 'supports.bureau.titre', () => import('./bureau/filsRoute.tsx'), ANSWERING],
  [ROLE_PATHS.filSupport, 'supports.bureau.fil', () => import('./bureau/filRoute.tsx'), ANSWERING],
  [ROLE_PATHS.reponsesPretes, 'supports.bureau.pretes', () => import('./bureau/reponsesPretesRoute.tsx'), ANSWERING],
];

export const screens: Screens = { site: HELP, role: [...HELP, ...BUREAU] };
