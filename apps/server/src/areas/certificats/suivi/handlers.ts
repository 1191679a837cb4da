import type { suivi } from '@habilis/api/qrcode/suivi';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { arreterSuivi, confirmerSuivi, readSuivi } from './lienSuivi.ts';
import { suivre } from './suivre.ts';

/** The following of certificats over HTTP (C42). */
export const suiviHandlers = (config: Config): Handlers<typeof suivi> => ({
  suivre: async ({ body, context }) => {
    await suivre(config, context, body);
    return undefined;
  },
  suivi: ({ params, context }) => readSuivi(config, context, params.key),
  confirmerSuivi: ({ params, context }) => confirmerSuivi(config, context, params.key),
  arreterSuivi: async ({ params, context }) => {
    await arreterSuivi(config, context, params.key);
    return undefined;
  },
});
