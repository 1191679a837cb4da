import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { MessageContent } from '../type-message/TypeMessage.ts';
import { CalendarDate, HabilisId, Id, Version } from '../wire/formats.ts';

const diffusion = {
  dateDebutDiffusion: z.nullable(CalendarDate),
  dateFinDiffusion: z.nullable(CalendarDate),
};

/** A message to everyone in its targets (specification, section 3). */
export const Message = z.extend(MessageContent, {
  id: Id,
  type: z.literal('M'),
  version: Version,
  ...diffusion,
  diffuseurNomPrenom: z.string(),
  diffuseurHabilisId: HabilisId,
  diffuseurRoleType: RoleTypeSchema,
  emailSent: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** A message to create, or to change when it has an id. */
export const MessageWrite = z.extend(MessageContent, {
  id: z.nullable(Id),
  version: Version,
  ...diffusion,
  /** Whether it is sent by mail too, once. */
  parEmail: z.boolean(),
});
export type MessageWrite = z.infer<typeof MessageWrite>;

/** A message as shown on its reader's dashboard. */
export const MessageRecu = z.object({
  id: Id,
  titre: z.string(),
  intitule: z.string(),
  descriptif: z.nullable(z.string()),
  diffuseurNomPrenom: z.string(),
  dateDebutDiffusion: z.nullable(CalendarDate),
});
export type MessageRecu = z.infer<typeof MessageRecu>;

/** A count of recipients that continues in the background (domain, C.9). */
export const CalculCible = z.object({
  id: Id,
  etat: z.enum(['EN_COURS', 'TERMINE', 'ERREUR']),
  nbDestinataires: z.nullable(z.int()),
  parRole: z.array(z.object({ roleType: RoleTypeSchema, nbDestinataires: z.int() })),
});
export type CalculCible = z.infer<typeof CalculCible>;
