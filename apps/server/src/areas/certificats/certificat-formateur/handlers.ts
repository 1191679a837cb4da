import type { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { papierTextsOf } from '../papier/papierTexts.ts';
import { listFormateurs } from './listFormateurs.ts';
import { extendCertificat } from './extendCertificat.ts';
import { readFormateur } from './readFormateur.ts';
import { downloadFormateur } from './downloadFormateur.ts';

/** The formateurs' certificats over HTTP. */
export function certificatFormateurHandlers(config: Config): Handlers<typeof certificatFormateur> {
  const texts = papierTextsOf(config);
  return {
    search: ({ body, context }) => listFormateurs(context, body),
    get: ({ params, context }) => readFormateur(context, params.id),
    prolonger: ({ body, context }) => extendCertificat(config, context, body),
    download: ({ params, query, context }) => downloadFormateur(context, texts, params.id, query.papier),
  };
}
