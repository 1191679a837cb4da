import * as z from 'zod/mini';
import { answerFile, answerJson, endpoint, guest, signedIn } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Manuel } from './Manuel.ts';

const ById = z.object({ id: PathId });

/** The user manuals, to read (specification, section 7; the files of a role's manuals are calls of ours). */
export const manuel = {
  list: endpoint({
    method: 'GET',
    path: '/manuel/',
    summary: 'Lister les manuels de son rôle.',
    access: signedIn,
    answer: answerJson(z.array(Manuel)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/manuel/:id',
    summary: 'Lire la fiche d’un manuel.',
    access: signedIn,
    params: ById,
    answer: answerJson(Manuel),
  }),
  file: endpoint({
    method: 'GET',
    path: '/manuel/:id/file',
    summary: 'Consulter un manuel de son rôle.',
    access: signedIn,
    params: ById,
    answer: answerFile,
  }),
  telechargement: endpoint({
    method: 'GET',
    path: '/manuel/:id/telechargement',
    summary: 'Télécharger un manuel de son rôle.',
    access: signedIn,
    params: ById,
    answer: answerFile,
  }),
  guestList: endpoint({
    method: 'GET',
    path: '/manuel/guest/',
    summary: 'Lister les manuels publics.',
    access: guest,
    answer: answerJson(z.array(Manuel)),
  }),
  guestGet: endpoint({
    method: 'GET',
    path: '/manuel/guest/:id',
    summary: 'Lire la fiche d’un manuel public.',
    access: guest,
    params: ById,
    answer: answerJson(Manuel),
  }),
  guestFile: endpoint({
    method: 'GET',
    path: '/manuel/guest/:id/file',
    summary: 'Consulter un manuel public.',
    access: guest,
    params: ById,
    answer: answerFile,
  }),
  guestTelechargement: endpoint({
    method: 'GET',
    path: '/manuel/guest/:id/telechargement',
    summary: 'Télécharger un manuel public.',
    access: guest,
    params: ById,
    answer: answerFile,
  }),
};
