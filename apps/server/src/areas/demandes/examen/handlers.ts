import type { examen } from '@habilis/api/examen/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { answerPoint } from './answerPoint.ts';
import { estimateDelay } from './estimateDelay.ts';
import { listComplements } from './listComplements.ts';
import { sujetHabilitation } from './sujetHabilitation.ts';

/** What accompanies the steps of a demande d'habilitation, over HTTP; the scope was checked with the path. */
export const examenHandlers: Handlers<typeof examen> = {
  complements: ({ params, context }) => listComplements(context, sujetHabilitation(params.id)),
  repondre: ({ params, body, context }) => answerPoint(context, sujetHabilitation(params.id), body),
  estimation: ({ params, context }) => estimateDelay(context, params.id),
};
