import type { Capability } from '@habilis/domain/role/capability';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { LoaderFunction, RouteObject } from 'react-router';
import { RouteError } from './layout/RouteError.tsx';
import { Component as UnknownPage, loader as refuseUnknown } from './layout/unknownRoute.tsx';
import { wholeRead } from './layout/wholeRead.ts';
import { requireCapability } from './session/requireCapability.ts';

type ReadPage = () => Promise<object>;
/** A screen: its path, the key of its title, its page, and who it is for. */
type Row = readonly [
  path: string,
  title: MessageKey,
  page: ReadPage,
  whose?: {
    /** It wants an account. */
    readonly isOwn?: true;
    /** What the role must hold: without it there is no such page. */
    readonly capability?: Capability;
  },
];

/** The help: for guests, and under each role. */
const HELP: readonly Row[] = [
  ['assistance/faqs/liste', 'faqs.titre', () => import('./features/assistance/faqsRoute.tsx')],
  ['assistance/manuels', 'manuels.titre', () => import('./features/assistance/manuelsRoute.tsx')],
  ['assistance/contact', 'supports.contact', () => import('./features/assistance/contactRoute.tsx')],
];

const GUESTS: readonly Row[] = [
  ['mot-de-passe-oublie', 'invite.oubli.titre', () => import('./features/compte/motDePasseOublieRoute.tsx')],
  ['inscription', 'compte.inscription.titre', () => import('./features/compte/inscriptionRoute.tsx')],
  ['activation/:key', 'compte.activation.titre', () => import('./features/compte/activationRoute.tsx')],
  [
    'reinitialisation/:key',
    'compte.reinitialisation.titre',
    () => import('./features/compte/reinitialisationRoute.tsx'),
  ],
  ['changement-mail/:key', 'compte.changement-mail.titre', () => import('./features/compte/changementMailRoute.tsx')],
  ['desabonnement/:key', 'compte.desabonnement.titre', () => import('./features/notifications/desabonnementRoute.tsx')],
  [
    'validation-donnees-personnelles',
    'compte.validation.titre',
    () => import('./features/compte/validationDonneesRoute.tsx'),
    { isOwn: true },
  ],
  ['actualites', 'actualites.titre', () => import('./features/actualites/actualitesInviteRoute.tsx')],
  ['annuaire', 'entites.annuaire.titre', () => import('./features/annuaire/annuaireRoute.tsx')],
  ['annuaire/:entiteId', 'entites.annuaire.titre', () => import('./features/annuaire/ficheRoute.tsx')],
  ['certificat', 'scanner-qrcode.titre', () => import('./features/certificat/certificatRoute.tsx')],
  ['accessibilite', 'invite.accessibilite.titre', () => import('./features/pages-publiques/accessibiliteRoute.tsx')],
  ['mentions-legales', 'invite.mentions.titre', () => import('./features/pages-publiques/mentionsLegalesRoute.tsx')],
  [
    'donnees-personnelles',
    'invite.donnees.titre',
    () => import('./features/pages-publiques/donneesPersonnellesRoute.tsx'),
  ],
  ['plan-du-site', 'invite.plan.titre', () => import('./features/pages-publiques/planDuSiteRoute.tsx')],
  ['bienvenue', 'roles.choisir', () => import('./features/bienvenue/bienvenueRoute.tsx'), { isOwn: true }],
];

/** Under `compte`, whose first page is that of one's own data. */
const ACCOUNT: readonly Row[] = [
  ['mot-de-passe', 'compte.mot-de-passe.titre', () => import('./features/compte/motDePasseRoute.tsx')],
  ['securite', 'compte.securite.titre', () => import('./features/compte/securiteRoute.tsx')],
  ['sessions', 'compte.sessions.titre', () => import('./features/compte/sessionsRoute.tsx')],
];

/** Under the address of a role. */
const ROLES: readonly Row[] = [
  ['taches', 'listes.taches.titre', () => import('./features/demandes/tachesRoute.tsx')],
  ['demandes', 'listes.demandes.titre', () => import('./features/demandes/demandesRoute.tsx')],
  [
    'demandes-administratives/:demandeId',
    'entites.titre',
    () => import('./features/demande-administrative/demandeAdministrativeRoute.tsx'),
  ],
  [
    'demandes-habilitation/:demandeId/:onglet?',
    'habilitations.demande.titre',
    () => import('./features/demande-habilitation/demandeHabilitationRoute.tsx'),
  ],
  ['habilitations', 'habilitations.titre', () => import('./features/habilitations/habilitationsRoute.tsx')],
  [
    'habilitations/nouvelle',
    'habilitations.creer',
    () => import('./features/habilitations/nouvelleHabilitationRoute.tsx'),
    { capability: 'create-habilitation' },
  ],
  [
    'habilitations/:habilitationId',
    'habilitations.faits',
    () => import('./features/habilitations/habilitationRoute.tsx'),
  ],
  ['commission', 'workflow.commission.titre', () => import('./features/commission/seancesRoute.tsx')],
  ['commission/a-planifier', 'workflow.commission.titre', () => import('./features/commission/aPlanifierRoute.tsx')],
  ['commission/decisions', 'workflow.commission.titre', () => import('./features/commission/enAttenteRoute.tsx')],
  ['commission/seances/:date', 'workflow.commission.titre', () => import('./features/commission/seanceRoute.tsx')],
  [
    'commission/seances/:date/decision',
    'workflow.commission.titre',
    () => import('./features/commission/decisionRoute.tsx'),
  ],
  ['alertes', 'alertes.titre', () => import('./features/alertes/alertesRoute.tsx')],
  ['actualites', 'actualites.titre', () => import('./features/actualites/actualitesRoute.tsx')],
  [
    'en-tant-que',
    'admin.en-tant-que.titre',
    () => import('./features/en-tant-que/enTantQueRoute.tsx'),
    { capability: 'impersonate' },
  ],
  ['notifications', 'compte.notifications.titre', () => import('./features/notifications/notificationsRoute.tsx')],
  ['entites', 'entites.liste', () => import('./features/entites/entitesRoute.tsx')],
  [
    'entites/nouvelle',
    'entites.creer',
    () => import('./features/entites/nouvelleEntiteRoute.tsx'),
    { capability: 'create-entite' },
  ],
  ['entites/:entiteId', 'entites.liste', () => import('./features/entites/entiteRoute.tsx')],
  ['utilisateurs', 'utilisateurs.titre', () => import('./features/utilisateurs/utilisateursRoute.tsx')],
  [
    'utilisateurs/nouveau',
    'utilisateurs.creer',
    () => import('./features/utilisateurs/nouveauRoute.tsx'),
    { capability: 'manage-users' },
  ],
  ['utilisateurs/:habilisId', 'utilisateurs.titre', () => import('./features/utilisateurs/utilisateurRoute.tsx')],
  ['utilisateurs/:habilisId/fusion', 'utilisateurs.fusionner', () => import('./features/utilisateurs/fusionRoute.tsx')],
  ['dispositifs', 'dispositifs.titre', () => import('./features/dispositifs/dispositifsRoute.tsx')],
  [
    'dispositifs/nouveau',
    'dispositifs-niveaux.creer',
    () => import('./features/dispositifs/niveauFormRoute.tsx'),
    { capability: 'edit-dispositifs' },
  ],
  ['dispositifs/:niveauId', 'dispositifs-niveaux.niveau', () => import('./features/dispositifs/niveauRoute.tsx')],
  [
    'dispositifs/:niveauId/modifier',
    'dispositifs-niveaux.modifier',
    () => import('./features/dispositifs/niveauFormRoute.tsx'),
    { capability: 'edit-dispositifs' },
  ],
];

/** A page when it is gone to; with a capability, roles without it find that there is no such page. */
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

/** Every screen but the sign-in page: their paths, not their files. */
export const routes: RouteObject[] = [
  ...routesOf(GUESTS),
  {
    path: 'compte',
    caseSensitive: true,
    handle: { title: 'compte.titre' satisfies MessageKey, isOwn: true },
    lazy: read(() => import('./features/compte/compteRoute.tsx')),
    children: [{ index: true, lazy: read(() => import('./features/compte/donneesRoute.tsx')) }, ...routesOf(ACCOUNT)],
  },
  ...routesOf(HELP),
  {
    path: ':code/:roleId',
    caseSensitive: true,
    lazy: {
      middleware: async () => (await area()).middleware,
      loader: async () => (await area()).loader,
      Component: async () => (await area()).Component,
    },
    ErrorBoundary: RouteError,
    children: [
      {
        // A page that fails leaves the area around it standing.
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
