import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { HabilisId, PathId } from '../wire/formats.ts';
import { Indicateurs } from './Indicateurs.ts';

/** What waits for the certification sessions. */
export const accountUpcoming = {
  indicateurs: endpoint({
    method: 'GET',
    path: '/account/:habilisId/F/:roleId/indicateurs',
    summary: 'Lire l’activité d’un formateur.',
    access: capability('personne', 'read-statistiques'),
    params: z.object({ habilisId: HabilisId, roleId: PathId }),
    answer: answerJson(Indicateurs),
  }),
};
