import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import * as z from 'zod/mini';
import { Avis } from '../avis/Avis.ts';
import { answerFile, answerJson, answerNothing, capability, endpoint, json, multipart } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { Id, PathId } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { DateFinWrite, Habilitation, HabilitationCreation, SuspensionWrite } from './Habilitation.ts';

const ById = z.object({ id: PathId });
const HabilitationQuery = z.object({
  ...ListQuery,
  tri: z._default(z.enum(['numero', 'raisonSociale', 'dispositifNiveau', 'dateDebut', 'dateFin']), 'dateFin'),
  recherche: filter(),
  etat: z.optional(z.enum(HABILITATION_ETATS)),
});
const stale = { 409: ['habilitation.version-perimee'] } as const;

/** The accreditations (specification, section 7). */
export const habilitation = {
  list: endpoint({
    method: 'GET',
    path: '/habilitation/',
    summary: 'Lister les habilitations que son rôle peut lire.',
    access: capability('list', 'read-habilitations'),
    query: HabilitationQuery,
    answer: answerJson(listOf(Habilitation)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/habilitation/:id',
    summary: 'Lire une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    params: ById,
    answer: answerJson(Habilitation),
  }),
  avis: endpoint({
    method: 'GET',
    path: '/habilitation/:id/avis',
    summary: 'Lire les avis donnés sur les demandes d’une habilitation.',
    access: capability('habilitation', 'read-avis'),
    params: ById,
    answer: answerJson(z.array(Avis)),
  }),
  delegataires: endpoint({
    method: 'GET',
    path: '/habilitation/:id/delegataires',
    summary: 'Lister les délégataires d’une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    params: ById,
    answer: answerJson(z.array(z.extend(PersonneRef, { roleId: Id }))),
  }),
  fichierPlateformes: endpoint({
    method: 'GET',
    path: '/habilitation/:id/fichier-plateformes',
    summary: 'Télécharger la liste des plateformes d’une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    params: ById,
    answer: answerFile,
  }),
  lettreDecision: endpoint({
    method: 'POST',
    path: '/habilitation/:id/lettre-decision',
    summary: 'Télécharger la lettre de décision d’une habilitation.',
    access: capability('habilitation', 'download-lettre-decision'),
    params: ById,
    answer: answerFile,
  }),
  setDateFin: endpoint({
    method: 'PUT',
    path: '/habilitation/date-fin',
    summary: 'Changer la fin d’une habilitation.',
    access: capability('habilitation-body', 'set-date-fin-habilitation'),
    body: json(DateFinWrite),
    answer: answerJson(Habilitation),
    problems: stale,
  }),
  setSuspension: endpoint({
    method: 'PUT',
    path: '/habilitation/suspension',
    summary: 'Suspendre ou rompre une habilitation, ou lever sa suspension.',
    access: capability('habilitation-body', 'suspend-habilitation', 'terminate-habilitation'),
    body: json(SuspensionWrite),
    answer: answerJson(Habilitation),
    problems: stale,
  }),
  create: endpoint({
    method: 'POST',
    path: '/habilitation/create',
    summary: 'Créer une habilitation sans demande.',
    access: capability('none', 'create-habilitation'),
    body: multipart(HabilitationCreation, 'fileUploads'),
    answer: answerJson(Habilitation),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/habilitation/:id',
    summary: 'Supprimer une habilitation sans session.',
    access: capability('habilitation', 'delete-habilitation'),
    params: ById,
    answer: answerNothing,
  }),
  removePlateforme: endpoint({
    method: 'DELETE',
    path: '/habilitation/:id/plateforme/:platformId',
    summary: 'Supprimer une plateforme qu’aucune session à venir n’utilise.',
    access: capability('habilitation', 'delete-plateforme'),
    params: z.object({ id: PathId, platformId: PathId }),
    answer: answerNothing,
  }),
};
