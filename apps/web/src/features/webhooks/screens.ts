import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

const KEPT = { capability: 'manage-webhooks' } as const;

export const screens: Screens = {
  role: [
    [ROLE_PATHS.webhooks, 'webhooks.titre', () => import('./webhooksRoute.tsx'), KEPT],
    [ROLE_PATHS.webhook, 'webhooks.webhook', () => import('./webhookRoute.tsx'), KEPT],
  ],
};
