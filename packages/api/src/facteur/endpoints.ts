import * as z from 'zod/mini';
import { answerJson, answerNothing, endpoint, json, ownAccount } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import { ApplicationProposee, CleFaite, CleProposee, FacteurAjoute, Facteurs } from './Facteur.ts';

const Proof = z.object({ password: text(200) });
const ById = z.object({ facteurId: PathId });
const Nom = text(60);
const Defi = text(2000);

const PASSWORD_PROBLEMS = { 400: ['compte.mot-de-passe-actuel-incorrect'], 429: ['trop-de-tentatives'] } as const;
const ADDING_PROBLEMS = {
  400: ['second-facteur.defi-perime', 'second-facteur.code-incorrect'],
  409: ['second-facteur.trop'],
} as const;

/** The second factors of one's account: applications, passkeys and recovery codes (rules/wire#sign-in). */
export const facteur = {
  list: endpoint({
    method: 'GET',
    path: '/account/facteurs',
    summary: 'Lister ses moyens de connexion en deux étapes.',
    access: ownAccount,
    impersonation: 'refused',
    answer: answerJson(Facteurs),
  }),
  startApplication: endpoint({
    method: 'POST',
    path: '/account/facteurs/application/secret',
    summary: 'Obtenir le secret à donner à une application d’authentification.',
    access: ownAccount,
    body: json(Proof),
    answer: answerJson(ApplicationProposee),
    problems: PASSWORD_PROBLEMS,
  }),
  addApplication: endpoint({
    method: 'POST',
    path: '/account/facteurs/application',
    summary: 'Ajouter une application d’authentification, avec un premier code.',
    access: ownAccount,
    body: json(z.object({ defi: Defi, code: text(40), nom: Nom })),
    answer: answerJson(FacteurAjoute),
    problems: ADDING_PROBLEMS,
  }),
  startCle: endpoint({
    method: 'POST',
    path: '/account/facteurs/cle/options',
    summary: 'Obtenir ce qu’il faut au navigateur pour créer une clé d’accès.',
    access: ownAccount,
    body: json(Proof),
    answer: answerJson(CleProposee),
    problems: PASSWORD_PROBLEMS,
  }),
  addCle: endpoint({
    method: 'POST',
    path: '/account/facteurs/cle',
    summary: 'Ajouter une clé d’accès.',
    access: ownAccount,
    body: json(z.object({ defi: Defi, cle: CleFaite, nom: Nom })),
    answer: answerJson(FacteurAjoute),
    problems: {
      400: ['second-facteur.defi-perime', 'second-facteur.cle-refusee'],
      409: ['second-facteur.trop', 'second-facteur.cle-connue'],
    },
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/account/facteurs/:facteurId',
    summary: 'Renommer un de ses moyens de connexion.',
    access: ownAccount,
    params: ById,
    body: json(z.object({ nom: Nom })),
    answer: answerNothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/account/facteurs/:facteurId',
    summary: 'Retirer un de ses moyens de connexion.',
    access: ownAccount,
    params: ById,
    body: json(Proof),
    answer: answerNothing,
    problems: { ...PASSWORD_PROBLEMS, 409: ['second-facteur.dernier-exige'] },
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/account/facteurs/codes',
    summary: 'Remplacer ses codes de secours par dix nouveaux.',
    access: ownAccount,
    body: json(Proof),
    answer: answerJson(z.object({ codes: z.array(z.string()) })),
    problems: { ...PASSWORD_PROBLEMS, 409: ['second-facteur.aucun'] },
  }),
};
