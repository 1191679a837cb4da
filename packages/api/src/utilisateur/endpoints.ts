import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { EtatUtilisateurSchema } from '../personne/EtatUtilisateurSchema.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { HabilisId, PathId, Version } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { DonnesParCompte } from './DonneParCompte.ts';
import { Passation } from './Passation.ts';
import { ApercuIdentites, FusionIdentitesWrite, IdentiteStagiaire, IdentitesAFusionner } from './FusionIdentites.ts';
import {
  ApercuFusion,
  BlocageWrite,
  EntiteTrouvee,
  FinRoleWrite,
  FusionWrite,
  PerimetreWrite,
  MotifWrite,
  RoleWrite,
  Utilisateur,
  UtilisateurCreation,
  UtilisateurSummary,
} from './Utilisateur.ts';

/** Columns by which the list of users is sorted. */
export const UTILISATEUR_SORTS = ['nom', 'habilisId', 'creeLe'] as const;

const SearchQuery = z.strictObject({
  ...ListQuery,
  tri: z._default(z.enum(UTILISATEUR_SORTS), 'nom'),
  /** Words of a name, an address or an identifier. */
  recherche: filter(),
  /** Words of an entite's name, town or SIRET. */
  entite: filter(),
  role: z.optional(RoleTypeSchema),
  /** Code of a caisse. */
  caisse: codeAmong(CODES_CAISSES),
  etat: z.optional(EtatUtilisateurSchema),
});

const ByHabilisId = z.object({ habilisId: HabilisId });
const STALE = ['utilisateur.version-perimee'] as const;
const HELD = 'utilisateur.role-deja-tenu';
const NOT_GIVABLE = ['utilisateur.role-non-autorise'] as const;
const NOT_BLOCKABLE = ['utilisateur.compte-non-autorise'] as const;
const LAST = 'utilisateur.dernier-administrateur';

/** Administration of users (rules/rights#users): ADM and S everybody, RC those of its caisse. */
export const utilisateur = {
  search: endpoint({
    method: 'GET',
    path: '/utilisateur/search',
    summary: 'Chercher les utilisateurs que son rôle peut voir.',
    access: capability('list', 'manage-users', 'manage-entite-users'),
    query: SearchQuery,
    answer: answerJson(listOf(UtilisateurSummary)),
  }),
  entites: endpoint({
    method: 'GET',
    path: '/utilisateur/entites',
    summary: 'Chercher l’entité pour laquelle donner un rôle.',
    access: capability('list', 'manage-users'),
    query: z.strictObject({ recherche: filter() }),
    answer: answerJson(z.array(EntiteTrouvee)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/utilisateur/:habilisId',
    summary:
      'Lire le compte d’une personne, ses rôles et leur histoire ; un compte fusionné mène à celui qui est gardé.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    answer: answerJson(Utilisateur),
  }),
  passation: endpoint({
    method: 'GET',
    path: '/utilisateur/:habilisId/passation',
    summary: 'Lire ce qu’une personne laisserait avec un rôle ou avec son compte, et qui peut le reprendre.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    query: z.strictObject({ roleId: z.optional(PathId) }),
    answer: answerJson(Passation),
  }),
  donnes: endpoint({
    method: 'GET',
    path: '/utilisateur/:habilisId/donnes',
    summary:
      'Lire qui un compte a créé ou invité et les rôles qu’il a donnés, encore en vigueur, du plus récent au plus ancien.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    answer: answerJson(DonnesParCompte),
  }),
  create: endpoint({
    method: 'POST',
    path: '/utilisateur',
    summary: 'Créer une personne avec son premier rôle ; elle active son compte par courriel.',
    access: capability('none', 'manage-users'),
    body: json(UtilisateurCreation),
    answer: answerJson(Utilisateur),
    problems: {
      403: NOT_GIVABLE,
      409: ['utilisateur.adresse-deja-utilisee'],
      429: ['session-certification.trop-de-recherches'],
    },
  }),
  giveRole: endpoint({
    method: 'POST',
    path: '/utilisateur/:habilisId/roles',
    summary: 'Donner un rôle à une personne.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    body: json(z.extend(RoleWrite, { version: Version })),
    answer: answerJson(Utilisateur),
    problems: { 403: NOT_GIVABLE, 409: [...STALE, HELD] },
  }),
  endRole: endpoint({
    method: 'PUT',
    path: '/utilisateur/roles/:roleId/fin',
    summary: 'Mettre fin à un rôle, tout de suite ou après un dernier jour ; ses tâches sont libérées.',
    access: capability('role', 'manage-users'),
    params: z.object({ roleId: PathId }),
    body: json(FinRoleWrite),
    answer: answerJson(Utilisateur),
    problems: {
      403: NOT_GIVABLE,
      409: [...STALE, LAST, 'utilisateur.role-deja-termine', 'utilisateur.role-propre', 'utilisateur.role-sans-releve'],
    },
  }),
  setPerimetre: endpoint({
    method: 'PUT',
    path: '/utilisateur/roles/:roleId/perimetre',
    summary: 'Dire quels dispositifs un responsable gère, ou quels niveaux un expert examine.',
    access: capability('role', 'manage-users'),
    params: z.object({ roleId: PathId }),
    body: json(PerimetreWrite),
    answer: answerJson(Utilisateur),
    problems: { 403: NOT_GIVABLE, 409: [...STALE, 'utilisateur.role-deja-termine'] },
  }),
  block: endpoint({
    method: 'PUT',
    path: '/utilisateur/:habilisId/blocage',
    summary: 'Bloquer un compte : ses sessions se ferment et ses tâches sont libérées.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    body: json(BlocageWrite),
    answer: answerJson(Utilisateur),
    problems: { 403: NOT_BLOCKABLE, 409: [...STALE, LAST, 'utilisateur.compte-propre', 'utilisateur.deja-bloque'] },
  }),
  unblock: endpoint({
    method: 'PUT',
    path: '/utilisateur/:habilisId/deblocage',
    summary: 'Débloquer un compte.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    body: json(z.object({ version: Version })),
    answer: answerJson(Utilisateur),
    problems: { 403: NOT_BLOCKABLE, 409: [...STALE, 'utilisateur.compte-propre', 'utilisateur.pas-bloque'] },
  }),
  sendActivation: endpoint({
    method: 'POST',
    path: '/utilisateur/:habilisId/activation',
    summary: 'Envoyer de nouveau à une personne le courriel qui active son compte.',
    access: capability('personne', 'manage-users'),
    params: ByHabilisId,
    answer: answerNothing,
    problems: { 409: ['utilisateur.compte-deja-active'], 429: ['trop-de-tentatives'] },
  }),
  resetSecondFactor: endpoint({
    method: 'PUT',
    path: '/utilisateur/:habilisId/second-facteur/reinitialisation',
    summary: 'Retirer les deuxièmes étapes d’une personne qui les a perdues : ses sessions se ferment.',
    access: capability('personne', 'reset-second-factor'),
    params: ByHabilisId,
    body: json(MotifWrite),
    answer: answerJson(Utilisateur),
    problems: {
      403: NOT_BLOCKABLE,
      409: [...STALE, 'utilisateur.compte-propre', 'utilisateur.aucun-second-facteur'],
    },
  }),
  fusionPreview: endpoint({
    method: 'GET',
    path: '/utilisateur/:habilisId/fusion/:autreHabilisId',
    summary: 'Voir ce que ferait la fusion d’un second compte dans le premier.',
    access: capability('personne', 'merge-users'),
    params: z.object({ habilisId: HabilisId, autreHabilisId: HabilisId }),
    answer: answerJson(ApercuFusion),
  }),
  identites: endpoint({
    method: 'POST',
    path: '/utilisateur/identites/apercu',
    duringArret: 'lecture',
    summary: 'Comparer deux identités de stagiaire avant de les fusionner.',
    access: capability('none', 'merge-users'),
    body: json(IdentitesAFusionner),
    answer: answerJson(ApercuIdentites),
  }),
  mergeIdentites: endpoint({
    method: 'POST',
    path: '/utilisateur/identites/fusion',
    summary: 'Fusionner deux identités d’une même personne, avec leurs certificats, sans retour possible.',
    access: capability('none', 'merge-users'),
    body: json(FusionIdentitesWrite),
    answer: answerJson(IdentiteStagiaire),
    problems: {
      409: ['utilisateur.fusion-meme-identite', 'utilisateur.fusion-compte-a-garder', 'utilisateur.fusion-meme-classe'],
    },
  }),
  merge: endpoint({
    method: 'PUT',
    path: '/utilisateur/:habilisId/fusion',
    summary: 'Fusionner un compte en double dans celui qui est gardé, sans retour possible.',
    access: capability('personne', 'merge-users'),
    params: ByHabilisId,
    body: json(FusionWrite),
    answer: answerJson(Utilisateur),
    problems: {
      403: ['utilisateur.fusion-non-autorisee'],
      409: [
        ...STALE,
        'utilisateur.fusion-meme-compte',
        'utilisateur.fusion-compte-propre',
        'utilisateur.fusion-compte-bloque',
        'utilisateur.fusion-garde-a-activer',
      ],
    },
  }),
};
