import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { openAnswer } from '../wire/openContent.ts';

const ById = z.object({ id: PathId });
const problems = {
  400: ['habilitation.renouvellement-impossible'],
  409: ['habilitation.demande-deja-en-cours'],
} as const;

/** Starts from an accreditation; 409 means only that such a request is under way already (domain, C.2). */
export const demandeAdministrativeUpcoming = {
  startRenouvellement: endpoint({
    method: 'GET',
    path: '/demande-administrative/start-renouvellement/:id',
    summary: 'Commencer le renouvellement d’une habilitation.',
    access: capability('habilitation', 'start-renouvellement'),
    params: ById,
    answer: answerJson(openAnswer),
    problems,
  }),
  startAjoutPlateformeFixe: endpoint({
    method: 'GET',
    path: '/demande-administrative/start-ajout-plateforme-fixe/:id',
    summary: 'Commencer l’ajout d’une plateforme fixe à une habilitation.',
    access: capability('habilitation', 'start-renouvellement'),
    params: ById,
    answer: answerJson(openAnswer),
    problems,
  }),
};
