import {
  LIEU_FORMATION_TYPES,
  LIEUX_FORMATION,
  SESSION_ETATS,
  SESSION_MODES,
} from '@habilis/domain/session-certification/etats';
import { REFUS_HOMONYME, REPONSES_HOMONYME } from '@habilis/domain/stagiaire/homonymes';
import { REFUS_DROIT } from '@habilis/domain/droit/entitlementRefusal';
import { REFUS_ANIMATEUR } from '@habilis/domain/animateur/refusalOfAnimateur';
import type { SessionVue } from '@habilis/domain/session-certification/vues';
import * as z from 'zod/mini';
import { PartPriseSchema } from '../role/PartPriseSchema.ts';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { PlateformeFixe } from '../habilitation/Plateforme.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { CodePostalVille } from '../wire/CodePostalVille.ts';
import { CalendarDate, HabilisId, Id, Instant, Version } from '../wire/formats.ts';
import { FieldProblem } from '../wire/Problem.ts';
import { name, nullableName } from '../wire/cleanedTexts.ts';
import { nullableText, text } from '../wire/texts.ts';
import { ChezFormateur } from './ChezFormateur.ts';
import { ConflitResultat, LARGEST_CLE, ResultatWrite, Stagiaire } from './Stagiaire.ts';

/** An hour of a day, `HH:mm`. */
const Hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const content = {
  mode: z.enum(SESSION_MODES),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  /** Hours of each day. */
  heureDebut: z.nullable(Hour),
  heureFin: z.nullable(Hour),
  lieuFormation: z.nullable(z.enum(LIEUX_FORMATION)),
  lieuFormationType: z.nullable(z.enum(LIEU_FORMATION_TYPES)),
  lieuFormationCodePostalVille: z.nullable(CodePostalVille),
  lieuFormationAdresse: nullableName(400),
  plateformeFixeId: z.nullable(Id),
  animateurHabilisId: z.nullable(HabilisId),
};

/** What the niveau and the settings ask of a session: what its rules are judged with. */
const Regles = z.object({
  nbStagiairesMin: z.int(),
  nbStagiairesMax: z.int(),
  heuresInitiales: z.nullable(z.int()),
  heuresMac: z.nullable(z.int()),
  dureeSessionMaxJours: z.int(),
  toleranceMacMois: z.nullable(z.int()),
  /** Whether a session in France must be held at a fixed platform (V13). */
  plateformeRequise: z.boolean(),
  /** Whether the formateur needs a certificat. */
  certificatFormateurRequis: z.boolean(),
  /** Months after the last day to close the session, before it is deleted. */
  delaiClotureMois: z.int(),
  /** Today for the server, in Europe/Paris. */
  aujourdhui: CalendarDate,
});

/** A step that a session took; the author is named to those who may read it. */
export const EtapeSession = z.object({
  id: Id,
  action: z.string(),
  de: z.nullable(z.enum(SESSION_ETATS)),
  vers: z.enum(SESSION_ETATS),
  commentaire: z.nullable(z.string()),
  auteurNomPrenom: z.nullable(z.string()),
  /** The application that took it under the author's role; absent when it was the author. */
  application: z.optional(z.string()),
  roleType: z.nullable(RoleTypeSchema),
  faitLe: Instant,
});
export type EtapeSession = z.infer<typeof EtapeSession>;

/** A class that was imported; it can be undone until the session is submitted. */
export const ImportSession = z.object({
  id: Id,
  importeLe: Instant,
  auteurNomPrenom: z.nullable(z.string()),
  nbLignes: z.int(),
});

/** Results that were set aside, because they were entered for another formateur, other days or another mode. */
const SaisieEcartee = z.object({
  nbLignes: z.int(),
  formateurNomPrenom: z.nullable(z.string()),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  mode: z.enum(SESSION_MODES),
  ecarteeLe: Instant,
});

/** Somebody of the same name and birth date in a class of the same days, or the same person. */
const Homonyme = z.object({
  /** The line of the session, and the one of the other. */
  stagiaireId: Id,
  autreStagiaireId: Id,
  /** The other session, where it is the same entite's. */
  numero: z.nullable(z.string()),
  libelleDispositifNiveau: z.string(),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  isMemeIdentite: z.boolean(),
  /** Whether somebody must still say if they are two persons. */
  isADire: z.boolean(),
  /** Why the closing would be refused as things stand. */
  refus: z.nullable(z.enum(REFUS_HOMONYME)),
  dite: z.nullable(z.object({ reponse: z.enum(REPONSES_HOMONYME), parNomPrenom: z.string(), le: Instant })),
});

/** What closing will make, told before it does. */
export const ApercuCloture = z.object({
  nbCertificats: z.int(),
  nbNouveauxStagiaires: z.int(),
  /** Roles of formateur that will be given. */
  nbRolesFormateur: z.int(),
  /** New formateurs whose account nothing opens: no address, or one that is somebody else's or another's of the session. */
  sansCompte: z.array(z.string()),
  dateObtention: CalendarDate,
  /** The ends of the certificats, each with how many; null is without end. */
  fins: z.array(z.object({ dateFin: z.nullable(CalendarDate), nb: z.int() })),
  /** Whether their sheets will be drawn as the plain model, as none of the niveau's own is in force that day. */
  modeleSimple: z.boolean(),
  /** What still prevents it. */
  fautes: z.array(FieldProblem),
  /** Stands for what the certificats will bear; sent back with the closing, which makes no others. */
  empreinte: z.string(),
});

/** A session that certifies stagiaires, as the caller may see it; `id` is null on a start that stores nothing (F23). */
export const SessionCertification = z.object({
  id: z.nullable(Id),
  version: Version,
  numero: z.nullable(z.string()),
  etat: z.enum(SESSION_ETATS),
  habilitation: z.object({
    id: Id,
    numero: z.string(),
    entiteId: Id,
    raisonSociale: z.string(),
    dispositifNiveau: DispositifNiveauRef,
    dateDebut: CalendarDate,
    dateFin: z.nullable(CalendarDate),
    plateformesFixes: z.array(PlateformeFixe),
    /** Proposed for its own premises, also to those who may not read entites. */
    adresseEntite: z.nullable(z.object({ ligne1: nullableName(200), codePostalVille: CodePostalVille })),
    plateformeMobile: z.boolean(),
  }),
  regles: Regles,
  ...content,
  animateurNomPrenom: z.nullable(z.string()),
  lastCreatorUpdaterHabilisId: z.nullable(HabilisId),
  dateSuppressionSession: z.nullable(CalendarDate),
  /** The reason of the last time it was sent back, while it waits for who it was sent to. */
  commentaireRenvoi: z.nullable(z.string()),
  /** Why the next step would be refused whatever is typed; null when nothing stands against it. */
  empechement: z.nullable(z.enum([...REFUS_DROIT, ...REFUS_ANIMATEUR])),
  /** Nobody is left to enter its results, or to verify it: who reads finishes it, or knows who does. */
  sansFormateur: z.boolean(),
  sansGestionnaire: z.boolean(),
  stagiaires: z.array(Stagiaire),
  /** While results are entered or verified: who may be somebody of another class of the same days. */
  homonymes: z.array(Homonyme),
  /** After a save of results: what was entered by another since and is not overwritten. */
  conflits: z.array(ConflitResultat),
  /** What was entered for a formateur, days or a mode that the session no longer has, last set aside; null when nothing was. */
  saisieEcartee: z.nullable(SaisieEcartee),
  imports: z.array(ImportSession),
  /** How it stands at its formateur's; absent elsewhere, and for who does not wait for it. */
  chezFormateur: z.optional(ChezFormateur),
  etapes: z.array(EtapeSession),
  apercuCloture: z.nullable(ApercuCloture),
  actionsPossibles: z.array(z.object({ key: z.string(), commentaireRequis: z.boolean() })),
  /** Whether the caller may change what this state asks for: the session, its results, its names. */
  /** By what the reader has a part in the entite, which bars them from acting on it for the network; absent when nothing does (rules/rights#both-sides). */
  partPrise: z.optional(PartPriseSchema),
  modifiable: z.boolean(),
});
export type SessionCertification = z.infer<typeof SessionCertification>;

/** Columns of the list of sessions, in order. */
export const SESSION_COLUMNS = [
  'numero',
  'raisonSociale',
  'dispositifNiveau',
  'mode',
  'dateSession',
  'dateFinSession',
  'lieu',
  'animateur',
  'nbStagiaires',
  'etat',
  'dateSuppressionSession',
] as const;

/** A line of the lists of sessions. */
export const SessionSummary = z.object({
  id: Id,
  version: Version,
  numero: z.nullable(z.string()),
  etat: z.enum(SESSION_ETATS),
  mode: z.enum(SESSION_MODES),
  habilitationId: Id,
  raisonSociale: z.string(),
  libelleDispositifNiveau: z.string(),
  /** The short name of its dispositif, for a bar of a calendar. */
  dispositif: z.string(),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  heureDebut: z.nullable(Hour),
  heureFin: z.nullable(Hour),
  dateSuppressionSession: z.nullable(CalendarDate),
  /** The city of a session in France, the place of one abroad. */
  lieu: z.nullable(z.string()),
  lieuFormation: z.nullable(z.enum(LIEUX_FORMATION)),
  animateurNomPrenom: z.nullable(z.string()),
  nbStagiaires: z.int(),
  nbAdmis: z.int(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** How many sessions the caller may read, by view, and of those under way how many are about to be deleted. */
export const CompteursSessions = z.object({
  vues: z.object({
    'en-cours': z.int(),
    'a-saisir': z.int(),
    resultats: z.int(),
    'a-verifier': z.int(),
    cloturees: z.int(),
    toutes: z.int(),
  } satisfies Record<SessionVue, unknown>),
  /** Those that are deleted within `JOURS_CLOTURE.imminente` days. */
  imminentes: z.int(),
  /** Those who lead the sessions of an entite, of delegations or one's own, by name; empty where they are those of a network. */
  animateurs: z.array(PersonneRef),
});
export type CompteursSessions = z.infer<typeof CompteursSessions>;

const action = { actionKey: z.optional(nullableText(40)), commentaire: z.optional(nullableText(4000)) };

/** The session and its stagiaires; null stagiaires leaves them as they are. */
export const SessionWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  /** UUID made by the client, so that two first saves make one row (rules/wire#start-calls). */
  cleBrouillon: z.nullable(z.uuid()),
  habilitationId: Id,
  ...content,
  /** Those that stay, by id, and those that join, by the key of a look-up; who is not named is removed. */
  stagiaires: z.nullable(
    z.array(z.object({ stagiaireId: z.nullable(Id), cle: nullableText(LARGEST_CLE) })).check(z.maxLength(200)),
  ),
  ...action,
});
export type SessionWrite = z.infer<typeof SessionWrite>;

/** The results that the formateur enters; each line is judged by its own version. */
export const ResultatsWrite = z.object({ id: Id, resultats: z.array(ResultatWrite).check(z.maxLength(200)) });
export type ResultatsWrite = z.infer<typeof ResultatsWrite>;

/** The results that the formateur submits, or sends back. */
export const SessionResultatsWrite = z.object({
  id: Id,
  version: Version,
  resultats: z.array(ResultatWrite).check(z.maxLength(200)),
  ...action,
});
export type SessionResultatsWrite = z.infer<typeof SessionResultatsWrite>;

/** What is said of two lines of one name in classes of the same days. */
export const HomonymeWrite = z.object({ stagiaireId: Id, autreStagiaireId: Id, reponse: z.enum(REPONSES_HOMONYME) });
export type HomonymeWrite = z.infer<typeof HomonymeWrite>;

/** A name as it should be written. */
const CorrectionNom = z.object({ stagiaireId: Id, nom: name(100), prenom: name(100) });
const corrections = z.array(CorrectionNom).check(z.maxLength(200));

/** The entite's final check of a session, with the names that it corrects. */
export const SessionVerificationWrite = z.object({
  id: Id,
  version: Version,
  corrections,
  ...action,
  /** That of the preview read before closing: 409 when the certificats would bear something else; without it, what stands is made. */
  empreinte: z.optional(z.nullable(text(64))),
});
export type SessionVerificationWrite = z.infer<typeof SessionVerificationWrite>;

/** Names of a closed session corrected, with the reason: their certificats are made anew (rules/certificats#correction). */
export const SessionCorrectionWrite = z.object({ version: Version, corrections, commentaire: text(4000) });
export type SessionCorrectionWrite = z.infer<typeof SessionCorrectionWrite>;
