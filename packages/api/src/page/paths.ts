import type { RoleType } from '@habilis/domain/role/RoleType';

/** The screens that stand outside a role's area: their addresses from the root of the site, as the router reads them. */
export const PATHS = {
  accueil: '/',
  connexion: '/connexion',
  motDePasseOublie: '/mot-de-passe-oublie',
  inscription: '/inscription',
  activation: '/activation/:key',
  reinitialisation: '/reinitialisation/:key',
  changementMail: '/changement-mail/:key',
  desabonnement: '/desabonnement/:key',
  validationDonnees: '/validation-donnees-personnelles',
  compte: '/compte',
  motDePasse: '/compte/mot-de-passe',
  securite: '/compte/securite',
  sessions: '/compte/sessions',
  actualitesInvite: '/actualites',
  annuaire: '/annuaire',
  ficheAnnuaire: '/annuaire/:entiteId',
  certificat: '/certificat',
  accessibilite: '/accessibilite',
  mentionsLegales: '/mentions-legales',
  donneesPersonnelles: '/donnees-personnelles',
  planDuSite: '/plan-du-site',
  faqs: '/assistance/faqs/liste',
  manuels: '/assistance/manuels',
  contact: '/assistance/contact',
  bienvenue: '/bienvenue',
} as const;

/** The area of a role, as the router reads it (specification, section 2). */
export const ROLE_AREA = '/:code/:roleId';

/** The screens of a role: their addresses below its area, as the router reads them. */
export const ROLE_PATHS = {
  tableauBord: '',
  taches: 'taches',
  demandes: 'demandes',
  demandeAdministrative: 'demandes-administratives/:demandeId',
  demandeHabilitation: 'demandes-habilitation/:demandeId/:onglet?',
  habilitations: 'habilitations',
  nouvelleHabilitation: 'habilitations/nouvelle',
  habilitation: 'habilitations/:habilitationId',
  commission: 'commission',
  commissionAPlanifier: 'commission/a-planifier',
  commissionDecisions: 'commission/decisions',
  commissionSeance: 'commission/seances/:date',
  commissionDecision: 'commission/seances/:date/decision',
  alertes: 'alertes',
  actualites: 'actualites',
  enTantQue: 'en-tant-que',
  notifications: 'notifications',
  faqs: 'assistance/faqs/liste',
  manuels: 'assistance/manuels',
  contact: 'assistance/contact',
  entites: 'entites',
  nouvelleEntite: 'entites/nouvelle',
  entite: 'entites/:entiteId',
  utilisateurs: 'utilisateurs',
  nouvelUtilisateur: 'utilisateurs/nouveau',
  utilisateur: 'utilisateurs/:habilisId',
  fusion: 'utilisateurs/:habilisId/fusion',
  dispositifs: 'dispositifs',
  nouveauNiveau: 'dispositifs/nouveau',
  niveau: 'dispositifs/:niveauId',
  modifierNiveau: 'dispositifs/:niveauId/modifier',
} as const;

/** A screen outside the areas of roles. */
export type Page = keyof typeof PATHS;
/** A screen of a role. */
export type RolePage = keyof typeof ROLE_PATHS;
/** A screen of a role whose address holds no value. */
export type FixedRolePage = {
  [P in RolePage]: (typeof ROLE_PATHS)[P] extends `${string}:${string}` ? never : P;
}[RolePage];

declare const built: unique symbol;
/** An address of a screen that was built here, from the root of the site: no other text serves in its place. */
export type Address = string & { readonly [built]: true };

type Value = string | number;
type ValueOf<Param> = Param extends `${string}?` ? [Value?] : [Value];
/** The values that a pattern wants, in their order. */
type ValuesOf<Pattern> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? [...ValueOf<Param>, ...ValuesOf<Rest>]
  : Pattern extends `${string}:${infer Param}`
    ? ValueOf<Param>
    : [];

const fill = (pattern: string, values: readonly (Value | undefined)[]): Address => {
  const left = [...values];
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = left.shift();
    return value === undefined ? '' : `/${value}`;
  }) as Address;
};

/** The address of a screen outside the areas of roles; the values stand in the order of its pattern. */
export const pathTo = <P extends Page>(page: P, ...values: ValuesOf<(typeof PATHS)[P]>): Address =>
  fill(PATHS[page], values);

/** The address of a screen of a role; the values stand in the order of its pattern. */
export function rolePath<P extends RolePage>(
  { type, id }: { readonly type: RoleType; readonly id: number },
  page: P,
  ...values: ValuesOf<(typeof ROLE_PATHS)[P]>
): Address {
  const pattern = ROLE_PATHS[page];
  return fill(`/${type}/${id}${pattern && `/${pattern}`}`, values);
}

/** What a news item bears on its page, so that an address leads to it. */
export const newsAnchor = (id: number): string => `actualite-${id}`;

/** The address of a news item on the page that shows it. */
export const newsPath = (page: Address, id: number): Address => `${page}#${newsAnchor(id)}` as Address;
