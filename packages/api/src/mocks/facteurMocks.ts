import type { HttpHandler } from 'msw';
import { facteur } from '../facteur/endpoints.ts';
import type { Facteurs } from '../facteur/Facteur.ts';
import { exampleCodes, exampleFacteur, exampleFacteurs } from './fixtures/exampleFacteurs.ts';
import { mock } from './mock.ts';

const SECRET = 'NBSWY3DPEB3W64TMMQQGC3TEEBZGK5DF';
const URI = `otpauth://totp/Habilis:LPF20001?issuer=Habilis&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`;

/** The second factors of one person; every password, code and passkey is good. */
export function facteurMocks(held: Facteurs = exampleFacteurs()): HttpHandler[] {
  const codes = held.facteurs.length === 0 ? exampleCodes() : null;
  return [
    mock(facteur.list, held),
    mock(facteur.startApplication, { defi: 'defi-d-exemple', secret: SECRET, uri: URI }),
    mock(facteur.addApplication, ({ body }) => ({ facteur: exampleFacteur({ id: 40, nom: body.nom }), codes })),
    mock(facteur.startCle, {
      defi: 'defi-d-exemple',
      options: {
        challenge: 'ZGVmaS1kLWV4ZW1wbGU',
        rp: { id: 'localhost', name: 'Habilis' },
        user: { id: 'TFBGMjAwMDE', name: 'LPF20001', displayName: 'Sophie Marchal' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      },
    }),
    mock(facteur.addCle, ({ body }) => ({ facteur: exampleFacteur({ id: 41, genre: 'cle', nom: body.nom }), codes })),
    mock(facteur.rename, undefined),
    mock(facteur.remove, undefined),
    mock(facteur.renewCodes, { codes: exampleCodes() }),
  ];
}
