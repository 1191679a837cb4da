import { RESULTATS } from '@habilis/domain/session-certification/etats';
import { RAISONS_PROCHE } from '@habilis/domain/stagiaire/prochesDe';
import { ETATS_ANTERIEUR } from '@habilis/domain/resultat/rattrapageMac';
import { CHAMPS_STAGIAIRE } from '@habilis/domain/stagiaire/LigneStagiaire';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';
import { FieldProblem } from '../wire/Problem.ts';
import { name } from '../wire/cleanedTexts.ts';
import { nullableText, text } from '../wire/texts.ts';

/** Identity of a stagiaire: no NIR, no health data; the birth date only tells namesakes apart (rules/people#personal-data). */
export const Identite = z.object({ nom: name(100), prenom: name(100), dateNaissance: z.nullable(CalendarDate) });
export type Identite = z.infer<typeof Identite>;

/** What a formateur enters of one stagiaire. */
const entered = {
  present: z.nullable(z.boolean()),
  identiteVerifiee: z.boolean(),
  resultat: z.nullable(z.enum(RESULTATS)),
};
/** Who entered it last, and when; null while nobody did. */
const enteredBy = { version: Version, saisiParNomPrenom: z.nullable(z.string()), saisiLe: z.nullable(Instant) };

/** A stagiaire of a session: a person who is known, or a pre-account until the session is closed. */
export const Stagiaire = z.extend(Identite, {
  id: Id,
  /** Shown once the person is certain: found by identifier, or certified by the session; null, as `preCompteId`, of one chosen among masked ones. */
  habilisId: z.nullable(HabilisId),
  preCompteId: z.nullable(Id),
  courriel: z.nullable(z.string()),
  /** The import that it came with. */
  importId: z.nullable(Id),
  /** The names of its inscription, when the verification or a correction changed them. */
  nomInscrit: z.nullable(z.string()),
  prenomInscrit: z.nullable(z.string()),
  /** The earlier certificat that an upkeep needs; null for a first session. */
  anterieur: z.nullable(z.object({ etat: z.enum(ETATS_ANTERIEUR), dateFin: z.nullable(CalendarDate) })),
  ...entered,
  motif: z.nullable(z.string()),
  ...enteredBy,
  numeroCertificat: z.nullable(z.string()),
  /** The certificat in force, by which it is downloaded. */
  certificatId: z.nullable(Id),
});
export type Stagiaire = z.infer<typeof Stagiaire>;

/** The result of one stagiaire, on the version of its line that was read. */
export const ResultatWrite = z.object({ stagiaireId: Id, version: Version, ...entered, motif: nullableText(1000) });
export type ResultatWrite = z.infer<typeof ResultatWrite>;

/** A result that was not written, because somebody had entered another one since; nothing is overwritten. */
export const ConflitResultat = z.object({
  stagiaireId: Id,
  ...entered,
  motif: z.nullable(z.string()),
  ...enteredBy,
  /** Whether the caller had entered it, in another tab or on another device. */
  parSoi: z.boolean(),
});
export type ConflitResultat = z.infer<typeof ConflitResultat>;

/** Somebody alike, masked; `cle` names them in this session and for this caller alone. */
export const StagiaireProche = z.object({
  cle: z.string(),
  initiales: z.string(),
  raison: z.enum(RAISONS_PROCHE),
  anneeNaissance: z.nullable(z.int()),
});
export type StagiaireProche = z.infer<typeof StagiaireProche>;

/** A result of a look-up: the one certain stagiaire, or similar ones, masked to limit disclosure. */
export const StagiaireTrouve = z.object({
  stagiaire: z.nullable(z.extend(Identite, { habilisId: HabilisId, cle: z.string() })),
  proches: z.array(StagiaireProche),
});
export type StagiaireTrouve = z.infer<typeof StagiaireTrouve>;

/** A key holds what was typed, sealed. */
export const LARGEST_CLE = 2000;

const typed = z.string().check(z.maxLength(200));
/** A line of a class as it was typed or pasted, judged by `stagiaireLineFaults`. */
export const LigneStagiaire = z.object({
  habilisId: typed,
  nom: typed,
  prenom: typed,
  /** The birth date as it was typed. */
  naissance: typed,
  courriel: typed,
});
export type LigneStagiaire = z.infer<typeof LigneStagiaire>;

/** What is said of a line: faults that block it, warnings, who it is for certain, and who it may be. */
export const LigneJugee = z.object({
  fautes: z.array(FieldProblem),
  avertissements: z.array(FieldProblem),
  connu: z.nullable(z.extend(Identite, { habilisId: HabilisId })),
  proches: z.array(StagiaireProche),
});
export type LigneJugee = z.infer<typeof LigneJugee>;

/** A line to import, with what was chosen of those alike: one of them by its key, or nobody. */
export const LigneImportee = z.extend(LigneStagiaire, {
  choix: z.nullable(z.object({ cle: nullableText(LARGEST_CLE) })),
});

/** A column of a file and the field that it holds; null when it holds none. */
export const ColonneImport = z.object({ entete: text(200), champ: z.nullable(z.enum(CHAMPS_STAGIAIRE)) });
export type ColonneImport = z.infer<typeof ColonneImport>;
