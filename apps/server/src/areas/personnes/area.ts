import { NOTION_COMPTE } from '@habilis/domain/compte/NOTION_COMPTE';
import { COURRIELS_COMPTE } from './personne/sendAccountMail.ts';
import { PERSONNE_REFERENCES } from './utilisateur/PERSONNE_REFERENCES.ts';
import type { Area } from '../../platform/Area.ts';
import { dayOf } from '../../platform/dayOf.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { accountHandlers } from './account/handlers.ts';
import { facteurHandlers } from './facteur/handlers.ts';
import { endVoidImpersonations } from './impersonation/endVoidImpersonations.ts';
import { fournisseurHandlers } from './fournisseur/handlers.ts';
import { purgeIdentites } from './identite/identitePresentee.ts';
import { impersonationHandlers } from './impersonation/handlers.ts';
import { purgePersonnes } from './personne/purgePersonnes.ts';
import { announceLockout } from './session/announceLockout.ts';
import { cleAccesHandlers, sessionHandlers } from './session/handlers.ts';
import { lockoutJob } from './session/lockoutJob.ts';
import { utilisateurHandlers } from './utilisateur/handlers.ts';
import { heldTasks } from './utilisateur/heldTasks.ts';
import { findUtilisateurs } from './utilisateur/findUtilisateurs.ts';
import { preferencesDeRole } from '../avertir/role/preferences.ts';
import { addSearcher } from '../recherche/searchers.ts';
import { PREFERENCES_DE_ROLE } from './utilisateur/preferencesDeRole.ts';
import { isOwnFormateur, mayReadPersonne, mayReadRole } from './utilisateur/scope.ts';

/** Accounts, sessions, second factors, acting as another person, and the administration of users. */
export const personnes = {
  tables: [
    'personne',
    'role',
    'role_dispositif',
    'role_dispositif_niveau',
    'mrp',
    'invitation',
    'facteur',
    'identite_presentee',
    'lien_fournisseur',
    'stagiaire',
    'stagiaire_fusionne',
    'certificat_formateur',
  ],
  shown: {
    certificat_formateur: ['niveaux'],
    facteur: ['echeances'],
    mrp: ['niveaux', 'avertir'],
    personne: ['platform', 'niveaux', 'avertir', 'echeances'],
    role: ['platform', 'niveaux', 'avertir', 'echeances'],
    role_dispositif: ['niveaux'],
    role_dispositif_niveau: ['niveaux'],
  },
  handlers: (config) => ({
    session: sessionHandlers(config),
    cleAcces: cleAccesHandlers(config),
    account: accountHandlers(config),
    impersonation: impersonationHandlers,
    facteur: facteurHandlers(config),
    fournisseur: fournisseurHandlers(config),
    utilisateur: utilisateurHandlers,
  }),
  scopes: {
    personne: async (context, { habilisId = '', autreHabilisId = habilisId }) =>
      (await mayReadPersonne(context, habilisId)) && mayReadPersonne(context, autreHabilisId),
    role: async (context, { roleId }) => mayReadRole(context, Number(roleId)),
    formateur: async (context, { habilisId = '', roleId }) => isOwnFormateur(context, habilisId, Number(roleId)),
  },
  objets: {
    personne: { table: 'personne', libelle: `prenom || ' ' || nom` },
    role: null,
  },
  evenements: NOTION_COMPTE.courriels,
  courriels: COURRIELS_COMPTE,
  workers: [
    worker(lockoutJob, async (services, { personneId }) => {
      if (personneId !== null) {
        await announceLockout(services.connection.db, { ...(await dayOf(services)), personneId });
      }
    }),
  ],
  nightly: [
    {
      nom: 'roles-termines',
      heure: '00:01',
      run: async (services) => {
        const day = await dayOf(services);
        const { db } = services.connection;
        const works = [() => heldTasks.ask().releaseOfEndedRoles(db, day), () => endVoidImpersonations(db, day.now)];
        await eachAlone(works, (work) => work());
      },
    },
  ],
  purges: [purgePersonnes, purgeIdentites],
  answers: () => {
    addSearcher('personne', findUtilisateurs);
    preferencesDeRole.answer(PREFERENCES_DE_ROLE);
  },
  personnes: PERSONNE_REFERENCES,
} as const satisfies Area;
