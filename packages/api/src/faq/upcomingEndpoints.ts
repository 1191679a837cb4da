import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { CategorieFaq, CategorieFaqWrite, Faq, FaqWrite } from './Faq.ts';

const ById = z.object({ id: PathId });

/** The writing of questions and categories, declared and not built. */
export const faqUpcoming = {
  create: endpoint({
    method: 'PUT',
    path: '/faq/faq/',
    summary: 'Rédiger une question.',
    access: capability('none', 'edit-content'),
    body: json(FaqWrite),
    answer: answerJson(Faq),
  }),
  update: endpoint({
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
    method: 'DELETE',
    path: '/faq/faq/:id',
    summary: 'Supprimer une question.',
    access: capability('none', 'edit-content'),
    params: ById,
    answer: answerNothing,
  }),
  writeCategorie: endpoint({
    method: 'PUT',
    path: '/faq/categorie/',
    summary: 'Créer une catégorie, ou la modifier si elle a un identifiant.',
    access: capability('none', 'edit-content'),
    body: json(CategorieFaqWrite),
    answer: answerJson(CategorieFaq),
  }),
  removeCategorie: endpoint({
    method: 'DELETE',
    path: '/faq/categorie/:id',
    summary: 'Supprimer une catégorie sans question.',
    access: capability('none', 'edit-content'),
    params: ById,
    answer: answerNothing,
    problems: { 409: ['faqs.categories.suppression.echec-avec-faq'] },
  }),
};
