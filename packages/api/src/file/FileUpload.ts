import * as z from 'zod/mini';
import { Id, Instant } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

/** A stored file of a demande; `champ` is the slot that it fills. */
export const FileUpload = z.object({
  id: Id,
  champ: z.string(),
  userFilename: z.string(),
  taille: z.int(),
  typeMime: z.string(),
  deposeLe: Instant,
});
export type FileUpload = z.infer<typeof FileUpload>;

/** A file in a write: one that is kept (`id`) or a part of the same body (`partIndex`); what is absent is removed (rules/wire#multipart). */
export const FileUploadInput = z.union([
  z.object({ id: Id }),
  z.object({
    champ: text(60),
    /** When absent, the name of the part. */
    userFilename: z.optional(text(255)),
    partIndex: z.int().check(z.minimum(0), z.maximum(49)),
  }),
]);
export type FileUploadInput = z.infer<typeof FileUploadInput>;
