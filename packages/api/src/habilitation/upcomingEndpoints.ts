import * as z from 'zod/mini';
import { answerFile, capability, endpoint } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';

/** What is still to come of the accreditations. */
export const habilitationUpcoming = {
  lettreDecision: endpoint({
    method: 'POST',
    path: '/habilitation/:id/lettre-decision',
    summary: 'Télécharger la lettre de décision d’une habilitation.',
    access: capability('habilitation', 'download-lettre-decision'),
    params: z.object({ id: PathId }),
    answer: answerFile,
  }),
};
