import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { PathId } from '../wire/formats.ts';

/** Somebody else who has the demande open: a person with their role, or for a demandeur the examining body alone (rules/demandes#holder). */
export const Presence = z.object({
  nomPrenom: z.nullable(z.string()),
  roleType: z.nullable(RoleTypeSchema),
  organisme: z.nullable(z.string()),
  edite: z.boolean(),
});
export type Presence = z.infer<typeof Presence>;

/** Who else has a demande open, and its present task: a page that shows another task is out of date. */
export const Presences = z.object({ presents: z.array(Presence), tache: z.string() });
export type Presences = z.infer<typeof Presences>;

/** Who has a demande open at the same time. */
export const presence = {
  signal: endpoint({
    method: 'PUT',
    path: '/demande/:type/:id/presence',
    duringArret: 'lecture',
    summary: 'Dire que l’on a une demande ouverte, savoir qui d’autre l’a ouverte et à quelle étape elle est.',
    access: capability('demande', 'read-demandes'),
    // During an impersonation, the person shown as present would not really be there.
    impersonation: 'refused',
    params: z.object({ type: z.enum(['DA', 'DH']), id: PathId }),
    body: json(z.object({ edite: z.boolean() })),
    answer: answerJson(Presences),
  }),
};
