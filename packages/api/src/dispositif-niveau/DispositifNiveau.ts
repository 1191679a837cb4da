import { CHANGEMENTS_NIVEAU } from '@habilis/domain/dispositif-niveau/changesOfNiveau';
import { UNITES_DUREE } from '@habilis/domain/habilitation/plannedEndDate';
import * as z from 'zod/mini';
import { Id, Instant, Version } from '../wire/formats.ts';
import { nullableText, text } from '../wire/texts.ts';

const figure = z.int().check(z.positive(), z.maximum(999));
const duration = z.nullable(figure);
const unit = z.nullable(z.enum(UNITES_DUREE));

/** A slot of a niveau; a retired one is no longer asked for, but keeps its files. */
export const UploadFieldConfig = z.object({
  id: Id,
  nomChamp: text(60),
  libelle: text(200),
  /** Help shown under the slot. */
  aide: nullableText(500),
  obligatoire: z.boolean(),
  retire: z.boolean(),
});

const parameters = {
  niveau: text(100),
  /** What whoever asks for it wants to teach, in one sentence: a newcomer chooses by it (decision 0221). */
  besoin: nullableText(160),
  dureeValiditeHabilitation: duration,
  uniteDureeValiditeHabilitation: unit,
  avecTechnique: z.boolean(),
  avecPlateforme: z.boolean(),
  dureeValiditeCertificat: duration,
  uniteDureeValiditeCertificat: unit,
  nbStagiairesMin: figure,
  nbStagiairesMax: figure,
  heuresInitiales: duration,
  heuresMac: duration,
  /** False when the network itself runs the sessions (rules/sessions#steps). */
  sessionParFormateur: z.boolean(),
  /** Whether entites may ask for a habilitation of this niveau. */
  ouvert: z.boolean(),
  /** The niveau of formateurs whose certificat is needed to lead its sessions; null when none is. */
  niveauFormateurId: z.nullable(Id),
  /** Months after its end during which a certificat may still be renewed by upkeep; null without limit. */
  toleranceMacMois: z.nullable(z.int().check(z.minimum(0), z.maximum(999))),
  dureeSessionMaxJours: figure,
};

/** A niveau of a dispositif, the unit of habilitation, with all its parameters (F16; rules/niveaux#parameters). */
export const DispositifNiveau = z.object({
  id: Id,
  version: Version,
  code: z.string(),
  dispositif: z.object({ id: Id, libelleCourt: z.string() }),
  /** Its name outside the list of its dispositif. */
  libelle: z.string(),
  ...parameters,
  pedagogiqueUploadFieldsConfig: z.array(UploadFieldConfig),
  techniqueUploadFieldsConfig: z.array(UploadFieldConfig),
  /** Whether the caller may change it. */
  modifiable: z.boolean(),
});
export type DispositifNiveau = z.infer<typeof DispositifNiveau>;

/** A slot as it is typed: a new one has no id; its name is made by the server, once. */
const UploadFieldWrite = z.object({
  id: z.nullable(Id),
  libelle: text(200),
  aide: nullableText(500),
  obligatoire: z.boolean(),
  retire: z.boolean(),
});
const UploadFieldsWrite = z.array(UploadFieldWrite).check(z.maxLength(50));

/** A niveau to create, or to change when it has an id. */
export const DispositifNiveauWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  code: text(20),
  dispositifId: Id,
  ...parameters,
  pedagogiqueUploadFieldsConfig: UploadFieldsWrite,
  techniqueUploadFieldsConfig: UploadFieldsWrite,
  /** Whether the author has read what hangs on a niveau that they make stricter. */
  durcissementConfirme: z._default(z.boolean(), false),
});
export type DispositifNiveauWrite = z.infer<typeof DispositifNiveauWrite>;

/** Some names, the first of those that are counted. */
const Noms = z.array(z.string());

/** What hangs on a niveau that is made stricter, counted and by name: it comes with the refusal that asks to confirm it. */
export const DependancesNiveau = z.object({
  habilitations: z.int(),
  demandes: z.int(),
  sessions: z.int(),
  /** Of the formateurs of its open sessions, those who could no longer lead them. */
  formateurs: z.int(),
  /** Entites of habilitations, numbers of demandes and sessions, formateurs; never more than five of each. */
  noms: z.object({ habilitations: Noms, demandes: Noms, sessions: Noms, formateurs: Noms }),
});
export type DependancesNiveau = z.infer<typeof DependancesNiveau>;

/** A niveau, as other objects and filters refer to it. */
export const DispositifNiveauRef = z.object({ id: Id, libelle: z.string() });

/** A change of a niveau: when, by whom, and what it was before. */
export const HistoriqueNiveau = z.object({
  id: Id,
  faitLe: Instant,
  auteur: z.nullable(z.string()),
  isCreation: z.boolean(),
  changements: z.array(
    z.object({
      champ: z.enum(CHANGEMENTS_NIVEAU),
      avant: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
      apres: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
});
export type HistoriqueNiveau = z.infer<typeof HistoriqueNiveau>;
