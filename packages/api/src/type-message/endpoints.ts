import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { PathId, Version } from '../wire/formats.ts';
import { TypeMessage, TypeMessageWrite } from './TypeMessage.ts';

const ById = z.object({ id: PathId });
const STALE = { 409: ['type-message.version-perimee'] } as const;

/** The types of messages (W16). */
export const typeMessage = {
  list: endpoint({
    method: 'GET',
    path: '/type-message/',
    summary: 'Lister les types de message.',
    access: capability('none', 'edit-types-message'),
    answer: answerJson(z.array(TypeMessage)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/type-message/:id',
    summary: 'Lire un type de message.',
    access: capability('none', 'edit-types-message'),
    params: ById,
    answer: answerJson(TypeMessage),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/type-message/',
    summary: 'Créer un type de message, ou le modifier s’il a un identifiant.',
    access: capability('none', 'edit-types-message'),
    body: json(TypeMessageWrite),
    answer: answerJson(TypeMessage),
    problems: { 404: ['introuvable'], ...STALE },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/type-message/:id',
    summary: 'Supprimer un type de message.',
    access: capability('none', 'edit-types-message'),
    params: ById,
    body: json(z.strictObject({ version: Version })),
    answer: answerNothing,
    problems: STALE,
  }),
};
