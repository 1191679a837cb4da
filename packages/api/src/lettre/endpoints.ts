import * as z from 'zod/mini';
import { answerFile, capability, endpoint } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';

const ById = z.object({ id: PathId });

/** The letters of a demande d'habilitation and of a habilitation, made as PDF for whoever asks (W15). */
export const lettre = {
  engagement: endpoint({
    method: 'POST',
    path: '/demande-habilitation/:id/lettre-engagement',
    duringArret: 'lecture',
    summary: 'Télécharger la lettre d’engagement à signer.',
    access: capability('demande-habilitation', 'download-lettre-engagement'),
    params: ById,
    answer: answerFile,
  }),
  decision: endpoint({
    method: 'POST',
    path: '/demande-habilitation/:id/lettre-decision',
    duringArret: 'lecture',
    summary: 'Télécharger la lettre de la dernière décision sur une demande, favorable ou non.',
    access: capability('demande-habilitation', 'download-lettre-decision'),
    params: ById,
    answer: answerFile,
    problems: { 409: ['lettre.introuvable'] },
  }),
  decisionHabilitation: endpoint({
    method: 'POST',
    path: '/habilitation/:id/lettre-decision',
    duringArret: 'lecture',
    summary: 'Télécharger la lettre de décision d’une habilitation.',
    access: capability('habilitation', 'download-lettre-decision'),
    params: ById,
    answer: answerFile,
    problems: { 409: ['lettre.introuvable'] },
  }),
};
