import type { fournisseur } from '@habilis/api/fournisseur/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { askFreshProof } from '../facteur/freshProof.ts';
import { enter, signOutEverywhere } from './connexion.ts';
import { depart } from './depart.ts';
import { delier, lier, listLiens } from './liens.ts';
import { retour } from './retour.ts';

/** The sign-in at an identity provider, and the identities tied to the caller's account. */
export function fournisseurHandlers(config: Config): Handlers<typeof fournisseur> {
  return {
    depart: { transactions: 'own', handle: ({ body, context }) => depart(context, config, body) },
    retour: { transactions: 'own', handle: ({ body, context }) => retour(context, config, body) },
    connexion: {
      transactions: 'own',
      ignoresToken: true,
      handle: ({ body, context }) => enter(context, config, body),
    },
    deconnexion: ({ context }) => signOutEverywhere(context, config),
    liens: ({ context }) => listLiens(context),
    preuve: ({ context }) => askFreshProof(context, config),
    lier: { transactions: 'own', handle: ({ body, context }) => lier(context, config, body.preuve) },
    delier: {
      transactions: 'own',
      handle: async ({ params, body, context }) => {
        await delier(context, config, params.lienId, body.preuve);
        return undefined;
      },
    },
  };
}
