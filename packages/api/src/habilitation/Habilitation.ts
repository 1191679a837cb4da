import { REFUS_ATTESTATION } from '@habilis/domain/attestation/statutAttestation';
import { HABILITATION_SOURCE_MODES } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { ACTIONS_HABILITATION } from '@habilis/domain/habilitation/actionsOfHabilitation';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import { REFUS_SUPPRESSION } from '@habilis/domain/habilitation/refusalOfSuppression';
import { MOTIFS_SUSPENSION } from '@habilis/domain/habilitation/refusalOfSuspension';
import { REFUS_DROIT } from '@habilis/domain/droit/entitlementRefusal';
import { LONGEST_NOTE_RAPPEL } from '@habilis/domain/habilitation/refusalOfRappel';
import { VIE_HABILITATION } from '@habilis/domain/habilitation/TYPES_EVENEMENT_HAB';
import * as z from 'zod/mini';
import { PartPriseSchema } from '../role/PartPriseSchema.ts';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { FileUpload, FileUploadInput } from '../file/FileUpload.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';
import { email, name } from '../wire/cleanedTexts.ts';
import { nullableText, text } from '../wire/texts.ts';
import { DroitHabilitation } from './DroitHabilitation.ts';
import { PlateformeFixe, PlateformeFixeWrite } from './Plateforme.ts';

const suspension = {
  dateDebutSuspension: z.nullable(CalendarDate),
  dateFinSuspension: z.nullable(CalendarDate),
  commentaireSuspension: nullableText(4000),
  rupture: z.boolean(),
};
const MotifSuspensionSchema = z.enum(MOTIFS_SUSPENSION);

const rappel = { dateRappel: CalendarDate, commentaire: nullableText(LONGEST_NOTE_RAPPEL) };

const named = { id: Id, numero: z.string() };

const summary = {
  ...named,
  version: Version,
  entite: z.object({ id: Id, raisonSociale: z.string(), ville: z.nullable(z.string()), caisse: z.nullable(CaisseRef) }),
  dispositifNiveau: DispositifNiveauRef,
  dateDebut: CalendarDate,
  dateFin: z.nullable(CalendarDate),
  etat: z.enum(HABILITATION_ETATS),
  /** Stays usable until its renewal is decided (rules/habilitations#renewal). */
  prorogee: z.boolean(),
  /** What it allows from today on. */
  droit: DroitHabilitation,
};

/** A habilitation as a list shows it. */
export const HabilitationSummary = z.object({
  ...summary,
  /** Why no session opens under it, whatever its days; told where those that open sessions are asked for. */
  refusSession: z.optional(z.nullable(z.enum(REFUS_DROIT))),
});
export type HabilitationSummary = z.infer<typeof HabilitationSummary>;

/** The right of an entite to run and certify a niveau for a time (F15). */
export const Habilitation = z.object({
  ...summary,
  /** Its end was decided: nothing follows from it until an act says so. */
  finSansSuite: z.boolean(),
  commentaireDateFin: z.nullable(z.string()),
  ...suspension,
  motifSuspension: z.nullable(MotifSuspensionSchema),
  /** Suspended by a caisse: lapses on its last day unless the dispositif's manager confirms it. */
  suspensionAConfirmer: z.boolean(),
  /** When the caller wants to be reminded to suspend it. */
  rappel: z.nullable(z.object(rappel)),
  plateformesFixes: z.array(PlateformeFixe),
  plateformeMobile: z.boolean(),
  avecPlateforme: z.boolean(),
  fileUploads: z.array(FileUpload),
  /** The end that the validity of its niveau gives (H1). */
  dateFinPrevue: z.nullable(CalendarDate),
  /** What must still be proven to the commission; null once it is. */
  reserve: z.nullable(z.string()),
  dateReserve: z.nullable(CalendarDate),
  /** The habilitation before this renewal, and the one that renews it. */
  precedente: z.nullable(z.object(named)),
  suivante: z.nullable(z.object(named)),
  /** The renewal or added platform already asked for; shown to readers of demandes. */
  demandeEnCours: z.nullable(z.object({ id: Id, numero: z.nullable(z.string()), mode: z.enum(['REN', 'APF']) })),
  /** The demandes that were granted for it, the latest first, among those that the caller may read. */
  demandesAccordees: z.array(z.object({ ...named, mode: z.enum(HABILITATION_SOURCE_MODES) })),
  /** Whether the caller may download a letter that tells its decision. */
  avecLettre: z.boolean(),
  /** Why no attestation is made of it today; null where one is. */
  refusAttestation: z.nullable(z.enum(REFUS_ATTESTATION)),
  /** By what the reader has a part in the entite, which bars them from acting on it for the network; absent when nothing does (rules/rights#both-sides). */
  partPrise: z.optional(PartPriseSchema),
  actionsPossibles: z.array(z.enum(ACTIONS_HABILITATION)),
  /** Why it cannot be deleted; shown to those who may delete habilitations. */
  refusSuppression: z.nullable(z.enum(REFUS_SUPPRESSION)),
});
export type Habilitation = z.infer<typeof Habilitation>;

/** A suspension (without end when it has none), its lifting (without dates) or a termination (W15; rules/habilitations#state). */
export const SuspensionWrite = z.object({
  habilitationId: Id,
  ...suspension,
  motif: z.optional(z.nullable(MotifSuspensionSchema)),
  version: Version,
});
export type SuspensionWrite = z.infer<typeof SuspensionWrite>;

/** A caisse's suspension confirmed, until a day or without end (rules/habilitations#suspension). */
export const ConfirmationWrite = z.object({
  habilitationId: Id,
  dateFinSuspension: z.nullable(CalendarDate),
  commentaire: text(4000),
  version: Version,
});
export type ConfirmationWrite = z.infer<typeof ConfirmationWrite>;

/** Reminds the caller on a day to suspend a habilitation; without a day, removes the reminder (rules/habilitations#suspension). */
export const RappelWrite = z.object({
  habilitationId: Id,
  ...rappel,
  dateRappel: z.nullable(CalendarDate),
  version: Version,
});
export type RappelWrite = z.infer<typeof RappelWrite>;

/** Reason of a deletion, with the version read: both are required, and the first one missing is reported (rules/wire#paths). */
export const SuppressionWrite = z.object({ motif: z.optional(nullableText(4000)), version: z.optional(Version) });
export type SuppressionWrite = z.infer<typeof SuppressionWrite>;

/** A new end for a habilitation (W15). */
export const DateFinWrite = z.object({
  habilitationId: Id,
  dateFin: CalendarDate,
  commentaireDateFin: text(4000),
  /** Lets a renewal or an added platform follow from it, though its end is brought forward (rules/habilitations#end). */
  renouvelable: z.optional(z.boolean()),
  version: Version,
});
export type DateFinWrite = z.infer<typeof DateFinWrite>;

/** Lifts a reserve, with what proves it (rules/demandes#decision). */
export const ReserveWrite = z.object({ habilitationId: Id, commentaire: text(4000), version: Version });
export type ReserveWrite = z.infer<typeof ReserveWrite>;

/** A habilitation created without a demande (rules/habilitations#state). */
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

/** Somebody who may become delegate of a habilitation: they hold the delegataire role in the entite. */
export const DelegatairePossible = z.extend(PersonneRef, { roleId: Id });
export type DelegatairePossible = z.infer<typeof DelegatairePossible>;

/** Somebody to whom a habilitation is delegated. */
export const Delegataire = z.extend(DelegatairePossible, { depuisLe: Instant });
export type Delegataire = z.infer<typeof Delegataire>;

/** A delegataire to appoint: one that the entite already has, or somebody to invite by mail. */
export const DelegataireWrite = z.union([
  z.object({ roleId: Id, version: Version }),
  z.object({ nom: name(100), prenom: name(100), email: email(), version: Version }),
]);
export type DelegataireWrite = z.infer<typeof DelegataireWrite>;

/** Somebody to inscribe among the formateurs: identifier and name must be theirs. */
export const FormateurInscritWrite = z.object({ habilisId: HabilisId, nom: name(100) });
export type FormateurInscritWrite = z.infer<typeof FormateurInscritWrite>;

/** An event in the life of a habilitation; its author is named only to roles that see agents. */
export const EvenementHabilitation = z.object({
  id: Id,
  action: z.enum(VIE_HABILITATION),
  faitLe: Instant,
  auteur: z.nullable(z.string()),
  /** Dates and names of the event. */
  debut: z.nullable(CalendarDate),
  fin: z.nullable(CalendarDate),
  objet: z.nullable(z.string()),
  motif: z.nullable(MotifSuspensionSchema),
  commentaire: z.nullable(z.string()),
});
export type EvenementHabilitation = z.infer<typeof EvenementHabilitation>;
