import type { certificat } from '@habilis/api/certificat/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { papierTextsOf } from '../papier/papierTexts.ts';
import { telechargerCertificats } from '../papier/telecharger.ts';

/** The certificats of stagiaires over HTTP. */
export function certificatHandlers(config: Config): Handlers<typeof certificat> {
  const texts = papierTextsOf(config);
  return {
    telecharger: ({ body, context }) => telechargerCertificats(context, texts, body),
  };
}
