import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Complement, ComplementPoint, PointReponse } from './Complement.ts';

const ById = z.object({ id: PathId });

/** Days from first submit to decision for comparable demandes, over `mois` months. */
const Estimation = z.object({ medianeJours: z.int(), centile80Jours: z.int(), nombre: z.int(), mois: z.int() });
export type Estimation = z.infer<typeof Estimation>;

/** What accompanies the steps of a demande: complements and delays. */
export const examen = {
  complements: endpoint({
    method: 'GET',
    path: '/demande-habilitation/:id/complements',
    summary: 'Lire ce qui a été demandé champ par champ, avant et après, du plus récent au plus ancien.',
    access: capability('demande-habilitation', 'read-demandes'),
    params: ById,
    answer: answerJson(z.array(Complement)),
  }),
  repondre: endpoint({
    method: 'PUT',
    path: '/demande-habilitation/:id/reponse-complement',
    summary: 'Répondre à un point d’une demande de complément.',
    access: capability('demande-habilitation', 'edit-demande'),
    params: ById,
    body: json(PointReponse),
    answer: answerJson(ComplementPoint),
    problems: { 409: ['demande.version-perimee', 'demande.etape-modifiee'] },
  }),
  estimation: endpoint({
    method: 'GET',
    path: '/demande-habilitation/:id/estimation',
    summary: 'Estimer le délai d’une décision d’après les demandes comparables.',
    access: capability('demande-habilitation', 'read-demandes'),
    params: ById,
    answer: answerJson(z.nullable(Estimation)),
  }),
};
