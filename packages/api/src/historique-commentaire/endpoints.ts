import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Instant, PathId } from '../wire/formats.ts';
import { RoleTypeSchema } from '../role/Role.ts';

/** A step of a demande's history; a demandeur sees the caisse's name and not the instructeur's comment of another task. */
export const HistoriqueCommentaire = z.object({
  id: Id,
  actionKey: z.string(),
  taskDefinitionKey: z.string(),
  nextTaskDefinitionKey: z.string(),
  auteurNomPrenom: z.nullable(z.string()),
  auteurRoleType: z.nullable(RoleTypeSchema),
  /** Who acted in the author's name, null when the author did it. */
  enTantQueParNomPrenom: z.nullable(z.string()),
  commentaire: z.nullable(z.string()),
  /** The commission's day that the step has fixed, null when it fixed none. */
  dateSeance: z.nullable(CalendarDate),
  creeLe: Instant,
});
export type HistoriqueCommentaire = z.infer<typeof HistoriqueCommentaire>;

export const historiqueCommentaire = {
  list: endpoint({
    method: 'GET',
    path: '/historique-commentaire/:id/:type',
    summary: 'Lire l’historique d’une demande, du plus récent au plus ancien.',
    access: capability('demande', 'read-demandes'),
    params: z.object({ id: PathId, type: z.enum(['DH', 'DA']) }),
    answer: answerJson(z.array(HistoriqueCommentaire)),
  }),
};
