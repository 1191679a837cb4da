import type { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { papierTextsOf } from '../papier/papierTexts.ts';
import { previewModele } from './previewModele.ts';
import { listModeles, readModele, searchModeles } from './readModeles.ts';
import { createModele, publishModele, updateModele } from './writeModele.ts';

/** The models of certificats over HTTP. */
export function modeleCertificatHandlers(config: Config): Handlers<typeof modeleCertificat> {
  const texts = papierTextsOf(config);
  return {
    search: ({ body, context }) => searchModeles(context, texts, body, 'stagiaires'),
    formateurs: ({ body, context }) => searchModeles(context, texts, body, 'formateurs'),
    create: ({ body, files, context }) => createModele(context, texts, { write: body, files }),
    get: ({ params, query, context }) => readModele(context, texts, params.id, query.etat),
    previsualiser: ({ params, query, context }) => previewModele(context, texts, params.id, query.etat),
    forCriteria: async ({ context }) => (await listModeles(context)).map(({ id, intitule }) => ({ id, intitule })),
    update: ({ body, files, context }) => updateModele(context, texts, { write: body, files }),
    publier: ({ params, body, context }) => publishModele(context, texts, params.id, body.version),
  };
}
