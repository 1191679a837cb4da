import * as z from 'zod/mini';
import { answerFile, capability, endpoint } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';

/** Calls of the accreditation request that are declared but not built. */
export const demandeHabilitationUpcoming = {
  lettreEngagement: endpoint({
    method: 'POST',
    path: '/demande-habilitation/:id/lettre-engagement',
    summary: 'Télécharger la lettre d’engagement à signer.',
    access: capability('demande-habilitation', 'download-lettre-engagement'),
    params: z.object({ id: PathId }),
    answer: answerFile,
  }),
};
