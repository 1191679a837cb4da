import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { DemandeHabilitation } from './DemandeHabilitation.ts';

const ById = z.object({ id: PathId });

/** The accreditation request (specification, section 7). */
export const demandeHabilitation = {
  get: endpoint({
    method: 'GET',
    path: '/demande-habilitation/:id',
    summary: 'Lire une demande d’habilitation.',
    access: capability('demande-habilitation', 'read-demandes'),
    params: ById,
    answer: answerJson(DemandeHabilitation),
  }),
};
