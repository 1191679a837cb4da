import { NOTION_ENTITE } from '@habilis/domain/entite/NOTION_ENTITE';
import { COURRIELS_ENTITE } from './entite/announceEntite.ts';
import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import type { Area } from '../../platform/Area.ts';
import { dayOf } from '../../platform/dayOf.ts';
import { job } from '../../platform/jobs/Job.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { ecritureEntite } from '../demandes/demande-administrative/ecritureEntite.ts';
import { entiteLisible } from '../demandes/demande-habilitation/entiteLisible.ts';
import { annuaireHandlers } from './annuaire/handlers.ts';
import { closeEndedEntites } from './entite/closeEndedEntites.ts';
import { entiteHandlers } from './entite/handlers.ts';
import { followGestionnaires, updateSansGestionnaire } from './entite/followGestionnaires.ts';
import { findEntites } from './entite/findEntites.ts';
import { gestionnaires } from '../personnes/utilisateur/gestionnaires.ts';
import { tellPartsToCaisse } from './entite/tellPartsToCaisse.ts';
import { tellParts } from '../personnes/partie-prenante/tellParts.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { mayReadEntite } from './entite/scope.ts';
import { addEntite, writeEntite } from './entite/writeEntite.ts';
import { verificationEntiteJob } from './entite/verificationEntiteJob.ts';
import { verifyEntite, verifyEntites } from './entite/verifyEntite.ts';

const verificationEntites = job('verification-entites', { cron: '47 * * * *' });

/** Entites, their check at the company register, and the public directory. */
export const entites = {
  tables: ['entite'],
  shown: {
    entite: ['niveaux', 'avertir', 'personnes', 'habilitations', 'demandes'],
  },
  handlers: (config) => ({ entite: entiteHandlers(config), annuaire: annuaireHandlers(config) }),
  scopes: {
    entite: async (context, { entityId, id = entityId }) => mayReadEntite(context, Number(id)),
    'entite-body': keptByHandler,
  },
  objets: {
    entite: { table: 'entite', libelle: 'raison_sociale', caisse: 'caisse_id' },
  },
  evenements: NOTION_ENTITE.courriels,
  courriels: COURRIELS_ENTITE,
  workers: [
    worker(verificationEntiteJob, async ({ connection, register, jobs, now, settings }, { entiteId }) => {
      const tools = { db: connection.db, register, jobs, now: now(), settings: await settings() };
      if (!(await verifyEntite(tools, entiteId))) {
        throw new Error('le registre des entreprises ne répond pas');
      }
    }),
    worker(verificationEntites, async ({ connection, register, jobs, now, settings }) =>
      verifyEntites({ db: connection.db, register, jobs, now: now(), settings: await settings() }),
    ),
  ],
  nightly: [
    {
      nom: 'entites-fermees',
      heure: '00:02',
      run: async (services) => closeEndedEntites(services.connection.db, await dayOf(services)),
    },
  ],
  daily: [updateSansGestionnaire],
  answers: () => {
    gestionnaires.answer({ follow: followGestionnaires });
    entiteLisible.answer(mayReadEntite);
    ecritureEntite.answer({ add: addEntite, write: writeEntite });
    tellParts.answer(tellPartsToCaisse);
    addSearcher('entite', findEntites);
  },
} as const satisfies Area;
