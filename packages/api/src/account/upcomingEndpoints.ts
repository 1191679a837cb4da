import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { HabilisId, PathId } from '../wire/formats.ts';
import { Indicateurs } from './Indicateurs.ts';
import { UserProfile } from './UserProfile.ts';

/** What waits for the administration of users and for the certification sessions. */
export const accountUpcoming = {
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
  indicateurs: endpoint({
    method: 'GET',
    path: '/account/:habilisId/F/:roleId/indicateurs',
    summary: 'Lire l’activité d’un formateur.',
    access: capability('personne', 'read-statistiques'),
    params: z.object({ habilisId: HabilisId, roleId: PathId }),
    answer: answerJson(Indicateurs),
  }),
};
