import type { pageTitulaire } from '@habilis/api/certificat/pageTitulaire';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { papierTextsOf } from '../papier/papierTexts.ts';
import { demanderPage } from './demanderPage.ts';
import { agendaDePage, badgeDePage, papierDePage } from './fichiersDePage.ts';
import { lirePage } from './lirePage.ts';
import { fermerPage, ouvrirPage } from './ouvrirPage.ts';
import { preciserPage } from './preciserPage.ts';

/** The page of a holder over HTTP (C910 to C914). */
export function pageTitulaireHandlers(config: Config): Handlers<typeof pageTitulaire> {
  const texts = papierTextsOf(config);
  return {
    demanderPage: async ({ body, context }) => {
      await demanderPage(context, body.courriel);
      return undefined;
    },
    ouvrirPage: async ({ body, context }) => {
      await ouvrirPage(config, context, body.cle);
      return undefined;
    },
    lirePage: ({ context }) => lirePage(config, context),
    preciserPage: async ({ body, context }) => {
      await preciserPage(config, context, body);
      return undefined;
    },
    fermerPage: async ({ context }) => {
      await fermerPage(config, context);
      return undefined;
    },
    agendaDePage: ({ context }) => agendaDePage(context, config, texts.t),
    papierDePage: ({ params, context }) => papierDePage(context, { config, texts }, params),
    badgeDePage: ({ params, context }) => badgeDePage(context, { config, texts }, params.id),
  };
}
