import * as z from 'zod/mini';
import { DispositifNiveauRef } from '../dispositif-niveau/DispositifNiveau.ts';
import { CodePostalVille } from '../wire/CodePostalVille.ts';
import { CalendarDate, HabilisId, Id, Version } from '../wire/formats.ts';
import { nullableText } from '../wire/texts.ts';
import { SESSION_MODES } from './SESSION_MODES.ts';
import { ResultatWrite, Stagiaire } from './Stagiaire.ts';

/** States of a session (domain, C.6). */
export const SESSION_ETATS = ['SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE', 'SUPPRIMEE'] as const;
/** Outside France, or in France (specification, section 3). */
export const LIEUX_FORMATION = ['HF', 'FR'] as const;
/** In France: a fixed platform, the client's site, the entite's own premises (domain, C.6). */
export const LIEU_FORMATION_TYPES = ['PLATEFORME_FIXE', 'CLIENT', 'LOCAUX'] as const;

const content = {
  mode: z.enum(SESSION_MODES),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  lieuFormation: z.nullable(z.enum(LIEUX_FORMATION)),
  lieuFormationType: z.nullable(z.enum(LIEU_FORMATION_TYPES)),
  lieuFormationCodePostalVille: z.nullable(CodePostalVille),
  lieuFormationAdresse: nullableText(400),
  plateformeFixeId: z.nullable(Id),
  animateurHabilisId: z.nullable(HabilisId),
};

/** A session that certifies stagiaires, as the caller may see it; `id` is null on a start that stores nothing (specification, section 3). */
export const SessionCertification = z.object({
  id: z.nullable(Id),
  version: Version,
  numero: z.nullable(z.string()),
  etat: z.enum(SESSION_ETATS),
  habilitation: z.object({
    id: Id,
    numero: z.string(),
    raisonSociale: z.string(),
    dispositifNiveau: DispositifNiveauRef,
  }),
  ...content,
  animateurNomPrenom: z.nullable(z.string()),
  lastCreatorUpdaterHabilisId: z.nullable(HabilisId),
  dateSuppressionSession: z.nullable(CalendarDate),
  stagiaires: z.array(Stagiaire),
  actionsPossibles: z.array(z.object({ key: z.string(), commentaireRequis: z.boolean() })),
  modifiable: z.boolean(),
});
export type SessionCertification = z.infer<typeof SessionCertification>;

/** A line of the lists of sessions. */
export const SessionSummary = z.object({
  id: Id,
  numero: z.nullable(z.string()),
  etat: z.enum(SESSION_ETATS),
  mode: z.enum(SESSION_MODES),
  raisonSociale: z.string(),
  libelleDispositifNiveau: z.string(),
  dateSession: z.nullable(CalendarDate),
  dateFinSession: z.nullable(CalendarDate),
  dateSuppressionSession: z.nullable(CalendarDate),
  animateurNomPrenom: z.nullable(z.string()),
  nbStagiaires: z.int(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

const action = { actionKey: z.optional(nullableText(40)), commentaire: z.optional(nullableText(4000)) };

/** The session and its stagiaires, each a person or a pre-account. */
export const SessionWrite = z.object({
  id: z.nullable(Id),
  version: Version,
  /** UUID made by the client, so that two first saves make one row (wire, Start calls). */
  cleBrouillon: z.nullable(z.uuid()),
  habilitationId: Id,
  ...content,
  stagiaires: z
    .array(z.object({ habilisId: z.nullable(HabilisId), preCompteId: z.nullable(Id) }))
    .check(z.maxLength(100)),
  ...action,
});
export type SessionWrite = z.infer<typeof SessionWrite>;

/** The results that the formateur enters. */
export const SessionResultatsWrite = z.object({
  id: Id,
  version: Version,
  resultats: z.array(ResultatWrite).check(z.maxLength(100)),
  ...action,
});
export type SessionResultatsWrite = z.infer<typeof SessionResultatsWrite>;

/** The entite's final check of a session. */
export const SessionVerificationWrite = z.object({ id: Id, version: Version, ...action });
export type SessionVerificationWrite = z.infer<typeof SessionVerificationWrite>;
