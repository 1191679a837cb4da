import { createBrowserRouter, type RouteObject } from 'react-router';
import { Component as SignInPage, loader as goHome } from './features/connexion/connexionRoute.tsx';
import { RouteError } from './layout/RouteError.tsx';
import { Root } from './layout/Root.tsx';
import { UnreadPageError } from './layout/UnreadPageError.ts';
import { Component as UnknownPage, loader as refuseUnknown } from './layout/unknownRoute.tsx';

const unknownRoute = { loader: refuseUnknown, Component: UnknownPage };

type PageName = keyof (typeof import('./pages.ts'))['pages'];
async function readFiles<T>(read: (files: typeof import('./pages.ts')) => Promise<T>): Promise<T> {
  try {
    return await read(await import('./pages.ts'));
  } catch (error) {
    throw new UnreadPageError(error);
  }
}

const page = (name: PageName) => () => readFiles(({ pages }) => pages[name]());

const area = () => readFiles((files) => files.area());

/** The help: for guests, and under each role. */
const helpRoutes: RouteObject[] = [
  {
    path: 'assistance/faqs/liste',
    caseSensitive: true,
    handle: { title: 'faqs.titre' },
    lazy: page('faqs'),
  },
  {
    path: 'assistance/manuels',
    caseSensitive: true,
    handle: { title: 'manuels.titre' },
    lazy: page('manuels'),
  },
  {
    path: 'assistance/contact',
    caseSensitive: true,
    handle: { title: 'supports.contact' },
    lazy: page('contact'),
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
                lazy: page('motDePasseOublie'),
              },
              {
                path: 'inscription',
                caseSensitive: true,
                handle: { title: 'compte.inscription.titre' },
                lazy: page('inscription'),
              },
              {
                path: 'activation/:key',
                caseSensitive: true,
                handle: { title: 'compte.activation.titre' },
                lazy: page('activation'),
              },
              {
                path: 'reinitialisation/:key',
                caseSensitive: true,
                handle: { title: 'compte.reinitialisation.titre' },
                lazy: page('reinitialisation'),
              },
              {
                path: 'changement-mail/:key',
                caseSensitive: true,
                handle: { title: 'compte.changement-mail.titre' },
                lazy: page('changementMail'),
              },
              {
                path: 'desabonnement/:key',
                caseSensitive: true,
                handle: { title: 'compte.desabonnement.titre' },
                lazy: page('desabonnement'),
              },
              {
                path: 'validation-donnees-personnelles',
                caseSensitive: true,
                handle: { title: 'compte.validation.titre', isOwn: true },
                lazy: page('validationDonnees'),
              },
              {
                path: 'compte',
                caseSensitive: true,
                handle: { title: 'compte.titre', isOwn: true },
                lazy: page('compte'),
                children: [
                  { index: true, lazy: page('donnees') },
                  {
                    path: 'mot-de-passe',
                    caseSensitive: true,
                    handle: { title: 'compte.mot-de-passe.titre' },
                    lazy: page('motDePasse'),
                  },
                  {
                    path: 'securite',
                    caseSensitive: true,
                    handle: { title: 'compte.securite.titre' },
                    lazy: page('securite'),
                  },
                  {
                    path: 'sessions',
                    caseSensitive: true,
                    handle: { title: 'compte.sessions.titre' },
                    lazy: page('sessions'),
                  },
                ],
              },
              {
                path: 'actualites',
                caseSensitive: true,
                handle: { title: 'actualites.titre' },
                lazy: page('actualitesInvite'),
              },
              {
                path: 'annuaire',
                caseSensitive: true,
                handle: { title: 'habilitations.annuaire.titre' },
                lazy: page('annuaire'),
              },
              {
                path: 'annuaire/:entiteId',
                caseSensitive: true,
                handle: { title: 'habilitations.annuaire.titre' },
                lazy: page('ficheAnnuaire'),
              },
              {
                path: 'certificat',
                caseSensitive: true,
                handle: { title: 'scanner-qrcode.titre' },
                lazy: page('certificat'),
              },
              {
                path: 'accessibilite',
                caseSensitive: true,
                handle: { title: 'invite.accessibilite.titre' },
                lazy: page('accessibilite'),
              },
              {
                path: 'mentions-legales',
                caseSensitive: true,
                handle: { title: 'invite.mentions.titre' },
                lazy: page('mentionsLegales'),
              },
              {
                path: 'donnees-personnelles',
                caseSensitive: true,
                handle: { title: 'invite.donnees.titre' },
                lazy: page('donneesPersonnelles'),
              },
              {
                path: 'plan-du-site',
                caseSensitive: true,
                handle: { title: 'invite.plan.titre' },
                lazy: page('planDuSite'),
              },
              ...helpRoutes,
              {
                path: 'bienvenue',
                caseSensitive: true,
                handle: { title: 'roles.choisir', isOwn: true },
                lazy: page('bienvenue'),
              },
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
                    // A page that fails leaves the shell of its area standing.
                    ErrorBoundary: RouteError,
                    children: [
                      {
                        index: true,
                        handle: { title: 'tableau-bord.titre' },
                        lazy: page('tableauBord'),
                      },
                      {
                        path: 'taches',
                        caseSensitive: true,
                        handle: { title: 'listes.taches.titre' },
                        lazy: page('taches'),
                      },
                      {
                        path: 'demandes',
                        caseSensitive: true,
                        handle: { title: 'listes.demandes.titre' },
                        lazy: page('demandes'),
                      },
                      {
                        path: 'demandes-administratives/:demandeId',
                        caseSensitive: true,
                        handle: { title: 'entites.titre' },
                        lazy: page('demandeAdministrative'),
                      },
                      {
                        path: 'demandes-habilitation/:demandeId/:onglet?',
                        caseSensitive: true,
                        handle: { title: 'habilitations.demande.titre' },
                        lazy: page('demandeHabilitation'),
                      },
                      {
                        path: 'habilitations',
                        caseSensitive: true,
                        handle: { title: 'habilitations.titre' },
                        lazy: page('habilitations'),
                      },
                      {
                        path: 'habilitations/nouvelle',
                        caseSensitive: true,
                        handle: { title: 'habilitations.creer' },
                        lazy: page('nouvelleHabilitation'),
                      },
                      {
                        path: 'habilitations/:habilitationId',
                        caseSensitive: true,
                        handle: { title: 'habilitations.faits' },
                        lazy: page('habilitation'),
                      },
                      {
                        path: 'commission',
                        caseSensitive: true,
                        handle: { title: 'habilitations.commission.titre' },
                        lazy: page('commission'),
                      },
                      {
                        path: 'commission/a-planifier',
                        caseSensitive: true,
                        handle: { title: 'habilitations.commission.titre' },
                        lazy: page('commissionAPlanifier'),
                      },
                      {
                        path: 'commission/decisions',
                        caseSensitive: true,
                        handle: { title: 'habilitations.commission.titre' },
                        lazy: page('commissionDecisions'),
                      },
                      {
                        path: 'commission/seances/:date',
                        caseSensitive: true,
                        handle: { title: 'habilitations.commission.titre' },
                        lazy: page('commissionSeance'),
                      },
                      {
                        path: 'commission/seances/:date/decision',
                        caseSensitive: true,
                        handle: { title: 'habilitations.commission.titre' },
                        lazy: page('commissionDecision'),
                      },
                      {
                        path: 'alertes',
                        caseSensitive: true,
                        handle: { title: 'alertes.titre' },
                        lazy: page('alertes'),
                      },
                      {
                        path: 'actualites',
                        caseSensitive: true,
                        handle: { title: 'actualites.titre' },
                        lazy: page('actualites'),
                      },
                      {
                        path: 'en-tant-que',
                        caseSensitive: true,
                        handle: { title: 'admin.en-tant-que.titre' },
                        lazy: page('enTantQue'),
                      },
                      {
                        path: 'notifications',
                        caseSensitive: true,
                        handle: { title: 'compte.notifications.titre' },
                        lazy: page('notifications'),
                      },
                      ...helpRoutes,
                      {
                        path: 'entites',
                        caseSensitive: true,
                        handle: { title: 'entites.liste' },
                        lazy: page('entites'),
                      },
                      {
                        path: 'entites/nouvelle',
                        caseSensitive: true,
                        handle: { title: 'entites.creer' },
                        lazy: page('nouvelleEntite'),
                      },
                      {
                        path: 'entites/:entiteId',
                        caseSensitive: true,
                        handle: { title: 'entites.liste' },
                        lazy: page('entite'),
                      },
                      {
                        path: 'utilisateurs',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.titre' },
                        lazy: page('utilisateurs'),
                      },
                      {
                        path: 'utilisateurs/nouveau',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.creer' },
                        lazy: page('nouvelUtilisateur'),
                      },
                      {
                        path: 'utilisateurs/:habilisId',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.titre' },
                        lazy: page('utilisateur'),
                      },
                      {
                        path: 'utilisateurs/:habilisId/fusion',
                        caseSensitive: true,
                        handle: { title: 'utilisateurs.fusionner' },
                        lazy: page('fusion'),
                      },
                      {
                        path: 'dispositifs',
                        caseSensitive: true,
                        handle: { title: 'dispositifs.titre' },
                        lazy: page('dispositifs'),
                      },
                      {
                        path: 'dispositifs/nouveau',
                        caseSensitive: true,
                        handle: { title: 'dispositifs-niveaux.creer' },
                        lazy: page('niveauForm'),
                      },
                      {
                        path: 'dispositifs/:niveauId',
                        caseSensitive: true,
                        handle: { title: 'dispositifs-niveaux.niveau' },
                        lazy: page('niveau'),
                      },
                      {
                        path: 'dispositifs/:niveauId/modifier',
                        caseSensitive: true,
                        handle: { title: 'dispositifs-niveaux.modifier' },
                        lazy: page('niveauForm'),
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
