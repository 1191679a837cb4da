import * as z from 'zod/mini';
import { answerJson, endpoint, signedIn } from '../endpoint.ts';
import { Id } from '../wire/formats.ts';

/** A body of the occupational-risk network: a regional caisse, or the national body. */
export const Mrp = z.object({ id: Id, code: z.string(), libelle: z.string(), departements: z.array(z.string()) });
export type Mrp = z.infer<typeof Mrp>;

export const mrp = {
  list: endpoint({
    method: 'GET',
    path: '/mrp/',
    summary: 'Lister les caisses et l’organisme national.',
    access: signedIn,
    machines: true,
    answer: answerJson(z.array(Mrp)),
  }),
};
