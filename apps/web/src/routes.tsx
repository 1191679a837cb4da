import { createBrowserRouter, type RouteObject } from 'react-router';
import { Component as SignInPage, loader as goHome } from './features/connexion/connexionRoute.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { Root } from './shell/Root.tsx';
import { Component as UnknownPage, loader as refuseUnknown } from './shell/unknownRoute.tsx';

const unknownRoute = { loader: refuseUnknown, Component: UnknownPage };

/** The help: for guests, and under each role. */
const helpRoutes: RouteObject[] = [
  {
    path: 'assistance/faqs/liste',
    caseSensitive: true,
    handle: { title: 'faqs.titre' },
    lazy: () => import('./features/assistance/faqsRoute.tsx'),
  },
  {
    path: 'assistance/manuels',
    caseSensitive: true,
    handle: { title: 'manuels.titre' },
    lazy: () => import('./features/assistance/manuelsRoute.tsx'),
  },
  {
    path: 'assistance/contact',
    caseSensitive: true,
    handle: { title: 'supports.contact' },
    lazy: () => import('./features/assistance/contactRoute.tsx'),
  },
];

type Router = ReturnType<typeof createBrowserRouter>;
type RouterOptions = {
  /** The prefix of every address. @default the home */
  readonly basename?: string;
  /** Keeps the addresses. @default those of the browser */
  readonly create?: (routes: RouteObject[], options: { basename: string }) => Router;
};

/** Every screen, by hand: the table of contents of the app. A route's `handle.title` is the key of its title; `isOwn` marks a page that wants an account. */
export const createRouter = ({ basename = '/', create = createBrowserRouter }: RouterOptions = {}): Router =>
  create(
    [
      {
        path: '/',
        Component: Root,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                handle: { title: 'invite.connexion.titre' },
                loader: goHome,
                Component: SignInPage,
              },
              {
                path: 'connexion',
                caseSensitive: true,
                handle: { title: 'invite.connexion.titre' },
                loader: goHome,
                Component: SignInPage,
              },
              {
                path: 'mot-de-passe-oublie',
                caseSensitive: true,
                handle: { title: 'invite.oubli.titre' },
                lazy: () => import('./features/compte/motDePasseOublieRoute.tsx'),
              },
              {
                path: 'inscription',
                caseSensitive: true,
                handle: { title: 'compte.inscription.titre' },
                lazy: () => import('./features/compte/inscriptionRoute.tsx'),
              },
              {
                path: 'activation/:key',
                caseSensitive: true,
                handle: { title: 'compte.activation.titre' },
                lazy: () => import('./features/compte/activationRoute.tsx'),
              },
              {
                path: 'reinitialisation/:key',
                caseSensitive: true,
                handle: { title: 'compte.reinitialisation.titre' },
                lazy: () => import('./features/compte/reinitialisationRoute.tsx'),
              },
              {
                path: 'changement-mail/:key',
                caseSensitive: true,
                handle: { title: 'compte.changement-mail.titre' },
                lazy: () => import('./features/compte/changementMailRoute.tsx'),
              },
              {
                path: 'desabonnement/:key',
                caseSensitive: true,
                handle: { title: 'compte.desabonnement.titre' },
                lazy: () => import('./features/notifications/desabonnementRoute.tsx'),
              },
              {
                path: 'validation-donnees-personnelles',
                caseSensitive: true,
                handle: { title: 'compte.validation.titre', isOwn: true },
                lazy: () => import('./features/compte/validationDonneesRoute.tsx'),
              },
              {
                path: 'compte',
                caseSensitive: true,
                handle: { title: 'compte.titre', isOwn: true },
                lazy: () => import('./features/compte/compteRoute.tsx'),
                children: [
                  { index: true, lazy: () => import('./features/compte/donneesRoute.tsx') },
                  {
                    path: 'mot-de-passe',
                    caseSensitive: true,
                    handle: { title: 'compte.mot-de-passe.titre' },
                    lazy: () => import('./features/compte/motDePasseRoute.tsx'),
                  },
                  {
                    path: 'securite',
                    caseSensitive: true,
                    handle: { title: 'compte.securite.titre' },
                    lazy: () => import('./features/compte/securiteRoute.tsx'),
                  },
                  {
                    path: 'sessions',
                    caseSensitive: true,
                    handle: { title: 'compte.sessions.titre' },
                    lazy: () => import('./features/compte/sessionsRoute.tsx'),
                  },
                ],
              },
              {
                path: 'actualites',
                caseSensitive: true,
                handle: { title: 'actualites.titre' },
                lazy: () => import('./features/actualites/actualitesInviteRoute.tsx'),
              },
              {
                path: 'annuaire',
                caseSensitive: true,
                handle: { title: 'habilitations.annuaire.titre' },
                lazy: () => import('./features/annuaire/annuaireRoute.tsx'),
              },
              {
                path: 'annuaire/:entiteId',
                caseSensitive: true,
                handle: { title: 'habilitations.annuaire.titre' },
                lazy: () => import('./features/annuaire/ficheRoute.tsx'),
              },
              {
                path: 'certificat',
                caseSensitive: true,
                handle: { title: 'scanner-qrcode.titre' },
                lazy: () => import('./features/certificat/certificatRoute.tsx'),
              },
              {
                path: 'accessibilite',
                caseSensitive: true,
                handle: { title: 'invite.accessibilite.titre' },
                lazy: () => import('./features/pages-publiques/accessibiliteRoute.tsx'),
              },
              {
                path: 'mentions-legales',
                caseSensitive: true,
                handle: { title: 'invite.mentions.titre' },
                lazy: () => import('./features/pages-publiques/mentionsLegalesRoute.tsx'),
              },
              {
                path: 'donnees-personnelles',
                caseSensitive: true,
                handle: { title: 'invite.donnees.titre' },
                lazy: () => import('./features/pages-publiques/donneesPersonnellesRoute.tsx'),
              },
              {
                path: 'plan-du-site',
                caseSensitive: true,
                handle: { title: 'invite.plan.titre' },
                lazy: () => import('./features/pages-publiques/planDuSiteRoute.tsx'),
              },
              ...helpRoutes,
              {
                path: 'bienvenue',
                caseSensitive: true,
                handle: { title: 'roles.choisir', isOwn: true },
                lazy: () => import('./features/bienvenue/bienvenueRoute.tsx'),
              },
              {
                path: ':code/:roleId',
                caseSensitive: true,
                lazy: {
                  middleware: async () => (await import('./shell/roleAreaRoute.tsx')).middleware,
                  loader: async () => (await import('./shell/roleAreaRoute.tsx')).loader,
                  Component: async () => (await import('./shell/roleAreaRoute.tsx')).Component,
                },
                ErrorBoundary: RouteError,
                children: [
                  {
                    // A page that fails leaves the shell of its area standing.
                    ErrorBoundary: RouteError,
                    children: [
                      {
                        index: true,
                        handle: { title: 'tableau-bord.titre' },
                        lazy: () => import('./features/tableau-bord/tableauBordRoute.tsx'),
                      },
                      {
                        path: 'taches',
                        caseSensitive: true,
                        handle: { title: 'listes.taches.titre' },
                        lazy: () => import('./features/demandes/tachesRoute.tsx'),
                      },
                      {
                        path: 'demandes',
                        caseSensitive: true,
                        handle: { title: 'listes.demandes.titre' },
                        lazy: () => import('./features/demandes/demandesRoute.tsx'),
                      },
                      {
                        path: 'demandes-administratives/:demandeId',
                        caseSensitive: true,
                        handle: { title: 'entites.titre' },
                        lazy: () => import('./features/demande-administrative/demandeAdministrativeRoute.tsx'),
                      },
                      {
                        path: 'alertes',
                        caseSensitive: true,
                        handle: { title: 'alertes.titre' },
                        lazy: () => import('./features/alertes/alertesRoute.tsx'),
                      },
                      {
                        path: 'actualites',
                        caseSensitive: true,
                        handle: { title: 'actualites.titre' },
                        lazy: () => import('./features/actualites/actualitesRoute.tsx'),
                      },
                      {
                        path: 'en-tant-que',
                        caseSensitive: true,
                        handle: { title: 'admin.en-tant-que.titre' },
                        lazy: () => import('./features/en-tant-que/enTantQueRoute.tsx'),
                      },
                      {
                        path: 'notifications',
                        caseSensitive: true,
                        handle: { title: 'compte.notifications.titre' },
                        lazy: () => import('./features/notifications/notificationsRoute.tsx'),
                      },
                      ...helpRoutes,
                      {
                        path: 'utilisateurs',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.titre' },
                        lazy: () => import('./features/utilisateurs/utilisateursRoute.tsx'),
                      },
                      {
                        path: 'utilisateurs/nouveau',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.creer' },
                        lazy: () => import('./features/utilisateurs/nouveauRoute.tsx'),
                      },
                      {
                        path: 'utilisateurs/:habilisId',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.titre' },
                        lazy: () => import('./features/utilisateurs/utilisateurRoute.tsx'),
                      },
                      {
                        path: 'utilisateurs/:habilisId/fusion',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.fusionner' },
                        lazy: () => import('./features/utilisateurs/fusionRoute.tsx'),
                      },
                      { path: '*', handle: { title: 'erreurs.404.titre' }, ...unknownRoute },
                    ],
                  },
                ],
              },
              { path: '*', handle: { title: 'erreurs.404.titre' }, ...unknownRoute },
            ],
          },
        ],
      },
    ],
    { basename },
  );
