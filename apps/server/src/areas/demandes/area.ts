import { promesseDeLettre } from './demande-habilitation/promesseDeLettre.ts';
import { promesseOf } from './lettre/promesseOf.ts';
import { MODELES_COURRIEL_DA } from '@habilis/domain/demande-administrative/courrielsOfStep';
import { NOTION_DA } from '@habilis/domain/demande-administrative/NOTION_DA';
import { MODELES_COURRIEL_DH } from '@habilis/domain/demande-habilitation/courrielsOfStep';
import { NOTION_DH } from '@habilis/domain/demande-habilitation/NOTION_DH';
import { NOTION_DEMANDE } from '@habilis/domain/demande/NOTION_DEMANDE';
import type { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { Handlers } from '../../platform/Handler.ts';
import { keptByHandler } from '../../platform/http/scopeChecks.ts';
import { PERSONNE_REFERENCES } from './PERSONNE_REFERENCES.ts';
import type { Area } from '../../platform/Area.ts';
import { dayOf } from '../../platform/dayOf.ts';
import { job } from '../../platform/jobs/Job.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { addEcheances, addUndated } from '../echeances/echeance/echeanceSources.ts';
import { addFileOwner } from '../fichiers/file/fileOwners.ts';
import { demandesOfHabilitation } from '../habilitations/habilitation/demandesOfHabilitation.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { heldTasks } from '../personnes/utilisateur/heldTasks.ts';
import { ECHEANCES_COMMISSION } from './commission/echeances.ts';
import { commissionHandlers } from './commission/handlers.ts';
import { sendDueDecisions } from './commission/sendDueDecisions.ts';
import { askAgainForVerifications } from './demande-administrative/askAgainForVerifications.ts';
import { demandeAdministrativeHandlers } from './demande-administrative/handlers.ts';
import { mayReadFileOfDemandeAdministrative } from './demande-administrative/ownedFiles.ts';
import { retryVerificationSiren } from './demande-administrative/retryVerificationSiren.ts';
import { mayReadDemandeAdministrative } from './dossier-administratif/scope.ts';
import { updateDailyAlertes } from './demande-administrative/updateDailyAlertes.ts';
import { verificationSirenJob } from './demande-administrative/verificationSirenJob.ts';
import { demandesAccordees } from './demande-habilitation/demandesAccordees.ts';
import { listFichiers } from './demande-habilitation/fichiers.ts';
import { demandeHabilitationHandlers } from './demande-habilitation/handlers.ts';
import { mayReadFileOfDemandeHabilitation } from './demande-habilitation/ownedFiles.ts';
import { purgeDemandes } from './demande-habilitation/purgeDemandes.ts';
import { mayReadDemandeHabilitation } from './demande-habilitation/scope.ts';
import { tellDemandesDurcies } from '../niveaux/dispositif-niveau/tellDurcissement.ts';
import { tellNiveauDurci } from './demande-habilitation/tellNiveauDurci.ts';
import { updateDailyDemandes } from './demande-habilitation/updateDailyDemandes.ts';
import { countDrafts } from './demande/countDrafts.ts';
import { ECHEANCES_DEMANDE } from './demande/echeances.ts';
import { currentConditions } from './demande/filterConditions.ts';
import { COURRIELS_DECISION } from './commission/tellDecider.ts';
import { demandeHandlers } from './demande/handlers.ts';
import { listDemandes } from './demande/listDemandes.ts';
import { searchDemandes } from './demande/searchDemandes.ts';
import { handOver, readPassation } from './demande/passation.ts';
import { rolesOfHeld } from './demande/rolesOfHeld.ts';
import { releaseEndedRoles, releaseTasks } from './demande/releaseTasks.ts';
import { examenHandlers } from './examen/handlers.ts';
import { historiqueCommentaireHandlers } from './historique-commentaire/handlers.ts';
import { lectureHandlers } from './lecture/handlers.ts';
import { lettreHandlers } from './lettre/handlers.ts';
import { presenceHandlers } from './presence/handlers.ts';
import { COURRIELS_TACHES } from './tache/COURRIELS_TACHES.ts';
import { purgePresence } from './presence/purgePresence.ts';
import { purgeVues } from './vue/vues.ts';

const relanceVerifications = job('relance-verifications-siren', { cron: '23 * * * *' });
const decisionsAEnvoyer = job('decisions-a-envoyer', { isSingle: true, cron: '* * * * *' });

/** Both demandes from draft to decision: examination, commission, letters, lists. */
export const demandes = {
  tables: [
    'demande_administrative',
    'demande_administrative_fichier',
    'historique_commentaire',
    'demande_habilitation',
    'demande_habilitation_fichier',
    'demande_habilitation_formateur',
    'demande_habilitation_plateforme',
    'formateur_prevenu',
    'avis',
    'presence',
    'lecture_vue',
    'demande_complement',
    'demande_complement_point',
    'decision_commission',
  ],
  shown: {
    avis: ['habilitations'],
    decision_commission: ['habilitations'],
    demande_administrative: ['avertir', 'personnes', 'habilitations'],
    demande_habilitation: ['niveaux', 'personnes', 'habilitations'],
    demande_habilitation_formateur: ['personnes'],
  },
  handlers: (config) => ({
    demande: demandeHandlers(config),
    demandeAdministrative: demandeAdministrativeHandlers,
    demandeHabilitation: {
      ...demandeHabilitationHandlers,
      currentList: ({ query, context }) =>
        listDemandes(context, currentConditions(context, query), query, ['demande_habilitation']),
    } satisfies Handlers<typeof demandeHabilitation>,
    commission: commissionHandlers(config),
    lettre: lettreHandlers(config),
    lecture: lectureHandlers(config),
    historiqueCommentaire: historiqueCommentaireHandlers,
    presence: presenceHandlers,
    examen: examenHandlers,
  }),
  scopes: {
    demande: async (context, { id, type }) =>
      type === 'DH'
        ? mayReadDemandeHabilitation(context, Number(id))
        : mayReadDemandeAdministrative(context, Number(id)),
    'demande-administrative': async (context, { id }) => mayReadDemandeAdministrative(context, Number(id)),
    'demande-administrative-body': keptByHandler,
    'demande-habilitation': async (context, { id }) => mayReadDemandeHabilitation(context, Number(id)),
    'demande-habilitation-body': keptByHandler,
  },
  objets: {
    'demande-administrative': { table: 'demande_administrative', libelle: 'numero', caisse: 'caisse_id' },
    'demande-habilitation': { table: 'demande_habilitation', libelle: 'numero', caisse: 'caisse_id' },
  },
  evenements: { ...NOTION_DA.courriels, ...NOTION_DH.courriels, ...NOTION_DEMANDE.courriels },
  courriels: [
    ...MODELES_COURRIEL_DA,
    ...MODELES_COURRIEL_DH,
    ...COURRIELS_TACHES,
    ...COURRIELS_DECISION,
    'formateur-declare',
  ],
  workers: [
    worker(verificationSirenJob, ({ connection, register, now }, { demandeAdministrativeId }) =>
      retryVerificationSiren(connection.db, register, demandeAdministrativeId, now()),
    ),
    worker(relanceVerifications, ({ connection, jobs }) => askAgainForVerifications(connection.db, jobs)),
    worker(decisionsAEnvoyer, async (services) => sendDueDecisions(services.connection.db, await dayOf(services))),
  ],
  daily: [updateDailyAlertes, updateDailyDemandes],
  purges: [purgePresence, purgeDemandes, purgeVues],
  answers: () => {
    addFileOwner({ table: 'demande_administrative_fichier', mayRead: mayReadFileOfDemandeAdministrative });
    addFileOwner({ table: 'demande_habilitation_fichier', mayRead: mayReadFileOfDemandeHabilitation });
    addEcheances(...ECHEANCES_DEMANDE, ...ECHEANCES_COMMISSION);
    addUndated(countDrafts);
    tellDemandesDurcies.answer(tellNiveauDurci);
    demandesOfHabilitation.answer({
      mayRead: mayReadDemandeHabilitation,
      accordees: demandesAccordees,
      fichiers: listFichiers,
    });
    promesseDeLettre.answer(promesseOf);
    addSearcher('demande', searchDemandes);
    heldTasks.answer({
      byRoles: rolesOfHeld,
      passation: readPassation,
      handOver,
      release: releaseTasks,
      releaseOfEndedRoles: releaseEndedRoles,
    });
  },
  personnes: PERSONNE_REFERENCES,
} as const satisfies Area;
