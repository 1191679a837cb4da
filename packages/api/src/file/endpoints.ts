import * as z from 'zod/mini';
import { answerFile, capability, endpoint } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';

/** The titles with which the reading of a stored file is refused. */
export const FILE_PROBLEMS = { 503: ['fichier.contenu-manquant', 'fichier.momentanement-illisible'] } as const;

export const file = {
  download: endpoint({
    method: 'GET',
    path: '/file/:id',
    summary: 'Télécharger une pièce de l’objet que l’on peut lire.',
    access: capability('fichier', 'read-demandes'),
    params: z.object({ id: PathId }),
    answer: answerFile,
    problems: FILE_PROBLEMS,
  }),
};
