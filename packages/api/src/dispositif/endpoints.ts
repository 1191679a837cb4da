import * as z from 'zod/mini';
import { answerJson, capability, endpoint, signedIn } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { PathId } from '../wire/formats.ts';
import { Dispositif } from './Dispositif.ts';

/** The dispositifs. */
export const dispositif = {
  list: endpoint({
    method: 'GET',
    path: '/dispositif/',
    summary: 'Lister les dispositifs.',
    access: signedIn,
    machines: true,
    answer: answerJson(z.array(Dispositif)),
  }),
  responsables: endpoint({
    method: 'GET',
    path: '/dispositif/responsable-dispositif/:id',
    summary: 'Lister les responsables d’un dispositif.',
    access: capability('none', 'dispatch', 'decide', 'edit-dispositifs', 'manage-users'),
    params: z.object({ id: PathId }),
    answer: answerJson(z.array(PersonneRef)),
  }),
};
