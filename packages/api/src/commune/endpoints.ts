import { cleanNumber } from '@habilis/domain/clean-text/cleanNumber';
import * as z from 'zod/mini';
import { answerJson, endpoint, guest } from '../endpoint.ts';

export const Commune = z.object({ codePostal: z.string(), ville: z.string(), codeDepartement: z.string() });
export type Commune = z.infer<typeof Commune>;

export const commune = {
  byCodePostal: endpoint({
    method: 'GET',
    path: '/communes',
    summary: 'Trouver les communes d’un code postal.',
    access: guest,
    query: z.strictObject({ codePostal: z.string().check(z.overwrite(cleanNumber), z.regex(/^\d{5}$/)) }),
    answer: answerJson(z.array(Commune)),
  }),
};
