import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, guest, json, ownAccount } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { Role, RoleTypeSchema } from '../role/Role.ts';
import { Account } from '../session/Account.ts';
import { HabilisId, Key, PathId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import { Acces, SessionId, SessionOuverte } from './Acces.ts';
import { AccountWrite } from './AccountWrite.ts';
import { Consultation } from './Consultation.ts';
import { Indicateurs } from './Indicateurs.ts';
import { Activation, KeyCheck, PasswordChoice, Registration } from './Registration.ts';
import { UserProfile } from './UserProfile.ts';

const ByKey = z.object({ key: Key });
const KEY_PROBLEMS = ['compte.cle-inconnue', 'compte.cle-perimee', 'compte.cle-utilisee'] as const;

/** Accounts: sign-up, passwords, personal data and roles of others (W4). */
export const account = {
  register: endpoint({
    method: 'POST',
    path: '/register',
    summary: 'Demander un compte ; la suite arrive par courriel.',
    access: guest,
    body: json(Registration),
    answer: answerNothing,
    problems: { 429: ['trop-de-tentatives'] },
  }),
  validateRegister: endpoint({
    method: 'PATCH',
    path: '/register/validate',
    summary: 'Vérifier une demande de compte sans l’enregistrer.',
    access: guest,
    body: json(Registration),
    answer: answerNothing,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/account/update',
    summary: 'Modifier ou confirmer ses données personnelles.',
    access: ownAccount,
    body: json(AccountWrite),
    answer: answerJson(Account),
    problems: { 400: ['compte.mot-de-passe-actuel-incorrect'], 429: ['trop-de-tentatives'] },
  }),
  validateUpdate: endpoint({
    method: 'PATCH',
    path: '/account/update/validate',
    summary: 'Vérifier ses données personnelles sans les enregistrer.',
    access: ownAccount,
    body: json(AccountWrite),
    answer: answerNothing,
  }),
  updateMail: endpoint({
    method: 'PATCH',
    path: '/account/update-mail/:key',
    summary: 'Confirmer sa nouvelle adresse électronique.',
    access: guest,
    params: ByKey,
    answer: answerNothing,
    problems: { 400: [...KEY_PROBLEMS, 'compte.adresse-deja-utilisee'] },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/account/change-password',
    summary: 'Changer son mot de passe.',
    access: ownAccount,
    body: json(z.object({ currentPassword: text(200), newPassword: text(200) })),
    answer: answerNothing,
    problems: { 400: ['compte.mot-de-passe-actuel-incorrect'], 429: ['trop-de-tentatives'] },
  }),
  initResetPassword: endpoint({
    method: 'POST',
    path: '/account/reset-password/init',
    summary: 'Demander un courriel pour choisir un nouveau mot de passe.',
    access: guest,
    body: json(z.object({ identifier: text(100) })),
    answer: answerJson(z.object({ mailSentTo: z.string() })),
    problems: { 429: ['trop-de-tentatives'] },
  }),
  checkResetPassword: endpoint({
    method: 'GET',
    path: '/account/reset-password/check/:key',
    summary: 'Savoir si la clé d’un courriel permet encore de choisir un mot de passe.',
    access: guest,
    params: ByKey,
    answer: answerJson(KeyCheck),
    problems: { 400: KEY_PROBLEMS },
  }),
  finishResetPassword: endpoint({
    method: 'POST',
    path: '/account/reset-password/finish',
    summary: 'Choisir un nouveau mot de passe.',
    access: guest,
    body: json(PasswordChoice),
    answer: answerNothing,
    problems: { 400: KEY_PROBLEMS },
  }),
  checkActivate: endpoint({
    method: 'GET',
    path: '/account/activate/check/:key',
    summary: 'Savoir si la clé d’un courriel permet encore d’activer un compte.',
    access: guest,
    params: ByKey,
    answer: answerJson(KeyCheck),
    problems: { 400: KEY_PROBLEMS },
  }),
  activate: endpoint({
    method: 'POST',
    path: '/account/activate',
    summary: 'Activer son compte en choisissant un mot de passe.',
    access: guest,
    body: json(PasswordChoice),
    answer: answerJson(Activation),
    problems: { 400: KEY_PROBLEMS },
  }),
  addRoleDm: endpoint({
    method: 'POST',
    path: '/account/DM/add',
    summary: 'Prendre le rôle de demandeur pour une nouvelle entité.',
    access: capability('none', 'add-role-dm'),
    body: json(z.object({})),
    answer: answerJson(Role),
    problems: { 409: ['role.demandeur-sans-entite'] },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    summary: 'Lister ses sessions ouvertes.',
    access: ownAccount,
    impersonation: 'refused',
    answer: answerJson(z.array(SessionOuverte)),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/account/sessions/:sessionId',
    summary: 'Fermer une de ses sessions, sur un autre appareil.',
    access: ownAccount,
    params: z.object({ sessionId: SessionId }),
    answer: answerNothing,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/account/sessions',
    summary: 'Fermer toutes ses autres sessions.',
    access: ownAccount,
    answer: answerNothing,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/account/:habilisId/:roleType/:roleId',
    summary: 'Lire le profil d’une personne sous un de ses rôles.',
    access: capability('personne', 'manage-users', 'manage-entite-users'),
    params: z.object({ habilisId: HabilisId, roleType: RoleTypeSchema, roleId: PathId }),
    answer: answerJson(UserProfile),
  }),
  gestionnairesOfEntite: endpoint({
    method: 'GET',
    path: '/account/role/G/:entityId',
    summary: 'Lister les gestionnaires d’une entité.',
    access: capability('entite', 'read-entites'),
    params: z.object({ entityId: PathId }),
    answer: answerJson(z.array(PersonneRef)),
  }),
  gestionnaires: endpoint({
    method: 'GET',
    path: '/account/role/G',
    summary: 'Lister les gestionnaires des entités que son rôle peut lire.',
    access: capability('list', 'read-entites'),
    answer: answerJson(z.array(PersonneRef)),
  }),
  acces: endpoint({
    method: 'GET',
    path: '/account/acces',
    summary: 'Lire l’historique des accès à son compte.',
    access: ownAccount,
    impersonation: 'refused',
    answer: answerJson(z.array(Acces)),
  }),
  consultations: endpoint({
    method: 'GET',
    path: '/account/consultations',
    summary: 'Savoir qui a consulté son compte.',
    access: ownAccount,
    impersonation: 'refused',
    answer: answerJson(z.array(Consultation)),
  }),
  indicateurs: endpoint({
    method: 'GET',
    path: '/account/:habilisId/F/:roleId/indicateurs',
    summary: 'Lire sa propre activité de formateur.',
    access: capability('formateur', 'enter-resultats'),
    params: z.object({ habilisId: HabilisId, roleId: PathId }),
    answer: answerJson(Indicateurs),
  }),
};
