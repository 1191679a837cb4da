import { MODULES } from '@habilis/domain/assistance/MODULES';
import * as z from 'zod/mini';
import { FileUploadInput } from '../file/FileUpload.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

const content = {
  intitule: text(200),
  module: z.nullable(z.enum(MODULES)),
  manuelRoles: z.array(RoleTypeSchema),
  /** Open to guests, or to the roles named; where none is, to everybody signed in. */
  typeAcces: z.enum(['PUBLIC', 'ROLES']),
};

/** A user manual (F21). */
export const Manuel = z.object({
  id: Id,
  version: Version,
  ...content,
  storageFilename: z.string(),
  userFilename: z.string(),
  uploadDate: CalendarDate,
  /** In bytes. */
  taille: z.int(),
});
export type Manuel = z.infer<typeof Manuel>;

/** A manual to add, or to change when it has an id; it keeps its file where the body has none. */
export const ManuelWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  ...content,
  fileUploads: z.array(FileUploadInput).check(z.maxLength(1)),
});
export type ManuelWrite = z.infer<typeof ManuelWrite>;
