import { ROLE_PATHS } from '@habilis/api/page/rolePaths';
import type { Screens } from '../../layout/Screens.ts';

const SENDING = { capability: 'send-messages' } as const;
const TYPES = { capability: 'edit-types-message' } as const;

export const screens: Screens = {
  role: [
    [ROLE_PATHS.messages, 'messages.titre', () => import('./messagesRoute.tsx')],
    [ROLE_PATHS.messagesEnvoyes, 'messages.envoyes', () => import('./envoisRoute.tsx'), SENDING],
    [ROLE_PATHS.nouveauMessage, 'messages.nouveau', () => import('./envoiFormRoute.tsx'), SENDING],
    [ROLE_PATHS.messageEnvoye, 'messages.envoye', () => import('./envoiRoute.tsx'), SENDING],
    [ROLE_PATHS.modifierMessage, 'messages.modifier', () => import('./envoiFormRoute.tsx'), SENDING],
    [ROLE_PATHS.typesMessage, 'types-message.titre', () => import('./typesMessageRoute.tsx'), TYPES],
    [ROLE_PATHS.nouveauTypeMessage, 'types-message.nouveau', () => import('./typeMessageFormRoute.tsx'), TYPES],
    [ROLE_PATHS.typeMessage, 'types-message.modifier', () => import('./typeMessageFormRoute.tsx'), TYPES],
  ],
};
