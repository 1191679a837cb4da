import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { CalendarDate, Id, Version } from '../wire/formats.ts';
import { nullableText, text } from '../wire/texts.ts';
import { PlateformeFixe, PlateformeFixeWrite } from './Plateforme.ts';

const suspension = {
  dateDebutSuspension: z.nullable(CalendarDate),
  dateFinSuspension: z.nullable(CalendarDate),
  commentaireSuspension: nullableText(4000),
  rupture: z.boolean(),
};

/** The right of an entity to run and certify a level for a time (specification, section 3). */
export const Habilitation = z.object({
  id: Id,
  version: Version,
  numero: z.string(),
  entite: z.object({ id: Id, raisonSociale: z.string() }),
  dispositifNiveau: DispositifNiveauRef,
  dateDebut: CalendarDate,
  dateFin: z.nullable(CalendarDate),
  commentaireDateFin: z.nullable(z.string()),
  ...suspension,
  etat: z.enum(HABILITATION_ETATS),
  /** Kept usable until the decision on its renewal (domain, C.2). */
  prorogee: z.boolean(),
  plateformesFixes: z.array(PlateformeFixe),
  plateformeMobile: z.boolean(),
  fileUploads: z.array(FileUpload),
});
export type Habilitation = z.infer<typeof Habilitation>;

/** A suspension or a termination (specification, section 7). */
export const SuspensionWrite = z.object({ habilitationId: Id, ...suspension, version: z.optional(Version) });
export type SuspensionWrite = z.infer<typeof SuspensionWrite>;

/** Another end (specification, section 7). */
export const DateFinWrite = z.object({
  habilitationId: Id,
  dateFin: CalendarDate,
  commentaireDateFin: text(4000),
  version: z.optional(Version),
});
export type DateFinWrite = z.infer<typeof DateFinWrite>;

/** An accreditation created without a request (domain, C.5). */
export const HabilitationCreation = z.object({
  entiteId: Id,
  dispositifNiveauId: Id,
  dateDebut: CalendarDate,
  dateFin: z.nullable(CalendarDate),
  plateformesFixes: z.array(PlateformeFixeWrite).check(z.maxLength(50)),
  plateformeMobile: z.boolean(),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(50)),
});
export type HabilitationCreation = z.infer<typeof HabilitationCreation>;
