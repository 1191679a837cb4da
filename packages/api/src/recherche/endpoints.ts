import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { boundedCount } from '../wire/List.ts';
import { text } from '../wire/texts.ts';
import { Resultats } from './Recherche.ts';

/** The search of the header. */
export const recherche = {
  find: endpoint({
    method: 'GET',
    path: '/recherche',
    summary:
      'Chercher à la fois les demandes, les habilitations, les sessions, les certificats, les entités, les personnes et les niveaux que son rôle peut lire, par un numéro, un nom, un SIRET ou un identifiant.',
    access: capability(
      'list',
      'read-demandes',
      'read-habilitations',
      'read-entites',
      'read-sessions',
      'read-certificats',
      'manage-users',
    ),
    query: z.strictObject({
      texte: text(100),
      /** Most results of each group. */
      taille: boundedCount(5, 20),
    }),
    answer: answerJson(Resultats),
    problems: { 400: ['recherche.trop-courte'] },
  }),
};
