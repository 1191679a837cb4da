import type { listeSuivie } from '@habilis/api/qrcode/listeSuivie';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { followListe } from './followListe.ts';
import { changeListe, confirmListe, readListe, stopListe } from './lienListe.ts';

/** The following of a list of certificats over HTTP (C1130). */
export const listeSuivieHandlers = (config: Config): Handlers<typeof listeSuivie> => ({
  suivreListe: async ({ body, context }) => {
    await followListe(config, context, body);
    return undefined;
  },
  listeSuivie: ({ params, context }) => readListe(config, context, params.key),
  confirmerListe: ({ params, context }) => confirmListe(config, context, params.key),
  modifierListe: ({ params, body, context }) => changeListe(config, context, { cle: params.key, body }),
  arreterListe: async ({ params, context }) => {
    await stopListe(config, context, params.key);
    return undefined;
  },
});
