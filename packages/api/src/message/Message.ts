import { ETATS_ENVOI } from '@habilis/domain/message/etatEnvoi';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { MessageContent } from '../type-message/TypeMessage.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';

const diffusion = {
  dateDebutDiffusion: z.nullable(CalendarDate),
  dateFinDiffusion: z.nullable(CalendarDate),
};

/** How far the mails of a message are. */
export const EnvoiMessage = z.object({
  etat: z.enum(ETATS_ENVOI),
  /** When the first mail will leave, until when the whole may be withdrawn; null once one has left, or when none will. */
  retirableLe: z.nullable(Instant),
  nbDestinataires: z.int(),
  nbEchecs: z.int(),
});
export type EnvoiMessage = z.infer<typeof EnvoiMessage>;

/** A message to everyone in its targets (F22). */
export const Message = z.extend(MessageContent, {
  id: Id,
  type: z.literal('M'),
  version: Version,
  ...diffusion,
  /** Null when its type is gone. */
  typeMessageId: z.nullable(Id),
  dateCreation: CalendarDate,
  /** When it is shown, dates given or not. */
  periode: z.object({ debut: CalendarDate, fin: CalendarDate }),
  termine: z.boolean(),
  diffuseurNomPrenom: z.string(),
  diffuseurHabilisId: HabilisId,
  diffuseurRoleType: RoleTypeSchema,
  parEmail: z.boolean(),
  emailSent: z.boolean(),
  envoi: EnvoiMessage,
});
export type Message = z.infer<typeof Message>;

/** A message to create, or to change when it has an id. */
export const MessageWrite = z.extend(MessageContent, {
  id: z.nullable(Id),
  version: Version,
  ...diffusion,
  typeMessageId: z.nullable(Id),
  /** Whether it is sent by mail too, once. */
  parEmail: z.boolean(),
  /** The number of recipients, typed by who writes to everybody. */
  nbConfirme: z.nullable(z.int()),
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
  /** Whether its reader has opened it. */
  lu: z.boolean(),
});
export type MessageRecu = z.infer<typeof MessageRecu>;

/** A person whom targets find, with what their role works for. */
const PersonneCiblee = z.object({
  nomPrenom: z.string(),
  roleType: RoleTypeSchema,
  rattachement: z.nullable(z.string()),
});

/** A count of recipients that continues in the background (rules/alerts#messages). */
export const CalculCible = z.object({
  id: Id,
  etat: z.enum(['EN_COURS', 'TERMINE', 'ERREUR']),
  nbDestinataires: z.nullable(z.int()),
  parRole: z.array(z.object({ roleType: RoleTypeSchema, nbDestinataires: z.int() })),
  /** Whether these are all whom the platform knows: then the number is typed to send. */
  estTous: z.boolean(),
  /** Some of them, to see who is meant. */
  echantillon: z.array(PersonneCiblee),
});
export type CalculCible = z.infer<typeof CalculCible>;

/** Who was mailed a message, and what became of the mail. */
export const DestinataireMessage = z.object({
  id: Id,
  nomPrenom: z.string(),
  roleType: z.nullable(RoleTypeSchema),
  /** `ATTENTE`: to leave, at once or with a summary. `ECARTE`: no longer wanted. */
  etat: z.enum(['ATTENTE', 'ENVOYE', 'ECARTE', 'ECHEC']),
});
export type DestinataireMessage = z.infer<typeof DestinataireMessage>;
