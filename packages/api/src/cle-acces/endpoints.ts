import * as z from 'zod/mini';
import { answerJson, endpoint, guest, json } from '../endpoint.ts';
import { IssuedToken } from '../session/Account.ts';
import { text } from '../wire/texts.ts';

/** What the browser needs to ask for a passkey of this site, whichever its person (W3C WebAuthn 3, 5.5). */
const CleDemandee = z.object({ defi: z.string(), challenge: z.string(), rpId: z.string() });

/** A passkey in place of a name and a password; its `assertion` is parsed by the server, as in `session.authenticate`. */
const CleDonnee = z.object({ defi: text(2000), assertion: z.unknown() });

/** The sign-in by a passkey alone, without a password (W3C WebAuthn 3; SF13). */
export const cleAcces = {
  demander: endpoint({
    method: 'POST',
    path: '/authenticate/cle/options',
    duringArret: 'toujours',
    summary: 'Obtenir ce qu’il faut au navigateur pour se connecter par une clé d’accès, sans mot de passe.',
    access: guest,
    answer: answerJson(CleDemandee),
  }),
  connexion: endpoint({
    method: 'POST',
    path: '/authenticate/cle',
    duringArret: 'toujours',
    summary: 'Se connecter par une clé d’accès, sans mot de passe.',
    access: guest,
    body: json(CleDonnee),
    answer: answerJson(IssuedToken),
    problems: { 400: ['connexion.cle-perimee'], 401: ['connexion.cle-refusee'], 429: ['trop-de-tentatives'] },
  }),
};
