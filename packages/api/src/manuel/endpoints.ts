import * as z from 'zod/mini';
import {
  answerFile,
  answerJson,
  answerNothing,
  capability,
  endpoint,
  guest,
  multipart,
  signedIn,
} from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Manuel, ManuelWrite } from './Manuel.ts';

const ById = z.object({ id: PathId });

/** The user manuals, to read and to edit (W14; the files of a role's manuals are calls of ours). */
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
  write: endpoint({
    method: 'POST',
    path: '/manuel/manuel',
    summary: 'Ajouter un manuel, ou le modifier s’il a un identifiant.',
    access: capability('none', 'edit-content'),
    body: multipart(ManuelWrite, 'fileUploads', { depot: 'manuel' }),
    answer: answerJson(Manuel),
    problems: { 404: ['introuvable'], 409: ['manuel.version-perimee'] },
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
