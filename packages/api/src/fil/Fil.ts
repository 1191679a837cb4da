import { COTES_FIL } from '@habilis/domain/fil/coteDe';
import { LONGUEUR_MESSAGE } from '@habilis/domain/fil/DOSSIERS_FIL';
import { FERMETURES_FIL } from '@habilis/domain/fil/fermetureDuFil';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id, Instant } from '../wire/formats.ts';

/** A message of a thread, as its reader sees it. */
export const MessageFil = z.object({
  id: Id,
  cote: z.enum(COTES_FIL),
  /** Whether its reader wrote it. */
  deSoi: z.boolean(),
  /** The name of who wrote it, or of their caisse; null when the reader knows the network alone. */
  auteur: z.nullable(z.string()),
  /** The role under which it was written; null where who wrote it is not named. */
  roleType: z.nullable(RoleTypeSchema),
  texte: z.string(),
  ecritLe: Instant,
  /** Whether it came from the other side, and its reader neither read it nor anybody of their side answered. */
  nouveau: z.boolean(),
});
export type MessageFil = z.infer<typeof MessageFil>;

/** What an entite and those who examine its file wrote to each other, the oldest first. */
export const Fil = z.object({
  messages: z.array(MessageFil),
  nouveaux: z.int(),
  /** Why nothing more is written; null while the file lives. */
  fermeture: z.nullable(z.enum(FERMETURES_FIL)),
  /** Why the reader may not write although it is open: a part in the entite, an expertise that is no longer theirs, or a thread that is full. */
  empechement: z.nullable(z.enum(['PARTIE_PRENANTE', 'PLUS_TITULAIRE', 'PLEIN'])),
});
export type Fil = z.infer<typeof Fil>;

/** A message to send. */
export const MessageFilWrite = z.object({
  /** Made by the client: sent twice, a message is kept once. */
  cleEnvoi: z.uuid(),
  texte: z.string().check(z.maxLength(LONGUEUR_MESSAGE)),
});

/** How far a thread was read: the last message that was shown. */
export const LectureFil = z.object({ jusqua: Id });
