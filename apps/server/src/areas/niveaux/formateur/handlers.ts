import type { formateur } from '@habilis/api/formateur/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { checkFormateur } from './checkFormateur.ts';

/** Those who train, over HTTP. */
export const formateurHandlers: Handlers<typeof formateur> = {
  check: ({ body, context }) => checkFormateur(context, body),
};
