import * as z from 'zod/mini';
import { tirageOptions } from '../certificat/Tirage.ts';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { CertificatFormateur, CertificatFormateurSummary, Prolongation } from './CertificatFormateur.ts';

const ById = z.object({ id: PathId });
export const FORMATEUR_SORTS = ['nom', 'dateObtention', 'dateFin'] as const;
/** Views of the formateurs' certificats: in force, in force and about to end, past their last day, all. */
export const FORMATEUR_VUES = ['en-vigueur', 'a-renouveler', 'expires', 'tous'] as const;

/** The formateurs' certificats (W17). */
export const certificatFormateur = {
  search: endpoint({
    method: 'POST',
    path: '/certificat-formateur/search',
    duringArret: 'lecture',
    summary: 'Chercher un certificat de formateur, par son titulaire, son niveau ou sa fin.',
    access: capability('list', 'read-certificats'),
    machines: true,
    body: json(
      z.strictObject({
        ...ListQuery,
        tri: z._default(z.enum(FORMATEUR_SORTS), 'nom'),
        /** Words of the holder, or an identifier. */
        recherche: filter(),
        vue: z.optional(z.enum(FORMATEUR_VUES)),
        /** Code of the niveau. */
        niveau: filter(20),
      }),
    ),
    answer: answerJson(listOf(CertificatFormateurSummary)),
  }),
  download: endpoint({
    method: 'GET',
    path: '/certificat-formateur/download/:id',
    summary: 'Télécharger un certificat de formateur.',
    access: capability('certificat-formateur', 'issue-certificats-formateur'),
    params: ById,
    query: z.strictObject({ papier: tirageOptions.papier }),
    answer: answerFile,
  }),
  get: endpoint({
    method: 'GET',
    path: '/certificat-formateur/:id',
    summary: 'Lire un certificat de formateur et ses prolongations.',
    access: capability('certificat-formateur-lu', 'read-certificats'),
    machines: true,
    params: ById,
    answer: answerJson(CertificatFormateur),
  }),
  prolonger: endpoint({
    method: 'PUT',
    path: '/certificat-formateur/prolonger',
    summary: 'Prolonger un certificat de formateur, de douze mois au plus.',
    access: capability('certificat-formateur-body', 'extend-certificat-formateur'),
    body: json(Prolongation),
    answer: answerJson(CertificatFormateur),
    problems: {
      400: [
        'certificat-formateur.fin-avant',
        'certificat-formateur.fin-lointaine',
        'certificat-formateur.motif-requis',
        'certificat-formateur.sans-fin',
      ],
      409: ['certificat-formateur.version-perimee'],
    },
  }),
};
