import type { suivi } from '@habilis/api/qrcode/suivi';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { stopSuivi, confirmSuivi, readSuivi } from './lienSuivi.ts';
import { followNumeros } from './followNumeros.ts';

/** The following of certificats over HTTP (C42). */
export const suiviHandlers = (config: Config): Handlers<typeof suivi> => ({
  suivre: async ({ body, context }) => {
    await followNumeros(config, context, body);
    return undefined;
  },
  suivi: ({ params, context }) => readSuivi(config, context, params.key),
  confirmerSuivi: ({ params, context }) => confirmSuivi(config, context, params.key),
  arreterSuivi: async ({ params, context }) => {
    await stopSuivi(config, context, params.key);
    return undefined;
  },
});
