import type { RoleType } from '@habilis/domain/role/RoleType';

/** The screens that stand outside a role's area: their addresses from the root of the site, as the router reads them. */
export const PATHS = {
  accueil: '/',
  connexion: '/connexion',
  retourFournisseur: '/connexion/retour',
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
  chiffres: '/chiffres',
  donneesOuvertes: '/donnees-ouvertes',
  certificat: '/certificat',
  verifierListe: '/verifier-liste',
  certificatPersonnel: '/mon-certificat/:key',
  mesCertificats: '/mes-certificats',
  suiviCertificat: '/suivi-certificat/:key',
  suiviListe: '/suivi-liste/:key',
  accessibilite: '/accessibilite',
  mentionsLegales: '/mentions-legales',
  donneesPersonnelles: '/donnees-personnelles',
  planDuSite: '/plan-du-site',
  faqs: '/assistance/faqs/liste',
  manuels: '/assistance/manuels',
  contact: '/assistance/contact',
  bienvenue: '/bienvenue',
} as const;

/** The area of a role, as the router reads it (R28). */
export const ROLE_AREA = '/:code/:roleId';

/** A screen outside the areas of roles. */
export type Page = keyof typeof PATHS;

/** What of a role stands in the addresses of its screens. */
export type RoleId = { readonly type: RoleType; readonly id: number };

declare const built: unique symbol;
/** An address of a screen that was built here, from the root of the site: no other text serves in its place. */
export type Address = string & { readonly [built]: true };

type Value = string | number;
type ValueOf<Param> = Param extends `${string}?` ? [Value?] : [Value];
/** The values that a pattern wants, in their order. */
export type ValuesOf<Pattern> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? [...ValueOf<Param>, ...ValuesOf<Rest>]
  : Pattern extends `${string}:${infer Param}`
    ? ValueOf<Param>
    : [];

/** A pattern with its values in their places. */
export const fill = (pattern: string, values: readonly (Value | undefined)[]): Address => {
  const left = [...values];
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const value = left.shift();
    return value === undefined ? '' : `/${value}`;
  }) as Address;
};

/** The address of a screen outside the areas of roles; the values stand in the order of its pattern. */
export const pathTo = <P extends Page>(page: P, ...values: ValuesOf<(typeof PATHS)[P]>): Address =>
  fill(PATHS[page], values);

/** The home of a role, before the addresses of all its screens. */
export const roleHome = ({ type, id }: RoleId): Address => `/${type}/${id}` as Address;

/** What a news item bears on its page, so that an address leads to it. */
export const newsAnchor = (id: number): string => `actualite-${id}`;

/** The address of a news item on the page that shows it. */
export const newsPath = (page: Address, id: number): Address => `${page}#${newsAnchor(id)}` as Address;

/** What the address of the choice of role bears where the mail of an offer leads there: it says so when the offer stands no more. */
export const OFFER = 'proposition';
/** Where the mail of an offered role leads. */
export const offerPath: Address = `${PATHS.bienvenue}?${OFFER}` as Address;
