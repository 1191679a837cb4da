import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { VueInput, Vues } from './Vues.ts';

const ByDemande = z.object({ type: z.enum(['DA', 'DH']), id: PathId });

/** What helps to read a demande of either kind. */
export const lecture = {
  pieces: endpoint({
    method: 'GET',
    path: '/demande/:type/:id/pieces',
    summary: 'Télécharger toutes les pièces d’une demande que l’on peut lire, dans une archive zip.',
    access: capability('demande', 'read-demandes'),
    params: ByDemande,
    answer: answerFile,
    problems: { 409: ['demande.sans-piece'], 503: ['fichier.contenu-manquant', 'fichier.momentanement-illisible'] },
  }),
  resume: endpoint({
    method: 'GET',
    path: '/demande/:type/:id/resume',
    summary: 'Télécharger le résumé d’une demande en PDF : ce qu’elle dit et la liste de ses pièces.',
    access: capability('demande', 'read-demandes'),
    params: ByDemande,
    answer: answerFile,
  }),
  vues: endpoint({
    method: 'GET',
    path: '/demande/:type/:id/vues',
    summary: 'Lire les sections et les pièces que l’on a soi-même marquées comme vues.',
    access: capability('demande', 'read-demandes'),
    params: ByDemande,
    answer: answerJson(Vues),
  }),
  marquer: endpoint({
    method: 'PUT',
    path: '/demande/:type/:id/vues',
    summary: 'Marquer une section ou une pièce comme vue, ou ne plus la marquer ; pour soi seul.',
    access: capability('demande', 'read-demandes'),
    // The marks of a person say what that person has read.
    impersonation: 'refused',
    params: ByDemande,
    body: json(VueInput),
    answer: answerJson(Vues),
  }),
};
