import type { Area } from '../../platform/Area.ts';
import { dayOf } from '../../platform/dayOf.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { moves } from '../../platform/PersonneReference.ts';
import { updateDailyAlertes } from '../demandes/demande-administrative/updateDailyAlertes.ts';
import { updateDailyDemandes } from '../demandes/demande-habilitation/updateDailyDemandes.ts';
import { exploitationHandlers } from './exploitation/handlers.ts';
import { arretHandlers } from './arret/handlers.ts';
import { applicationHandlers } from './application/handlers.ts';
import { afterRedatingJob } from './reglage/afterRedatingJob.ts';
import { reglageHandlers } from './reglage/handlers.ts';

/** What the client must know of the server before anybody signs in, the settings that its administrators change, and the running product for who operates it. */
export const reglages = {
  tables: ['arret', 'parametre', 'parametre_modification'],
  shown: { arret: ['platform'], parametre: ['platform'] },
  objets: {
    courriel: null,
    'adresse-ecartee': null,
    file: null,
    arret: null,
    reglage: null,
    appel: null,
  },
  handlers: (config) => ({
    application: applicationHandlers(config),
    arret: arretHandlers,
    exploitation: exploitationHandlers(config),
    reglage: reglageHandlers(config),
  }),
  workers: [
    worker(afterRedatingJob, async (services) => {
      const { db } = services.connection;
      const day = await dayOf(services);
      await updateDailyAlertes(db, day);
      await updateDailyDemandes(db, day);
    }),
  ],
  personnes: [moves('parametre_modification')],
} as const satisfies Area;
