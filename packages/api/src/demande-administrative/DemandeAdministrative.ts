import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import * as z from 'zod/mini';
import { PartPriseSchema } from '../role/PartPriseSchema.ts';
import { Ecarte } from '../demande/Ecarte.ts';
import { PointsDemandes } from '../examen/PointDemande.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';
import { FieldProblem } from '../wire/Problem.ts';
import { nullableCodePostal, nullableEmail, nullableGroups, nullableName } from '../wire/cleanedTexts.ts';
import { nullableText } from '../wire/texts.ts';

const Telephone = z.object({ indicatif: nullableText(5), numero: nullableText(40) });

/** What the demandeur types; drafts may be incomplete, so every field may be null (F7). */
export const DemandeAdministrativeSaisie = z.object({
  raisonSociale: nullableName(200),
  siret: nullableGroups(20),
  numeroDeclarationActivite: nullableGroups(20),
  ndaEnCours: z.boolean(),
  regime: z.nullable(z.enum(REGIMES)),
  declarationUrssaf: z.nullable(z.boolean()),
  dateAttestationUrssaf: z.nullable(CalendarDate),
  typeEntite: z.nullable(z.enum(TYPES_ENTITE)),
  adresse: z.object({
    ligne1: nullableName(200),
    ligne2: nullableName(200),
    codePostalVille: z.object({ codePostal: nullableCodePostal(), ville: nullableName(100) }),
  }),
  responsableLegal: z.object({ nom: nullableName(100), prenom: nullableName(100), fonction: nullableName(100) }),
  contact: z.object({
    nom: nullableName(100),
    prenom: nullableName(100),
    email: nullableEmail(),
    telephone: Telephone,
  }),
  diffusion: z.boolean(),
  diffusionEmail: nullableEmail(),
  diffusionSiteWeb: nullableText(300),
  diffusionTelephone: Telephone,
});
export type DemandeAdministrativeSaisie = z.infer<typeof DemandeAdministrativeSaisie>;

/** An action that the caller may take now on the task (rules/demandes#steps). */
export const ActionPossible = z.object({
  key: z.string(),
  commentaireRequis: z.boolean(),
  affectationRequise: z.boolean(),
});
export type ActionPossible = z.infer<typeof ActionPossible>;

/** The register's answer about a SIREN; NON_VERIFIE while there is none. */
export const VerificationSiren = z.object({
  resultat: z.enum(['OK', 'INCONNU', 'FERME', 'NON_VERIFIE']),
  raisonSociale: z.nullable(z.string()),
  verifieLe: z.nullable(Instant),
});
export type VerificationSiren = z.infer<typeof VerificationSiren>;

/** A demande administrative as the caller may see it; `id` is null on a start that stores nothing. */
export const DemandeAdministrative = z.extend(DemandeAdministrativeSaisie, {
  id: z.nullable(Id),
  type: z.literal('DA'),
  numero: z.nullable(z.string()),
  version: Version,
  avecDemandeHabilitation: z.boolean(),
  entiteId: z.nullable(Id),
  dateSuspensionAdministrative: z.nullable(CalendarDate),
  dateFirstSoumission: z.nullable(CalendarDate),
  dateLastSoumission: z.nullable(CalendarDate),
  /** First day of the current task, and its due date. */
  dateDebutTache: z.nullable(CalendarDate),
  dateEcheance: z.nullable(CalendarDate),
  demandeurNomPrenom: z.nullable(z.string()),
  assignedUserNomPrenom: z.nullable(z.string()),
  caisseInstructrice: z.nullable(CaisseRef),
  verificationSiren: VerificationSiren,
  /** Paths of the fields that the instructeur corrected since the last submit. */
  champsCorriges: z.array(z.string()),
  /** The validated form, for whoever edits the working copy: changes are judged against it. */
  copieValidee: z.nullable(z.object({ saisie: DemandeAdministrativeSaisie, fileUploads: z.array(Id) })),
  /** Fields of contact and publication that are wrong, and so keep their validated value; the others applied. */
  champsRetenus: z.array(FieldProblem),
  currentWorkflowTask: z.object({
    selectedActionKey: z.nullable(z.string()),
    currentTaskDefinitionKey: z.enum(DA_TASK_KEYS),
    assignedUserHabilisId: z.nullable(HabilisId),
  }),
  draftWorkflowComment: z.nullable(z.string()),
  actionsPossibles: z.array(ActionPossible),
  /** Instructeurs to whom the caller may assign the task. */
  affectables: z.array(PersonneRef),
  /** Those of the caisse whom the task is not offered to, each with why; told to who may assign it. */
  ecartes: z.optional(z.array(Ecarte)),
  /** Whether the caller may change the fields now. */
  /** By what the reader has a part in the entite, which bars them from acting on it for the network; absent when nothing does (rules/rights#both-sides). */
  partPrise: z.optional(PartPriseSchema),
  /** Whether the reader concluded themself what their task looks at a second time, so that another concludes it; absent when not (rules/demandes#second-look). */
  propreInstruction: z.optional(z.boolean()),
  modifiable: z.boolean(),
  fileUploads: z.array(FileUpload),
});
export type DemandeAdministrative = z.infer<typeof DemandeAdministrative>;

/** Body of every write: the fields, the files to keep or add, the version read, the draft key before the first save. */
export const DemandeAdministrativeWrite = z.extend(DemandeAdministrativeSaisie, {
  id: z.nullable(Id),
  version: Version,
  /** UUID made by the client, so that two first saves make one row (rules/wire#start-calls). */
  cleBrouillon: z.nullable(z.uuid()),
  avecDemandeHabilitation: z.boolean(),
  fileUploads: z.array(FileUploadInput).check(z.maxLength(50)),
  draftWorkflowComment: nullableText(4000),
  currentWorkflowTask: z.object({
    selectedActionKey: nullableText(40),
    assignedUserHabilisId: z.optional(z.nullable(HabilisId)),
    /** The colleague whose task is taken or released, named in the question before it (rules/demandes#holder). */
    titulaireHabilisId: z.optional(z.nullable(HabilisId)),
  }),
  /** Points of a complement; only with an action that asks for one. */
  points: z.optional(PointsDemandes),
  /** Only with an action that suspends (rules/dossier#suspension). */
  dateSuspensionAdministrative: z.optional(z.nullable(CalendarDate)),
});
export type DemandeAdministrativeWrite = z.infer<typeof DemandeAdministrativeWrite>;
