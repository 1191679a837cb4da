import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import { ETATS_ENTITE } from '@habilis/domain/entite/ETATS_ENTITE';
import * as z from 'zod/mini';
import { VerificationSiren } from '../demande-administrative/DemandeAdministrative.ts';
import { DemandeSummary } from '../demande/DemandeSummary.ts';
import { answerFile, answerJson, answerNothing, capability, endpoint, json, multipart, signedIn } from '../endpoint.ts';
import { Habilitation } from '../habilitation/Habilitation.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { EXPORT_PROBLEMS, exportFields } from '../wire/Export.ts';
import { Id, PathId } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { Invitation, InvitationReponse } from './Invitation.ts';
import { Membre, MembreWrite } from './Membre.ts';
import { CaisseWrite, DateFinActiviteWrite, Entite, EntiteCreation, EntiteDetail, EntiteRef } from './Entite.ts';

const ById = z.object({ id: PathId });

/** Columns by which the entites are sorted. */
export const ENTITE_SORTS = ['raisonSociale', 'ville', 'caisse'] as const;

/** Columns of the list of entites, in order. */
export const ENTITE_COLUMNS = [
  'raisonSociale',
  'siret',
  'ville',
  'caisse',
  'typeEntite',
  'regime',
  'niveaux',
  'registre',
  'etat',
  'dateFinActivite',
] as const;

const filters = {
  tri: z._default(z.enum(ENTITE_SORTS), 'raisonSociale'),
  /** Words of a name, a town or a SIRET, or the number of a demande or a habilitation. */
  recherche: filter(),
  departement: codeAmong(LIEUX),
  /** Code of a niveau for which it is habilitated today. */
  niveau: filter(20),
  etat: z.optional(z.enum(ETATS_ENTITE)),
  /** The register's last answer about it. */
  registre: z.optional(VerificationSiren.shape.resultat),
};
const stale = ['entite.version-perimee'] as const;

/** The entites (W13). */
export const entite = {
  list: endpoint({
    method: 'GET',
    path: '/entite/',
    summary: 'Choisir parmi les entités que son rôle peut lire : les premières par leur nom.',
    access: capability('list', 'read-entites'),
    machines: true,
    query: z.strictObject({ recherche: filter() }),
    answer: answerJson(z.array(EntiteRef)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/entite/:id',
    summary: 'Lire une entité, son histoire et ce que son rôle peut y faire.',
    access: capability('entite', 'read-entites'),
    machines: true,
    params: ById,
    answer: answerJson(EntiteDetail),
  }),
  membres: endpoint({
    method: 'GET',
    path: '/entite/:id/membres',
    summary: 'Lister les personnes qui ont un rôle en cours pour une entité.',
    access: capability('entite', 'manage-entite-users'),
    params: ById,
    answer: answerJson(z.array(Membre)),
  }),
  inviter: endpoint({
    method: 'POST',
    path: '/entite/:id/membres',
    summary: 'Inviter une personne comme gestionnaire ou délégataire d’une entité ; elle le reçoit par courriel.',
    access: capability('entite', 'manage-entite-users', 'name-gestionnaire'),
    params: ById,
    body: json(MembreWrite),
    answer: answerJson(z.array(Membre)),
    problems: {
      403: ['utilisateur.role-non-autorise'],
      409: [
        'utilisateur.adresse-autre-nom',
        'utilisateur.role-deja-tenu',
        'entite.fermee',
        'entite.gestionnaire-en-place',
      ],
      429: ['session-certification.trop-de-recherches', 'trop-de-tentatives'],
    },
  }),
  retirerInvitation: endpoint({
    method: 'DELETE',
    path: '/entite/:id/invitations/:invitationId',
    summary: 'Retirer une invitation à laquelle la personne n’a pas répondu.',
    access: capability('entite', 'manage-entite-users'),
    params: z.object({ id: PathId, invitationId: PathId }),
    answer: answerJson(z.array(Membre)),
    problems: { 409: ['utilisateur.invitation-close'] },
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/entite/invitations',
    summary: 'Lister les rôles que des entités vous proposent.',
    access: signedIn,
    answer: answerJson(z.array(Invitation)),
  }),
  repondre: endpoint({
    method: 'PUT',
    path: '/entite/invitations/:invitationId',
    summary: 'Accepter ou refuser un rôle qu’une entité vous propose.',
    access: signedIn,
    // Nobody takes a role in the name of another.
    impersonation: 'refused',
    params: z.object({ invitationId: PathId }),
    body: json(InvitationReponse),
    answer: answerNothing,
    problems: { 409: ['entite.fermee', 'utilisateur.invitation-conflit', 'utilisateur.invitation-expiree'] },
  }),
  finMembre: endpoint({
    method: 'PUT',
    path: '/entite/:id/membres/:roleId/fin',
    summary: 'Mettre fin au rôle d’un gestionnaire ou d’un délégataire d’une entité.',
    access: capability('entite', 'manage-entite-users'),
    params: z.object({ id: PathId, roleId: PathId }),
    answer: answerJson(z.array(Membre)),
    problems: {
      403: ['utilisateur.role-non-autorise'],
      409: ['utilisateur.dernier-gestionnaire', 'utilisateur.role-propre', 'utilisateur.role-deja-termine'],
    },
  }),
  habilitationsActives: endpoint({
    method: 'GET',
    path: '/entite/:id/habilitations-actives',
    summary: 'Lister les habilitations actives d’une entité, parmi celles que son rôle peut lire.',
    access: capability('entite', 'read-entites'),
    machines: true,
    params: ById,
    answer: answerJson(z.array(Habilitation)),
  }),
  caisse: endpoint({
    method: 'GET',
    path: '/entite/:id/caisse',
    summary: 'Connaître la caisse instructrice d’une entité.',
    access: capability('entite', 'read-entites'),
    params: ById,
    answer: answerJson(z.nullable(CaisseRef)),
  }),
  demandes: endpoint({
    method: 'GET',
    path: '/entite/:id/demandes',
    summary: 'Lister les demandes d’une entité, parmi celles que son rôle peut lire.',
    access: capability('entite', 'read-entites'),
    params: ById,
    answer: answerJson(z.array(DemandeSummary)),
  }),
  search: endpoint({
    method: 'POST',
    path: '/entite/search',
    duringArret: 'lecture',
    summary: 'Chercher une entité.',
    access: capability('list', 'read-entites'),
    machines: true,
    body: json(z.strictObject({ ...ListQuery, ...filters, caisseId: z.optional(Id) })),
    answer: answerJson(listOf(Entite)),
  }),
  export: endpoint({
    method: 'GET',
    path: '/entite/export',
    summary: 'Télécharger la liste des entités que son rôle peut lire.',
    access: capability('list', 'read-entites'),
    machines: true,
    query: z.strictObject({
      ...filters,
      caisseId: z.optional(PathId),
      ordre: ListQuery.ordre,
      ...exportFields(ENTITE_COLUMNS),
    }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  create: endpoint({
    method: 'POST',
    path: '/entite/create',
    summary: 'Créer une entité validée sans demande ; son gestionnaire est invité par courriel.',
    access: capability('none', 'create-entite'),
    body: multipart(EntiteCreation, 'fileUploads'),
    answer: answerJson(EntiteDetail),
    problems: {
      409: ['demande-administrative.siret-deja-utilise', 'utilisateur.adresse-autre-nom'],
      429: ['trop-de-tentatives', 'session-certification.trop-de-recherches'],
    },
  }),
  setDateFinActivite: endpoint({
    method: 'PUT',
    path: '/entite/date-fin-activite',
    summary:
      'Fixer le dernier jour d’activité d’une entité, ou le lever : ses habilitations et ses rôles finissent ce jour-là.',
    access: capability('entite-body', 'end-activite'),
    body: json(DateFinActiviteWrite),
    answer: answerJson(EntiteDetail),
    problems: { 400: ['entite.sans-fin'], 409: stale },
  }),
  setCaisse: endpoint({
    method: 'PUT',
    path: '/entite/caisse',
    summary: 'Confier une entité à une autre caisse.',
    access: capability('entite-body', 'change-caisse'),
    body: json(CaisseWrite),
    answer: answerJson(EntiteDetail),
    problems: { 409: stale },
  }),
  verify: endpoint({
    method: 'POST',
    path: '/entite/:id/verification',
    summary: 'Demander au registre des entreprises ce qu’il sait d’une entité.',
    access: capability('entite', 'create-entite', 'change-caisse', 'end-activite'),
    params: ById,
    answer: answerJson(EntiteDetail),
  }),
};
