import type { pageTitulaire } from '@habilis/api/certificat/pageTitulaire';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { papierTextsOf } from '../papier/papierTexts.ts';
import { requestPage } from './requestPage.ts';
import { agendaDePage, badgeDePage, papierDePage } from './fichiersDePage.ts';
import { readPage } from './readPage.ts';
import { closePage, openPage } from './openPage.ts';
import { preciserPage } from './preciserPage.ts';

/** The page of a holder over HTTP (C910 to C914). */
export function pageTitulaireHandlers(config: Config): Handlers<typeof pageTitulaire> {
  const texts = papierTextsOf(config);
  return {
    requestPage: async ({ body, context }) => {
      await requestPage(context, body.courriel);
      return undefined;
    },
    openPage: async ({ body, context }) => {
      await openPage(config, context, body.cle);
      return undefined;
    },
    readPage: ({ context }) => readPage(config, context),
    preciserPage: async ({ body, context }) => {
      await preciserPage(config, context, body);
      return undefined;
    },
    closePage: async ({ context }) => {
      await closePage(config, context);
      return undefined;
    },
    agendaDePage: ({ context }) => agendaDePage(context, config, texts.t),
    papierDePage: ({ params, context }) => papierDePage(context, { config, texts }, params),
    badgeDePage: ({ params, context }) => badgeDePage(context, { config, texts }, params.id),
  };
}
