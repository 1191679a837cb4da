import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import * as z from 'zod/mini';
import { Avis } from '../avis/Avis.ts';
import { answerFile, answerJson, answerNothing, capability, endpoint, json, multipart } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, HabilisId, PathId, Version } from '../wire/formats.ts';
import { EXPORT_PROBLEMS, exportFields } from '../wire/Export.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import {
  ConfirmationWrite,
  DateFinWrite,
  Delegataire,
  DelegatairePossible,
  DelegataireWrite,
  EvenementHabilitation,
  FormateurInscritWrite,
  Habilitation,
  HabilitationCreation,
  HabilitationSummary,
  RappelWrite,
  ReserveWrite,
  SuppressionWrite,
  SuspensionWrite,
} from './Habilitation.ts';
import { DependancesHabilitation } from './DependancesHabilitation.ts';

const ById = z.object({ id: PathId });
export const HABILITATION_SORTS = ['numero', 'raisonSociale', 'dispositifNiveau', 'dateDebut', 'dateFin'] as const;
/** Columns of the list of habilitations, in order. */
export const HABILITATION_COLUMNS = [
  'numero',
  'raisonSociale',
  'ville',
  'caisse',
  'dispositifNiveau',
  'dateDebut',
  'dateFin',
  'prorogee',
  'etat',
] as const;
const filters = {
  tri: z._default(z.enum(HABILITATION_SORTS), 'dateFin'),
  recherche: filter(),
  etat: z.optional(z.enum(HABILITATION_ETATS)),
  /** Code of the niveau. */
  niveau: filter(20),
  /** Code of the caisse. */
  caisse: codeAmong(CODES_CAISSES),
  entite: z.optional(PathId),
  finAvant: z.optional(CalendarDate),
  /** First and last day of the ends. */
  finDu: z.optional(CalendarDate),
  finAu: z.optional(CalendarDate),
  /** Code of the département of the entite. */
  departement: codeAmong(LIEUX),
};
const HabilitationQuery = z.strictObject({
  ...ListQuery,
  ...filters,
  /** Those alone under which the caller's role opens sessions (SC20). */
  ouvre: z.optional(z.enum(['session'])),
});
const stale = ['habilitation.version-perimee'] as const;

/** The habilitations (W15). */
export const habilitation = {
  list: endpoint({
    method: 'GET',
    path: '/habilitation/',
    summary: 'Lister les habilitations que son rôle peut lire.',
    access: capability('list', 'read-habilitations'),
    machines: true,
    query: HabilitationQuery,
    answer: answerJson(listOf(HabilitationSummary)),
  }),
  export: endpoint({
    method: 'GET',
    path: '/habilitation/export',
    summary: 'Télécharger la liste des habilitations que son rôle peut lire.',
    access: capability('list', 'read-habilitations'),
    machines: true,
    query: z.strictObject({ ...filters, ordre: ListQuery.ordre, ...exportFields(HABILITATION_COLUMNS) }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  aRenouveler: endpoint({
    method: 'GET',
    path: '/habilitation/a-renouveler',
    summary:
      'Lister les habilitations de son entité dont le renouvellement peut être demandé et ne l’est pas, la plus proche de sa fin d’abord.',
    access: capability('list', 'start-renouvellement'),
    answer: answerJson(z.array(HabilitationSummary)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/habilitation/:id',
    summary: 'Lire une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    machines: true,
    params: ById,
    answer: answerJson(Habilitation),
  }),
  dependances: endpoint({
    method: 'GET',
    path: '/habilitation/:id/dependances',
    summary: 'Lire ce qui dépend d’une habilitation, avant de la suspendre ou de la rompre.',
    access: capability('habilitation', 'suspend-habilitation'),
    params: ById,
    answer: answerJson(DependancesHabilitation),
  }),
  historique: endpoint({
    method: 'GET',
    path: '/habilitation/:id/historique',
    summary: 'Lire ce qui est arrivé à une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    machines: true,
    params: ById,
    answer: answerJson(z.array(EvenementHabilitation)),
  }),
  delegataires: endpoint({
    method: 'GET',
    path: '/habilitation/:id/delegataires',
    summary: 'Lister les délégataires d’une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    params: ById,
    answer: answerJson(z.array(Delegataire)),
  }),
  delegatairesPossibles: endpoint({
    method: 'GET',
    path: '/habilitation/:id/delegataires-possibles',
    summary: 'Lister les délégataires de l’entité qui ne le sont pas de cette habilitation.',
    access: capability('habilitation', 'manage-entite-users'),
    params: ById,
    answer: answerJson(z.array(DelegatairePossible)),
  }),
  addDelegataire: endpoint({
    method: 'POST',
    path: '/habilitation/:id/delegataires',
    summary: 'Déléguer une habilitation à une personne.',
    access: capability('habilitation', 'manage-entite-users'),
    params: ById,
    body: json(DelegataireWrite),
    answer: answerJson(z.array(Delegataire)),
    problems: {
      400: ['habilitation.delegation-impossible'],
      409: [...stale, 'habilitation.deja-deleguee', 'utilisateur.adresse-autre-nom'],
      429: ['session-certification.trop-de-recherches', 'trop-de-tentatives'],
    },
  }),
  removeDelegataire: endpoint({
    method: 'DELETE',
    path: '/habilitation/:id/delegataires/:roleId',
    summary: 'Mettre fin à la délégation d’une habilitation.',
    access: capability('habilitation', 'manage-entite-users'),
    params: z.object({ id: PathId, roleId: PathId }),
    body: json(z.object({ version: Version })),
    answer: answerJson(z.array(Delegataire)),
    problems: { 409: [...stale, 'habilitation.non-deleguee'] },
  }),
  addFormateur: endpoint({
    method: 'POST',
    path: '/habilitation/:id/formateurs',
    summary:
      'Inscrire une personne parmi les formateurs que son entité propose pour le niveau d’une habilitation ; elle en est prévenue.',
    access: capability('habilitation', 'manage-sessions'),
    params: ById,
    body: json(FormateurInscritWrite),
    answer: answerJson(PersonneRef),
    problems: {
      400: [
        'formateur.inconnu',
        'habilitation.inscription-impossible',
        'session-certification.animateur-sans-certificat',
        'session-certification.animateur-certificat-fini',
        'session-certification.animateur-certificat-futur',
      ],
      409: ['habilitation.formateur-deja-inscrit'],
      429: ['session-certification.trop-de-recherches'],
    },
  }),
  removeFormateur: endpoint({
    method: 'DELETE',
    path: '/habilitation/:id/formateurs/:habilisId',
    summary: 'Retirer une personne des formateurs inscrits pour le niveau d’une habilitation.',
    access: capability('habilitation', 'manage-sessions'),
    params: z.object({ id: PathId, habilisId: HabilisId }),
    answer: answerNothing,
    problems: { 409: ['habilitation.formateur-non-inscrit'] },
  }),
  fichierPlateformes: endpoint({
    method: 'GET',
    path: '/habilitation/:id/fichier-plateformes',
    summary: 'Télécharger la liste des plateformes d’une habilitation.',
    access: capability('habilitation', 'read-habilitations'),
    machines: true,
    params: ById,
    answer: answerFile,
  }),
  setDateFin: endpoint({
    method: 'PUT',
    path: '/habilitation/date-fin',
    summary: 'Changer la fin d’une habilitation.',
    access: capability('habilitation-body', 'set-date-fin-habilitation'),
    body: json(DateFinWrite),
    answer: answerJson(Habilitation),
    problems: {
      400: [
        'habilitation.commentaire-requis',
        'habilitation.date-fin-avant-debut',
        'habilitation.fin-lointaine',
        'habilitation.sessions-apres-fin',
        'habilitation.fin-apres-activite',
        'habilitation.fin-sur-suivante',
      ],
      409: [...stale, 'habilitation.deja-rompue'],
    },
  }),
  setSuspension: endpoint({
    method: 'PUT',
    path: '/habilitation/suspension',
    summary: 'Suspendre ou rompre une habilitation dès aujourd’hui, ou lever sa suspension.',
    access: capability('habilitation-body', 'suspend-habilitation', 'terminate-habilitation'),
    body: json(SuspensionWrite),
    answer: answerJson(Habilitation),
    problems: {
      400: [
        'habilitation.motif-requis',
        'habilitation.commentaire-requis',
        'habilitation.suspension-passee',
        'habilitation.suspension-a-venir',
        'habilitation.suspension-fin-avant-debut',
        'habilitation.suspension-trop-longue',
        'habilitation.fin-lointaine',
      ],
      403: ['habilitation.suspension-hors-competence'],
      409: [...stale, 'habilitation.deja-rompue', 'habilitation.terminee', 'habilitation.non-suspendue'],
    },
  }),
  confirmerSuspension: endpoint({
    method: 'PUT',
    path: '/habilitation/confirmation',
    summary: 'Confirmer la suspension qu’une caisse a décidée, qui sinon finit d’elle-même.',
    access: capability('habilitation-body', 'suspend-habilitation'),
    body: json(ConfirmationWrite),
    answer: answerJson(Habilitation),
    problems: {
      400: ['habilitation.commentaire-requis', 'habilitation.suspension-fin-raccourcie', 'habilitation.fin-lointaine'],
      403: ['habilitation.suspension-hors-competence'],
      409: [...stale, 'habilitation.non-suspendue', 'habilitation.rien-a-confirmer'],
    },
  }),
  setRappel: endpoint({
    method: 'PUT',
    path: '/habilitation/rappel',
    summary: 'Se faire rappeler, à un jour choisi, de suspendre une habilitation.',
    access: capability('habilitation-body', 'suspend-habilitation'),
    body: json(RappelWrite),
    answer: answerJson(Habilitation),
    problems: {
      400: ['habilitation.rappel-passe', 'habilitation.rappel-lointain'],
      409: [...stale, 'habilitation.rappel-sans-objet'],
    },
  }),
  leverReserve: endpoint({
    method: 'PUT',
    path: '/habilitation/reserve',
    summary: 'Dire qu’une réserve est levée.',
    access: capability('habilitation-body', 'set-date-fin-habilitation'),
    body: json(ReserveWrite),
    answer: answerJson(Habilitation),
    problems: { 400: ['habilitation.commentaire-requis'], 409: [...stale, 'habilitation.sans-reserve'] },
  }),
  create: endpoint({
    method: 'POST',
    path: '/habilitation/create',
    summary: 'Créer une habilitation sans demande.',
    access: capability('none', 'create-habilitation'),
    body: multipart(HabilitationCreation, 'fileUploads'),
    answer: answerJson(Habilitation),
    problems: {
      403: ['role.partie-prenante'],
      409: ['habilitation.deja-habilitee', 'habilitation.demande-deja-en-cours'],
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/habilitation/:id',
    summary:
      'Supprimer une habilitation sans session ; le motif et la version lue sont dus, un corps vide répond motif-requis.',
    access: capability('habilitation', 'delete-habilitation'),
    params: ById,
    body: json(SuppressionWrite),
    answer: answerNothing,
    problems: {
      400: ['motif-requis'],
      409: [...stale, 'habilitation.suppression-avec-sessions', 'habilitation.suppression-avec-suite'],
    },
  }),
  removePlateforme: endpoint({
    method: 'DELETE',
    path: '/habilitation/:id/plateforme/:platformId',
    summary:
      'Supprimer une plateforme qu’aucune session à venir n’utilise et dont le niveau peut se passer ; le motif et la version lue sont dus, un corps vide répond motif-requis.',
    access: capability('habilitation', 'delete-plateforme'),
    params: z.object({ id: PathId, platformId: PathId }),
    body: json(SuppressionWrite),
    answer: answerNothing,
    problems: {
      400: ['motif-requis'],
      409: [
        ...stale,
        'habilitation.plateforme-avec-sessions',
        'habilitation.plateforme-absente',
        'habilitation.derniere-plateforme',
      ],
    },
  }),
  avis: endpoint({
    method: 'GET',
    path: '/habilitation/:id/avis',
    summary: 'Lire les avis donnés sur les demandes d’une habilitation.',
    access: capability('habilitation-avis', 'read-avis'),
    params: ById,
    answer: answerJson(z.array(Avis)),
  }),
};
