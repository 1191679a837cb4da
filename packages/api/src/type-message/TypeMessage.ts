import * as z from 'zod/mini';
import { CibleMessage } from './CibleMessage.ts';
import { Id, Version } from '../wire/formats.ts';
import { LARGEST_RICH_TEXT, nullableText, text } from '../wire/texts.ts';

/** Fields shared by messages and their types: texts, senders, targets. */
export const MessageContent = z.object({
  titre: text(200),
  intitule: text(200),
  descriptif: nullableText(LARGEST_RICH_TEXT),
  diffuseurI: z.boolean(),
  diffuseurRD: z.boolean(),
  diffuseurCNH: z.boolean(),
  diffuseurADM: z.boolean(),
  ciblesMessage: z.array(CibleMessage).check(z.maxLength(12)),
});

/** A model of messages (F22). */
export const TypeMessage = z.extend(MessageContent, { id: Id, type: z.literal('TM'), version: Version });
export type TypeMessage = z.infer<typeof TypeMessage>;

/** A type to create, or to change when it has an id. */
export const TypeMessageWrite = z.extend(MessageContent, { id: z.nullable(Id), version: Version });
export type TypeMessageWrite = z.infer<typeof TypeMessageWrite>;
