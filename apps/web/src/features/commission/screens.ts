import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

export const screens: Screens = {
  role: [
    [ROLE_PATHS.commission, 'workflow.commission.titre', () => import('./seancesRoute.tsx')],
    [ROLE_PATHS.commissionAPlanifier, 'workflow.commission.titre', () => import('./aPlanifierRoute.tsx')],
    [ROLE_PATHS.commissionDecisions, 'workflow.commission.titre', () => import('./enAttenteRoute.tsx')],
    [ROLE_PATHS.commissionSeance, 'workflow.commission.titre', () => import('./seanceRoute.tsx')],
    [ROLE_PATHS.commissionDecision, 'workflow.commission.titre', () => import('./decisionRoute.tsx')],
  ],
};
