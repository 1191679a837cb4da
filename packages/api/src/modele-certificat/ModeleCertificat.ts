import { UNITES_DUREE } from '@habilis/domain/habilitation/plannedEndDate';
import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { nullableText, text } from '../wire/texts.ts';

/** An area of the printed certificat, and the field shown in it. */
const Zone = z.object({
  champ: text(60),
  x: z.number(),
  y: z.number(),
  taille: z.number().check(z.positive()),
  gras: z.boolean(),
  alignement: z.enum(['GAUCHE', 'CENTRE', 'DROITE']),
});

const content = {
  intitule: text(200),
  /** Null for both modes. */
  mode: z.nullable(z.enum(SESSION_MODES)),
  actif: z.boolean(),
  dateDebutValidite: CalendarDate,
  dateFinValidite: z.nullable(CalendarDate),
  orientation: z.enum(['PORTRAIT', 'PAYSAGE']),
  format: z.enum(['A4', 'CR80']),
  texteLegal: nullableText(4000),
  signataire: z.object({ nom: text(200), fonction: text(200) }),
  zones: z.array(Zone).check(z.maxLength(100)),
  afficherQr: z.boolean(),
  dureeValidite: z.nullable(z.int().check(z.positive())),
  uniteDureeValidite: z.nullable(z.enum(UNITES_DUREE)),
  langue: text(10),
};

/** How a certificat is printed (domain, C.7); its background, logos and signature are files. */
export const ModeleCertificat = z.object({
  id: Id,
  version: Version,
  dispositifNiveau: DispositifNiveauRef,
  ...content,
  fileUploads: z.array(FileUpload),
});
export type ModeleCertificat = z.infer<typeof ModeleCertificat>;

/** A model to create, or to change when it has an id. */
export const ModeleCertificatWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  dispositifNiveauId: Id,
  ...content,
  fileUploads: z.array(FileUploadInput).check(z.maxLength(20)),
});
export type ModeleCertificatWrite = z.infer<typeof ModeleCertificatWrite>;

/** A model as a list or a filter names it. */
export const ModeleCertificatRef = z.object({ id: Id, intitule: z.string() });
