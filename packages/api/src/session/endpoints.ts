import { answerJson, answerNothing, endpoint, guest, json, ownAccount } from '../endpoint.ts';
import { Account, AuthenticationState, Credentials, IssuedToken } from './Account.ts';

/** Sign-in, token, sign-out and the person's account. */
export const session = {
  authenticate: endpoint({
    method: 'POST',
    path: '/authenticate',
    duringArret: 'toujours',
    summary: 'Se connecter avec son adresse électronique ou son identifiant.',
    access: guest,
    body: json(Credentials),
    answer: answerJson(IssuedToken),
    problems: {
      401: ['identifiants-incorrects', 'second-facteur-requis', 'second-facteur.incorrect'],
      429: ['trop-de-tentatives'],
    },
  }),
  authenticated: endpoint({
    method: 'GET',
    path: '/authenticate',
    duringArret: 'toujours',
    summary: 'Savoir si la session est ouverte, et pour qui.',
    access: guest,
    answer: answerJson(AuthenticationState),
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/authenticate',
    duringArret: 'toujours',
    summary: 'Se déconnecter : le jeton ne sert plus.',
    access: ownAccount,
    impersonation: 'own',
    answer: answerNothing,
  }),
  refreshToken: endpoint({
    method: 'GET',
    path: '/refresh-token',
    duringArret: 'toujours',
    summary: 'Prolonger sa session avec un nouveau jeton.',
    access: ownAccount,
    impersonation: 'own',
    answer: answerJson(IssuedToken),
  }),
  account: endpoint({
    method: 'GET',
    path: '/account',
    duringArret: 'toujours',
    summary: 'Lire son compte et ses rôles.',
    access: ownAccount,
    answer: answerJson(Account),
  }),
};
