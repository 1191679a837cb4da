import * as z from 'zod/mini';
import { answerJson, answerNothing, endpoint, guest, json, ownAccount } from '../endpoint.ts';
import { PreuveDemandee, PreuveFraiche } from '../reglage/Reglage.ts';
import { IssuedToken } from '../session/Account.ts';
import { PathId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import { BUTS, LienFournisseur, RetourLu } from './Fournisseur.ts';

const DOWN = ['fournisseur.absent', 'fournisseur.injoignable'] as const;
const PROOF_PROBLEMS = [
  'reglage.preuve-attendue',
  'second-facteur.defi-perime',
  'second-facteur.code-incorrect',
  'compte.mot-de-passe-actuel-incorrect',
] as const;

/** The sign-in at an identity provider (OpenID Connect Core 1.0, code flow with PKCE) and the identities tied to one's account (decision 0222). */
export const fournisseur = {
  depart: endpoint({
    method: 'POST',
    path: '/authenticate/fournisseur/depart',
    duringArret: 'toujours',
    summary: 'Partir chez le fournisseur d’identité : l’adresse où il demande qui l’on est.',
    access: guest,
    body: json(z.object({ but: z.enum(BUTS), email: z.optional(text(254)) })),
    answer: answerJson(z.object({ adresse: z.string() })),
    problems: { 409: DOWN },
  }),
  retour: endpoint({
    method: 'POST',
    path: '/authenticate/fournisseur/retour',
    duringArret: 'toujours',
    summary: 'Revenir de chez le fournisseur d’identité, avec les paramètres de l’adresse de retour.',
    access: guest,
    body: json(
      z.object({
        state: text(200),
        code: z.optional(text(2000)),
        iss: z.optional(text(500)),
        error: z.optional(text(200)),
      }),
    ),
    answer: answerJson(RetourLu),
    problems: {
      400: ['fournisseur.retour-perime', 'fournisseur.refuse', 'fournisseur.invalide'],
      401: ['fournisseur.compte-ferme'],
      409: [...DOWN, 'fournisseur.d-un-autre'],
    },
  }),
  connexion: endpoint({
    method: 'POST',
    path: '/authenticate/fournisseur',
    duringArret: 'toujours',
    summary: 'Ouvrir sa session avec l’identité que le fournisseur vient de présenter.',
    access: guest,
    body: json(
      z.object({ defi: z.optional(text(2000)), code: z.optional(text(40)), assertion: z.optional(z.unknown()) }),
    ),
    answer: answerJson(IssuedToken),
    problems: {
      400: ['fournisseur.retour-perime'],
      409: ['fournisseur.absent'],
      401: ['fournisseur.compte-ferme', 'second-facteur-requis', 'second-facteur.incorrect'],
      429: ['trop-de-tentatives'],
    },
  }),
  deconnexion: endpoint({
    method: 'DELETE',
    path: '/authenticate/fournisseur',
    duringArret: 'toujours',
    summary: 'Se déconnecter, et savoir où se déconnecter aussi du fournisseur d’identité.',
    access: ownAccount,
    impersonation: 'own',
    answer: answerJson(z.object({ adresse: z.nullable(z.string()) })),
  }),
  liens: endpoint({
    method: 'GET',
    path: '/account/fournisseurs',
    summary: 'Lister les identités du fournisseur liées à son compte.',
    access: ownAccount,
    impersonation: 'refused',
    answer: answerJson(z.object({ liens: z.array(LienFournisseur) })),
  }),
  preuve: endpoint({
    method: 'POST',
    path: '/account/fournisseurs/preuve',
    summary: 'Obtenir ce qu’il faut prouver avant de lier ou de délier une identité.',
    access: ownAccount,
    answer: answerJson(PreuveDemandee),
  }),
  lier: endpoint({
    method: 'POST',
    path: '/account/fournisseurs',
    summary: 'Lier à son compte l’identité que le fournisseur vient de présenter.',
    access: ownAccount,
    body: json(z.object({ preuve: z.optional(PreuveFraiche) })),
    answer: answerJson(LienFournisseur),
    problems: {
      400: ['fournisseur.retour-perime', ...PROOF_PROBLEMS],
      409: ['fournisseur.absent', 'fournisseur.d-un-autre'],
      429: ['trop-de-tentatives'],
    },
  }),
  delier: endpoint({
    method: 'DELETE',
    path: '/account/fournisseurs/:lienId',
    summary: 'Délier une identité de son compte.',
    access: ownAccount,
    params: z.object({ lienId: PathId }),
    body: json(z.object({ preuve: z.optional(PreuveFraiche) })),
    answer: answerNothing,
    problems: { 400: PROOF_PROBLEMS, 429: ['trop-de-tentatives'] },
  }),
};
