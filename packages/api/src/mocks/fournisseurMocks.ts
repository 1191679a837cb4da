import type { HttpHandler } from 'msw';
import { fournisseur } from '../fournisseur/endpoints.ts';
import type { LienFournisseur, RetourLu } from '../fournisseur/Fournisseur.ts';
import { exampleLien, exampleRetour } from './fixtures/exampleFournisseur.ts';
import { mock } from './mock.ts';

/** What the identity provider presents, and the identities tied to the account. */
export function fournisseurMocks(
  liens: readonly LienFournisseur[] = [exampleLien()],
  retour: RetourLu = exampleRetour(),
): HttpHandler[] {
  return [
    mock(fournisseur.depart, { adresse: 'https://fournisseur.example/authorize' }),
    mock(fournisseur.retour, retour),
    mock(fournisseur.connexion, { id_token: 'jeton-d-exemple', validity: 3600 }),
    mock(fournisseur.deconnexion, { adresse: null }),
    mock(fournisseur.liens, { liens: [...liens] }),
    mock(fournisseur.preuve, { defi: null, facteurs: null, fournisseur: liens.length > 0 }),
    mock(fournisseur.lier, exampleLien({ id: 9 })),
    mock(fournisseur.delier, undefined),
  ];
}
