import * as z from 'zod/mini';
import { tirageOptions } from '../certificat/Tirage.ts';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { CertificatFormateur, Prolongation } from './CertificatFormateur.ts';

/** The formateurs' certificats (specification, section 7). */
export const certificatFormateur = {
  download: endpoint({
    method: 'GET',
    path: '/certificat-formateur/download/:id',
    summary: 'Télécharger un certificat de formateur.',
    access: capability('certificat-formateur', 'issue-certificats'),
    params: z.object({ id: PathId }),
    query: z.strictObject({ papier: tirageOptions.papier }),
    answer: answerFile,
  }),
  prolonger: endpoint({
    built: false,
    method: 'PUT',
    path: '/certificat-formateur/prolonger',
    summary: 'Prolonger un certificat de formateur.',
    access: capability('certificat-formateur-body', 'extend-certificat-formateur'),
    body: json(Prolongation),
    answer: answerJson(CertificatFormateur),
    problems: { 409: ['certificat-formateur.version-perimee'] },
  }),
};
