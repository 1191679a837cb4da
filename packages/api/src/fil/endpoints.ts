import { DOSSIERS_FIL } from '@habilis/domain/fil/DOSSIERS_FIL';
import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Fil, LectureFil, MessageFilWrite } from './Fil.ts';

const ofFile = {
  access: capability('fil', 'discuss'),
  // What an entite and who examines it tell each other is theirs alone.
  impersonation: 'refused',
  params: z.object({ dossier: z.enum(DOSSIERS_FIL), id: PathId }),
} as const;

/** The thread of a file, between an entite and who examines it (rules/rights#thread). */
export const fil = {
  get: endpoint({
    ...ofFile,
    method: 'GET',
    path: '/fil/:dossier/:id',
    summary: 'Lire ce que l’entité et qui examine son dossier se sont écrit.',
    answer: answerJson(Fil),
  }),
  ecrire: endpoint({
    ...ofFile,
    method: 'POST',
    path: '/fil/:dossier/:id',
    summary: 'Écrire à l’autre côté d’un dossier.',
    body: json(MessageFilWrite),
    answer: answerJson(Fil),
    problems: { 403: ['role.partie-prenante'], 409: ['fil.ferme', 'fil.plus-titulaire', 'fil.plein'] },
  }),
  lire: endpoint({
    ...ofFile,
    method: 'PUT',
    path: '/fil/:dossier/:id/lecture',
    duringArret: 'lecture',
    summary: 'Noter que l’on a lu un fil jusqu’à un message.',
    body: json(LectureFil),
    answer: answerJson(Fil),
  }),
};
