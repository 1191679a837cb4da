import { CHAMPS_CERTIFICAT } from '@habilis/domain/modele-certificat/champs';
import {
  ALIGNEMENTS,
  ENCRES,
  ENCRES_ZONE,
  FORMATS_PAPIER,
  ORIENTATIONS,
  TROP_LONGS,
} from '@habilis/domain/modele-certificat/Dessin';
import { IMAGES_MAX } from '@habilis/domain/modele-certificat/images';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { nullableText, text } from '../wire/texts.ts';

/** Largest place or length on a page, in millimetres. */
const MOST_MM = 1000;
const mm = () => z.number().check(z.minimum(-MOST_MM), z.maximum(MOST_MM));
const points = () => z.number().check(z.minimum(4), z.maximum(200));
const rectangle = { x: mm(), y: mm(), largeur: mm(), hauteur: mm() };
const maybeEmpty = (most: number) => z.string().check(z.maxLength(most));

/** An area of the printed certificat, and the field shown in it. */
export const ZoneModele = z.object({
  champ: z.enum(CHAMPS_CERTIFICAT),
  ...rectangle,
  taille: points(),
  gras: z.boolean(),
  alignement: z.enum(ALIGNEMENTS),
  encre: z.enum(ENCRES_ZONE),
  capitales: z.boolean(),
  tropLong: z.enum(TROP_LONGS),
  tailleMin: points(),
  etiquette: maybeEmpty(100),
  texte: maybeEmpty(1000),
});

/** Decoration under the zones. */
export const FormeModele = z.object({ nature: z.enum(['RECTANGLE', 'MARQUE']), encre: z.enum(ENCRES), ...rectangle });

const content = {
  intitule: text(200),
  /** Null for both modes. */
  mode: z.nullable(z.enum(SESSION_MODES)),
  actif: z.boolean(),
  dateDebutValidite: CalendarDate,
  dateFinValidite: z.nullable(CalendarDate),
  orientation: z.enum(ORIENTATIONS),
  format: z.enum(FORMATS_PAPIER),
  texteLegal: nullableText(4000),
  signataire: z.object({ nom: maybeEmpty(200), fonction: maybeEmpty(200) }),
  zones: z.array(ZoneModele).check(z.maxLength(100)),
  formes: z.array(FormeModele).check(z.maxLength(50)),
  /** The slot of the file that covers the page. */
  fond: nullableText(60),
  langue: z.literal('fr'),
};

/** What the fields of a sample person show. */
export const ExempleModele = z.partialRecord(z.enum(CHAMPS_CERTIFICAT), z.string());

/** How a certificat is printed (rules/certificats#models): its draft if it has one, else the version that was published last; its pictures are files. */
export const ModeleCertificat = z.object({
  id: Id,
  version: Version,
  dispositifNiveau: DispositifNiveauRef,
  ...content,
  fileUploads: z.array(FileUpload),
  numeroVersion: z.int(),
  etat: z.enum(['BROUILLON', 'PUBLIEE']),
  /** The last version that was published, and how many certificats were issued with it. */
  publiee: z.nullable(z.object({ numeroVersion: z.int(), nbCertificats: z.int() })),
  exemples: z.object({ court: ExempleModele, long: ExempleModele }),
});
export type ModeleCertificat = z.infer<typeof ModeleCertificat>;

/** A model to create, or to change when it has an id. */
export const ModeleCertificatWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  dispositifNiveauId: Id,
  ...content,
  fileUploads: z.array(FileUploadInput).check(z.maxLength(IMAGES_MAX)),
});
export type ModeleCertificatWrite = z.infer<typeof ModeleCertificatWrite>;

/** A model as a list or a filter names it. */
export const ModeleCertificatRef = z.object({ id: Id, intitule: z.string() });
