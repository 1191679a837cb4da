import type { formateur } from '@habilis/api/formateur/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { checkFormateur } from './checkFormateur.ts';

/** The formateurs over HTTP. */
export const formateurHandlers: Handlers<typeof formateur> = {
  check: ({ body, context }) => checkFormateur(context, body),
};
