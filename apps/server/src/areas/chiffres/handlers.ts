import { JEUX_OUVERTS } from '@habilis/api/statistique/DonneesOuvertes';
import type { statistique } from '@habilis/api/statistique/endpoints';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../platform/Handler.ts';
import { textsOf } from '../../platform/textsOf.ts';
import { readPage } from './page/readPage.ts';
import { catalogue } from './public/catalogue.ts';
import { filesOuverts, schemaOf } from './public/donneesOuvertes.ts';
import { readChiffres } from './public/readChiffres.ts';
import { readRapport } from './rapport/readRapport.ts';

/** The figures over HTTP. */
export function statistiqueHandlers(config: Config): Handlers<typeof statistique> {
  const t = textsOf(config, [
    'statistiques',
    'lettres',
    'workflow',
    'habilitations',
    'entites',
    'departements',
    'roles',
    'exploitation',
  ]);
  const rapport = { t, specimen: config.environment === 'production' ? null : t('lettres.specimen') };
  const fileOf = filesOuverts(config);
  return {
    page: ({ params: { sujet }, query, context }) => readPage(context, sujet, query),
    rapport: ({ params: { annee }, query: { caisse }, context }) => readRapport(context, rapport, { annee, caisse }),
    chiffres: ({ query: { dispositif }, context }) => readChiffres(context, dispositif),
    donnees: ({ params: { jeu }, query: { format }, context }) => fileOf(context, jeu, format),
    geojson: ({ context }) => fileOf(context, 'annuaire', 'geojson'),
    jeux: async () => JEUX_OUVERTS.map((jeu) => schemaOf(jeu, t)),
    schema: async ({ params: { jeu } }) => schemaOf(jeu, t),
    catalogue: async () => catalogue({ config, t }),
  };
}
