import { UNITES_DUREE } from '@habilis/domain/habilitation/plannedEndDate';
import * as z from 'zod/mini';
import { Id, Version } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';

const duration = z.nullable(z.int().check(z.positive()));
const unit = z.nullable(z.enum(UNITES_DUREE));

/** A slot of documents that a level asks for. */
export const UploadFieldConfig = z.object({
  id: Id,
  nomChamp: text(60),
  libelle: text(200),
  obligatoire: z.boolean(),
});

const parameters = {
  niveau: text(100),
  dureeValiditeHabilitation: duration,
  uniteDureeValiditeHabilitation: unit,
  avecTechnique: z.boolean(),
  avecPlateforme: z.boolean(),
  dureeValiditeCertificat: duration,
  uniteDureeValiditeCertificat: unit,
  nbStagiairesMin: z.int().check(z.positive()),
  nbStagiairesMax: z.int().check(z.positive()),
  heuresInitiales: duration,
  heuresMac: duration,
  /** False when the network itself runs the sessions (domain, C.6). */
  sessionParFormateur: z.boolean(),
};

/** A level of a scheme, the unit of accreditation, with all its parameters (specification, section 3; domain, D.2). */
export const DispositifNiveau = z.object({
  id: Id,
  version: Version,
  code: z.string(),
  dispositif: z.object({ id: Id, libelleCourt: z.string() }),
  ...parameters,
  pedagogiqueUploadFieldsConfig: z.array(UploadFieldConfig),
  techniqueUploadFieldsConfig: z.array(UploadFieldConfig),
});
export type DispositifNiveau = z.infer<typeof DispositifNiveau>;

const UploadFieldsWrite = z.array(z.extend(UploadFieldConfig, { id: z.nullable(Id) })).check(z.maxLength(50));

/** A level to create, or to change when it has an id. */
export const DispositifNiveauWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  code: text(20),
  dispositifId: Id,
  ...parameters,
  pedagogiqueUploadFieldsConfig: UploadFieldsWrite,
  techniqueUploadFieldsConfig: UploadFieldsWrite,
});
export type DispositifNiveauWrite = z.infer<typeof DispositifNiveauWrite>;

/** A level as another object or a filter names it. */
export const DispositifNiveauRef = z.object({ id: Id, libelle: z.string() });
