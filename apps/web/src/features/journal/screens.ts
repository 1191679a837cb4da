import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [[ROLE_PATHS.journal, 'journal.titre', () => import('./journalRoute.tsx'), { capability: 'read-journal' }]],
};
