import { type Page, PATHS, ROLE_AREA } from '@habilis/api/page/paths';
import { ROLE_PATHS, type RolePage } from '@habilis/api/page/rolePaths';
import type { Capability } from '@habilis/domain/role/capability';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { LoaderFunction, RouteObject } from 'react-router';
import { RouteError } from './layout/RouteError.tsx';
import { Component as UnknownPage, loader as refuseUnknown } from './layout/unknownRoute.tsx';
import { wholeRead } from './layout/wholeRead.ts';
import { requireCapability } from './session/requireCapability.ts';

type ReadPage = () => Promise<object>;
/** A screen: its path, the key of its title, its page, and who may open it. */
type Row = readonly [
  path: (typeof PATHS)[Page] | (typeof ROLE_PATHS)[RolePage],
  title: MessageKey,
  page: ReadPage,
  whose?: {
    /** Needs an account. */
    readonly isOwn?: true;
    /** What the role must hold: without it the page does not exist. */
    readonly capability?: Capability;
  },
];

/** The help: for guests, and in each role's area. */
const HELP: readonly Row[] = [
  [ROLE_PATHS.faqs, 'faqs.titre', () => import('./features/assistance/faqsRoute.tsx')],
  [ROLE_PATHS.manuels, 'manuels.titre', () => import('./features/assistance/manuelsRoute.tsx')],
  [ROLE_PATHS.contact, 'supports.contact', () => import('./features/assistance/contactRoute.tsx')],
];

const GUESTS: readonly Row[] = [
  [PATHS.motDePasseOublie, 'invite.oubli.titre', () => import('./features/compte/motDePasseOublieRoute.tsx')],
  [PATHS.inscription, 'compte.inscription.titre', () => import('./features/compte/inscriptionRoute.tsx')],
  [PATHS.activation, 'compte.activation.titre', () => import('./features/compte/activationRoute.tsx')],
  [
    PATHS.reinitialisation,
    'compte.reinitialisation.titre',
    () => import('./features/compte/reinitialisationRoute.tsx'),
  ],
  [PATHS.changementMail, 'compte.changement-mail.titre', () => import('./features/compte/changementMailRoute.tsx')],
  [PATHS.desabonnement, 'compte.desabonnement.titre', () => import('./features/notifications/desabonnementRoute.tsx')],
  [
    PATHS.validationDonnees,
    'compte.validation.titre',
    () => import('./features/compte/validationDonneesRoute.tsx'),
    { isOwn: true },
  ],
  [PATHS.actualitesInvite, 'actualites.titre', () => import('./features/actualites/actualitesInviteRoute.tsx')],
  [PATHS.annuaire, 'entites.annuaire.titre', () => import('./features/annuaire/annuaireRoute.tsx')],
  [PATHS.ficheAnnuaire, 'entites.annuaire.titre', () => import('./features/annuaire/ficheRoute.tsx')],
  [PATHS.certificat, 'scanner-qrcode.titre', () => import('./features/certificat/certificatRoute.tsx')],
  [
    PATHS.accessibilite,
    'invite.accessibilite.titre',
    () => import('./features/pages-publiques/accessibiliteRoute.tsx'),
  ],
  [PATHS.mentionsLegales, 'invite.mentions.titre', () => import('./features/pages-publiques/mentionsLegalesRoute.tsx')],
  [
    PATHS.donneesPersonnelles,
    'invite.donnees.titre',
    () => import('./features/pages-publiques/donneesPersonnellesRoute.tsx'),
  ],
  [PATHS.planDuSite, 'invite.plan.titre', () => import('./features/pages-publiques/planDuSiteRoute.tsx')],
  [PATHS.bienvenue, 'roles.choisir', () => import('./features/bienvenue/bienvenueRoute.tsx'), { isOwn: true }],
];

/** Pages under `compte`; the first shows the person's own data. */
const ACCOUNT: readonly Row[] = [
  [PATHS.motDePasse, 'compte.mot-de-passe.titre', () => import('./features/compte/motDePasseRoute.tsx')],
  [PATHS.securite, 'compte.securite.titre', () => import('./features/compte/securiteRoute.tsx')],
  [PATHS.sessions, 'compte.sessions.titre', () => import('./features/compte/sessionsRoute.tsx')],
];

/** Pages of a role's area. */
const ROLES: readonly Row[] = [
  [ROLE_PATHS.taches, 'listes.taches.titre', () => import('./features/demandes/tachesRoute.tsx')],
  [ROLE_PATHS.demandes, 'listes.demandes.titre', () => import('./features/demandes/demandesRoute.tsx')],
  [
    ROLE_PATHS.demandeAdministrative,
    'entites.titre',
    () => import('./features/demande-administrative/demandeAdministrativeRoute.tsx'),
  ],
  [
    ROLE_PATHS.demandeHabilitation,
    'habilitations.demande.titre',
    () => import('./features/demande-habilitation/demandeHabilitationRoute.tsx'),
  ],
  [ROLE_PATHS.habilitations, 'habilitations.titre', () => import('./features/habilitations/habilitationsRoute.tsx')],
  [
    ROLE_PATHS.nouvelleHabilitation,
    'habilitations.creer',
    () => import('./features/habilitations/nouvelleHabilitationRoute.tsx'),
    { capability: 'create-habilitation' },
  ],
  [ROLE_PATHS.habilitation, 'habilitations.faits', () => import('./features/habilitations/habilitationRoute.tsx')],
  [ROLE_PATHS.commission, 'workflow.commission.titre', () => import('./features/commission/seancesRoute.tsx')],
  [
    ROLE_PATHS.commissionAPlanifier,
    'workflow.commission.titre',
    () => import('./features/commission/aPlanifierRoute.tsx'),
  ],
  [
    ROLE_PATHS.commissionDecisions,
    'workflow.commission.titre',
    () => import('./features/commission/enAttenteRoute.tsx'),
  ],
  [ROLE_PATHS.commissionSeance, 'workflow.commission.titre', () => import('./features/commission/seanceRoute.tsx')],
  [ROLE_PATHS.commissionDecision, 'workflow.commission.titre', () => import('./features/commission/decisionRoute.tsx')],
  [ROLE_PATHS.alertes, 'alertes.titre', () => import('./features/alertes/alertesRoute.tsx')],
  [ROLE_PATHS.actualites, 'actualites.titre', () => import('./features/actualites/actualitesRoute.tsx')],
  [
    ROLE_PATHS.enTantQue,
    'admin.en-tant-que.titre',
    () => import('./features/en-tant-que/enTantQueRoute.tsx'),
    { capability: 'impersonate' },
  ],
  [
    ROLE_PATHS.notifications,
    'compte.notifications.titre',
    () => import('./features/notifications/notificationsRoute.tsx'),
  ],
  [ROLE_PATHS.entites, 'entites.liste', () => import('./features/entites/entitesRoute.tsx')],
  [
    ROLE_PATHS.nouvelleEntite,
    'entites.creer',
    () => import('./features/entites/nouvelleEntiteRoute.tsx'),
    { capability: 'create-entite' },
  ],
  [ROLE_PATHS.entite, 'entites.liste', () => import('./features/entites/entiteRoute.tsx')],
  [ROLE_PATHS.utilisateurs, 'utilisateurs.titre', () => import('./features/utilisateurs/utilisateursRoute.tsx')],
  [
    ROLE_PATHS.nouvelUtilisateur,
    'utilisateurs.creer',
    () => import('./features/utilisateurs/nouveauRoute.tsx'),
    { capability: 'manage-users' },
  ],
  [ROLE_PATHS.utilisateur, 'utilisateurs.titre', () => import('./features/utilisateurs/utilisateurRoute.tsx')],
  [ROLE_PATHS.fusion, 'utilisateurs.fusionner', () => import('./features/utilisateurs/fusionRoute.tsx')],
  [ROLE_PATHS.dispositifs, 'dispositifs.titre', () => import('./features/dispositifs/dispositifsRoute.tsx')],
  [
    ROLE_PATHS.nouveauNiveau,
    'dispositifs-niveaux.creer',
    () => import('./features/dispositifs/niveauFormRoute.tsx'),
    { capability: 'edit-dispositifs' },
  ],
  [ROLE_PATHS.niveau, 'dispositifs-niveaux.niveau', () => import('./features/dispositifs/niveauRoute.tsx')],
  [
    ROLE_PATHS.modifierNiveau,
    'dispositifs-niveaux.modifier',
    () => import('./features/dispositifs/niveauFormRoute.tsx'),
    { capability: 'edit-dispositifs' },
  ],
];

/** Loads a page when it is opened; to roles without the capability, the page does not exist. */
const read = (page: ReadPage, capability?: Capability) => async () => {
  const { loader, ...rest } = await wholeRead<{ loader?: LoaderFunction }>(page);
  if (capability === undefined) return loader === undefined ? rest : { ...rest, loader };
  const guarded: LoaderFunction = (args, context) => {
    requireCapability(capability);
    return loader?.(args, context) ?? null;
  };
  return { ...rest, loader: guarded };
};

const routesOf = (rows: readonly Row[]): RouteObject[] =>
  rows.map(([path, title, page, { capability, ...whose } = {}]) => ({
    path,
    caseSensitive: true,
    handle: { title, ...whose },
    lazy: read(page, capability),
  }));

const area = () => wholeRead(() => import('./layout/roleAreaRoute.tsx'));

const unknown: RouteObject = {
  path: '*',
  handle: { title: 'erreurs.404.titre' satisfies MessageKey },
  loader: refuseUnknown,
  Component: UnknownPage,
};

/** Every screen but sign-in, without their code. Made anew for each router, which stores in them what it loads. */
export const screenRoutes = (): RouteObject[] => [
  ...routesOf(GUESTS),
  {
    path: PATHS.compte,
    caseSensitive: true,
    handle: { title: 'compte.titre' satisfies MessageKey, isOwn: true },
    lazy: read(() => import('./features/compte/compteRoute.tsx')),
    children: [{ index: true, lazy: read(() => import('./features/compte/donneesRoute.tsx')) }, ...routesOf(ACCOUNT)],
  },
  ...routesOf(HELP),
  {
    path: ROLE_AREA,
    caseSensitive: true,
    lazy: {
      middleware: async () => (await area()).middleware,
      loader: async () => (await area()).loader,
      Component: async () => (await area()).Component,
    },
    ErrorBoundary: RouteError,
    children: [
      {
        // A page that fails does not take down the area around it.
        ErrorBoundary: RouteError,
        children: [
          {
            index: true,
            handle: { title: 'tableau-bord.titre' satisfies MessageKey },
            lazy: read(() => import('./features/tableau-bord/tableauBordRoute.tsx')),
          },
          ...routesOf(ROLES),
          ...routesOf(HELP),
          unknown,
        ],
      },
    ],
  },
  unknown,
];
