import { answerFile, capability, endpoint, json } from '../endpoint.ts';
import { TirageDemande } from './Tirage.ts';

/** The titles with which the printing of certificats is refused. */
export const TIRAGE_PROBLEMS = { 409: ['certificat.revoque-non-tire'] } as const;

/** The papers of certificats, made when they are asked for (C4, C7). */
export const papiers = {
  telecharger: endpoint({
    method: 'POST',
    path: '/certificat/telechargements',
    summary: 'Télécharger des certificats en un seul PDF ou en une archive.',
    access: capability('list', 'issue-certificats'),
    body: json(TirageDemande),
    answer: answerFile,
    problems: { 404: ['introuvable'], ...TIRAGE_PROBLEMS },
  }),
};
