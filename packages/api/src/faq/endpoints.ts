import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, guest, json, signedIn } from '../endpoint.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { PathId } from '../wire/formats.ts';
import { CategorieFaq, CategorieFaqWrite, Faq, FaqSearch, FaqWrite } from './Faq.ts';

const ById = z.object({ id: PathId });

/** Questions, answers and their categories, to read (specification, section 7). */
export const faq = {
  get: endpoint({
    method: 'GET',
    path: '/faq/faq/:id',
    summary: 'Lire une question et sa réponse.',
    access: signedIn,
    params: ById,
    answer: answerJson(Faq),
  }),
  guestGet: endpoint({
    method: 'GET',
    path: '/faq/guest/faq/:id',
    summary: 'Lire une question publique et sa réponse.',
    access: guest,
    params: ById,
    answer: answerJson(Faq),
  }),
  search: endpoint({
    method: 'POST',
    path: '/faq/faq',
    summary: 'Chercher parmi les questions de son rôle.',
    access: signedIn,
    impersonation: 'served',
    body: json(FaqSearch),
    answer: answerJson(z.array(Faq)),
  }),
  guestSearch: endpoint({
    method: 'POST',
    path: '/faq/guest/faq/',
    summary: 'Chercher parmi les questions publiques.',
    access: guest,
    body: json(FaqSearch),
    answer: answerJson(z.array(Faq)),
  }),
  categories: endpoint({
    method: 'POST',
    path: '/faq/categorie/',
    summary: 'Lister les catégories qui ont des questions pour un rôle.',
    access: signedIn,
    impersonation: 'served',
    body: json(RoleTypeSchema),
    answer: answerJson(z.array(CategorieFaq)),
  }),
  guestCategories: endpoint({
    method: 'GET',
    path: '/faq/guest/categorie/',
    summary: 'Lister les catégories qui ont des questions publiques.',
    access: guest,
    answer: answerJson(z.array(CategorieFaq)),
  }),
  create: endpoint({
    built: false,
    method: 'PUT',
    path: '/faq/faq/',
    summary: 'Rédiger une question.',
    access: capability('none', 'edit-content'),
    body: json(FaqWrite),
    answer: answerJson(Faq),
  }),
  update: endpoint({
    built: false,
    method: 'PUT',
    path: '/faq/faq/:id',
    summary: 'Modifier une question.',
    access: capability('none', 'edit-content'),
    params: ById,
    body: json(FaqWrite),
    answer: answerJson(Faq),
    problems: { 409: ['faq.version-perimee'] },
  }),
  remove: endpoint({
    built: false,
    method: 'DELETE',
    path: '/faq/faq/:id',
    summary: 'Supprimer une question.',
    access: capability('none', 'edit-content'),
    params: ById,
    answer: answerNothing,
  }),
  writeCategorie: endpoint({
    built: false,
    method: 'PUT',
    path: '/faq/categorie/',
    summary: 'Créer une catégorie, ou la modifier si elle a un identifiant.',
    access: capability('none', 'edit-content'),
    body: json(CategorieFaqWrite),
    answer: answerJson(CategorieFaq),
  }),
  removeCategorie: endpoint({
    built: false,
    method: 'DELETE',
    path: '/faq/categorie/:id',
    summary: 'Supprimer une catégorie sans question.',
    access: capability('none', 'edit-content'),
    params: ById,
    answer: answerNothing,
    problems: { 409: ['faqs.categories.suppression.echec-avec-faq'] },
  }),
};
