import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, multipart } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Manuel, ManuelWrite } from './Manuel.ts';

/** The writing of manuals, declared and not built. */
export const manuelUpcoming = {
  write: endpoint({
    method: 'POST',
    path: '/manuel/manuel',
    summary: 'Ajouter un manuel, ou le modifier s’il a un identifiant.',
    access: capability('none', 'edit-content'),
    body: multipart(ManuelWrite, 'fileUploads', { depot: 'manuel' }),
    answer: answerJson(Manuel),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manuel/:id',
    summary: 'Supprimer un manuel.',
    access: capability('none', 'edit-content'),
    params: z.object({ id: PathId }),
    answer: answerNothing,
  }),
};
