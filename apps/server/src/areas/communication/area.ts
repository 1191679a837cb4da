import { NOTION_CONTENU } from '@habilis/domain/message/NOTION_CONTENU';
import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import { can } from '@habilis/domain/role/can';
import { addFileOwner } from '../fichiers/file/fileOwners.ts';
import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { actualiteHandlers } from './actualite/handlers.ts';
import { faqHandlers } from './faq/handlers.ts';
import { purgeRecherches } from './faq/readers.ts';
import { manuelHandlers } from './manuel/handlers.ts';
import { announceAll } from './message/announceAll.ts';
import { comptage, purgeCalculs, runCalcul } from './message/calculs.ts';
import { HEURES_ANNONCE } from './message/departMessage.ts';
import { envoiMessages } from './message/envoiMessages.ts';
import { messageHandlers } from './message/handlers.ts';
import { mailMessages } from './message/mailMessages.ts';
import { mayFollowCalcul, mayManageMessage } from './message/portee.ts';
import { bureauHandlers } from './support/bureauHandlers.ts';
import { isFileOfFil } from './support/fils.ts';
import { registerCourriels } from './support/registerCourriels.ts';
import { supportHandlers } from './support/handlers.ts';
import { purgeSupport } from './support/purgeSupport.ts';
import { typeMessageHandlers } from './type-message/handlers.ts';
import { job } from '../../platform/jobs/Job.ts';
import { worker } from '../../platform/jobs/Worker.ts';

// What comes out on a day is announced when people are up.
const annonces = job('annonces', { isSingle: true, cron: `7 ${HEURES_ANNONCE.cron} * * *` });

/** News, messages, questions and answers, manuals, and the support. */
export const communication = {
  tables: [
    'categorie_faq',
    'faq',
    'faq_avis',
    'faq_recherche_vaine',
    'manuel',
    'message_support',
    'message_support_fichier',
    'echange_support',
    'reponse_prete',
    'actualite',
    'type_message',
    'calcul_cible',
    'message',
    'message_cible',
    'message_suppression',
    'message_lecture',
  ],
  handlers: (config) => ({
    message: messageHandlers,
    typeMessage: typeMessageHandlers,
    actualite: actualiteHandlers(config),
    faq: faqHandlers,
    manuel: manuelHandlers,
    support: supportHandlers(config),
    bureauSupport: bureauHandlers(config),
  }),
  scopes: {
    message: (context, { id }) => mayManageMessage(context, Number(id)),
    'message-body': keptByHandler,
    'calcul-cible': (context, { id }) => mayFollowCalcul(context, Number(id)),
  },
  objets: {
    actualite: null,
    faq: null,
    'categorie-faq': null,
    manuel: null,
    message: null,
    'message-support': null,
    'reponse-prete': null,
    'type-message': null,
  },
  evenements: NOTION_CONTENU.courriels,
  courriels: ['actualite', 'message', 'support-message', 'support-recu', 'support-reponse'],
  workers: [
    worker(annonces, ({ connection, jobs, now }) => announceAll(connection.db, { jobs, now: now() })),
    worker(envoiMessages, ({ connection, jobs, now, settings }) =>
      mailMessages(connection.db, { jobs, now: now(), settings }),
    ),
    worker(comptage, runCalcul),
  ],
  // Mails that a stopped process left half way go on at once.
  starts: ({ jobs, connection }) => jobs.send(envoiMessages, {}, connection.db),
  routes: registerCourriels,
  answers: () =>
    addFileOwner({
      table: 'message_support_fichier',
      mayRead: async (context, fichierId) =>
        can(context.caller.role.type, 'answer-support') && (await isFileOfFil(context, fichierId)),
    }),
  purges: [purgeSupport, purgeCalculs, purgeRecherches],
  personnes: [
    moves('message_support'),
    moves('message_support', 'responsable_id'),
    moves('echange_support', 'auteur_id'),
    moves('faq_avis', 'personne_id', ['faq_id']),
    moves('message', 'diffuseur_id'),
    moves('message_suppression', 'personne_id', ['message_id']),
    moves('message_lecture', 'personne_id', ['message_id']),
  ],
} as const satisfies Area;
