import type { commune } from '@habilis/api/commune/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { findCommunes } from '../../../platform/communes/findCommunes.ts';

export const communeHandlers: Handlers<typeof commune> = {
  byCodePostal: async ({ query }) => [...findCommunes(query.codePostal)],
};
