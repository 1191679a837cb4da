import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { FILE_PROBLEMS } from '../file/endpoints.ts';
import { Key, PathId } from '../wire/formats.ts';
import { FeuilleCertificat } from './Feuille.ts';
import { TirageDemande } from './Tirage.ts';

/** The titles with which the printing of certificats is refused. */
export const TIRAGE_PROBLEMS = { 409: ['certificat.revoque-non-tire', 'certificat.repris-non-tire'] } as const;

/** The titles with which a picture of a sheet is refused. */
export const IMAGE_PROBLEMS = {
  409: [...TIRAGE_PROBLEMS[409], 'certificat.image-inconnue'],
  ...FILE_PROBLEMS,
} as const;

/** The name of a picture of a sheet. */
export const NomImage = Key;

/** The papers of certificats, made when they are asked for (C4, C7). */
export const papiers = {
  telecharger: endpoint({
    method: 'POST',
    path: '/certificat/telechargements',
    duringArret: 'lecture',
    summary: 'Télécharger des certificats en un seul PDF ou en une archive.',
    access: capability('list', 'issue-certificats'),
    machines: true,
    body: json(TirageDemande),
    answer: answerFile,
    problems: { 404: ['introuvable'], ...TIRAGE_PROBLEMS },
  }),
  feuille: endpoint({
    method: 'GET',
    path: '/certificat/:id/feuille',
    summary: 'Lire un certificat comme il est imprimé.',
    access: capability('certificat', 'issue-certificats'),
    params: z.object({ id: PathId }),
    answer: answerJson(FeuilleCertificat),
    problems: TIRAGE_PROBLEMS,
  }),
  imageDeFeuille: endpoint({
    method: 'GET',
    path: '/certificat/:id/feuille/:image',
    summary: 'Lire une image d’un certificat.',
    access: capability('certificat', 'issue-certificats'),
    params: z.object({ id: PathId, image: NomImage }),
    answer: answerFile,
    problems: IMAGE_PROBLEMS,
  }),
};
