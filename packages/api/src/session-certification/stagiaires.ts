import { REFUS_ANIMATEUR } from '@habilis/domain/animateur/refusalOfAnimateur';
import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { CalendarDate, HabilisId, Id, PathId } from '../wire/formats.ts';
import { nullableEmail } from '../wire/cleanedTexts.ts';
import { SessionCertification } from './SessionCertification.ts';
import { PROBLEMS } from './writes.ts';
import { ColonneImport, Identite, LigneImportee, LigneJugee, LigneStagiaire, StagiaireTrouve } from './Stagiaire.ts';

const ById = z.object({ id: PathId });
const managers = ['manage-sessions', 'manage-network-sessions'] as const;
/** Only a draft changes its stagiaires. */
const DRAFT_PROBLEMS = {
  400: ['session-certification.action-interdite'],
  409: ['session-certification.etape-modifiee'],
} as const;
/** Look-ups of persons are limited by account. */
const LOOKUP_PROBLEMS = { 429: ['session-certification.trop-de-recherches'] } as const;

/** A habilitation and a session that the body or the query names: of nobody on both sides, and in reach. */
const NAMING_PROBLEMS = { 403: ['role.partie-prenante'], 404: ['introuvable'] } as const;

/** As many sessions as one class may open beside its own. */
export const MOST_SESSIONS = 20;

/** A class: more lines come from no file. */
const lines = <S extends typeof LigneStagiaire | typeof LigneImportee>(line: S, largest: number) =>
  z.array(line).check(z.minLength(1), z.maxLength(largest));

/** A formateur who led sessions of the entite, or whom it declared: nothing but the name, the end and the days that they are taken (SC870). */
const FormateurPropose = z.object({
  habilisId: HabilisId,
  nom: z.string(),
  prenom: z.string(),
  /** The end of the latest certificat that the niveau asks for; null without end, or when it asks for none. */
  dateFinCertificat: z.nullable(CalendarDate),
  /** Why they cannot lead it on its days. */
  refus: z.nullable(z.enum(REFUS_ANIMATEUR)),
  /** Days of the session on which they lead another one. */
  joursPris: z.array(z.object({ du: CalendarDate, au: CalendarDate })),
});

/** Who leads a session and who comes to it (W19; rules/sessions#stagiaires). */
export const stagiaires = {
  formateurs: endpoint({
    method: 'GET',
    path: '/session-certification/formateurs',
    summary: 'Lister les formateurs parmi lesquels choisir par le nom celui d’une session.',
    access: capability('none', ...managers),
    machines: true,
    query: z.strictObject({
      habilitationId: PathId,
      dateSession: z.optional(CalendarDate),
      dateFinSession: z.optional(CalendarDate),
      /** The session that it is for, whose days are not taken by itself. */
      sessionId: z.optional(PathId),
    }),
    answer: answerJson(z.array(FormateurPropose)),
    problems: NAMING_PROBLEMS,
  }),
  checkAnimateur: endpoint({
    method: 'POST',
    path: '/session-certification/check-animateur',
    duringArret: 'lecture',
    summary: 'Vérifier qu’un formateur peut animer une session.',
    access: capability('none', ...managers),
    machines: true,
    body: json(
      z.object({
        animateurHabilisId: HabilisId,
        habilitationId: Id,
        dateSession: z.nullable(CalendarDate),
        dateFinSession: z.nullable(CalendarDate),
        /** The session that it is for, which is no other session of that day. */
        sessionId: z.nullable(Id),
      }),
    ),
    answer: answerJson(
      z.object({
        nomPrenom: z.nullable(z.string()),
        certificatValide: z.boolean(),
        /** The end of the latest certificat that the niveau asks for. */
        dateFinCertificat: z.nullable(CalendarDate),
        /** Why they cannot lead it. */
        refus: z.nullable(z.enum(REFUS_ANIMATEUR)),
        /** Whether they lead another session on one of its days, which is a warning. */
        dejaPris: z.boolean(),
      }),
    ),
    problems: { ...NAMING_PROBLEMS, ...LOOKUP_PROBLEMS },
  }),
  createPreAccount: endpoint({
    method: 'POST',
    path: '/session-certification/pre-account',
    summary: 'Saisir un stagiaire qui n’est pas encore connu.',
    access: capability('session-certification-body', ...managers),
    machines: true,
    body: json(z.extend(Identite, { sessionId: Id, courriel: nullableEmail() })),
    answer: answerJson(SessionCertification),
    problems: DRAFT_PROBLEMS,
  }),
  removePreAccount: endpoint({
    method: 'POST',
    path: '/session-certification/pre-account/delete',
    summary: 'Retirer un stagiaire saisi.',
    access: capability('session-certification-body', ...managers),
    machines: true,
    body: json(z.object({ preCompteId: Id })),
    answer: answerJson(SessionCertification),
    problems: DRAFT_PROBLEMS,
  }),
  /** By identifier and name, or by name, first name and birth date (rules/sessions#stagiaires). */
  checkStagiaire: endpoint({
    method: 'POST',
    path: '/session-certification/stagiaire/check',
    duringArret: 'lecture',
    summary: 'Retrouver un stagiaire déjà connu.',
    access: capability('session-certification-body', ...managers),
    machines: true,
    body: json(z.object({ sessionId: Id, habilisId: z.nullable(HabilisId), identite: Identite })),
    answer: answerJson(StagiaireTrouve),
    problems: { ...DRAFT_PROBLEMS, ...LOOKUP_PROBLEMS },
  }),
  checkCreateStagiaire: endpoint({
    method: 'PATCH',
    path: '/session-certification/:id/stagiaire/create/check',
    duringArret: 'lecture',
    summary: 'Vérifier un stagiaire avant de le saisir.',
    access: capability('session-certification', ...managers),
    machines: true,
    params: ById,
    body: json(Identite),
    answer: answerJson(StagiaireTrouve),
    problems: { ...DRAFT_PROBLEMS, ...LOOKUP_PROBLEMS },
  }),
  juger: endpoint({
    method: 'POST',
    path: '/session-certification/:id/stagiaires/juger',
    duringArret: 'lecture',
    summary: 'Vérifier les lignes d’une classe, sans rien enregistrer.',
    access: capability('session-certification', ...managers),
    machines: true,
    params: ById,
    body: json(z.object({ lignes: lines(LigneStagiaire, 1000) })),
    answer: answerJson(z.array(LigneJugee)),
    problems: { ...DRAFT_PROBLEMS, ...LOOKUP_PROBLEMS },
  }),
  importer: endpoint({
    method: 'POST',
    path: '/session-certification/:id/stagiaires/importer',
    summary: 'Ajouter une classe à une session, toute ou rien.',
    access: capability('session-certification', ...managers),
    machines: true,
    params: ById,
    body: json(
      z.object({
        lignes: lines(LigneImportee, 200),
        /** The columns of the file, remembered for the entite. */
        colonnes: z.array(ColonneImport).check(z.maxLength(100)),
      }),
    ),
    answer: answerJson(SessionCertification),
    problems: { ...DRAFT_PROBLEMS, ...LOOKUP_PROBLEMS },
  }),
  repartir: endpoint({
    method: 'POST',
    path: '/session-certification/:id/stagiaires/repartir',
    summary:
      'Inscrire une classe plus grande que l’effectif : ici ceux qui tiennent, les autres dans des sessions semblables, toute ou rien.',
    access: capability('session-certification', ...managers),
    machines: true,
    params: ById,
    body: json(
      z.object({
        /** Those who join the session itself; nobody when it is full. */
        ici: z.array(LigneImportee).check(z.maxLength(200)),
        autres: z
          .array(
            z.object({
              /** UUID made by the client, so that the same sent twice opens one session. */
              cleBrouillon: z.uuid(),
              lignes: lines(LigneImportee, 200),
            }),
          )
          .check(z.minLength(1), z.maxLength(MOST_SESSIONS)),
        colonnes: z.array(ColonneImport).check(z.maxLength(100)),
      }),
    ),
    answer: answerJson(
      z.object({
        session: SessionCertification,
        /** Drafts with its days, hours, place and formateur, in the order of `autres`. */
        autres: z.array(SessionCertification),
      }),
    ),
    problems: { 400: PROBLEMS[400], 409: PROBLEMS[409], ...LOOKUP_PROBLEMS },
  }),
  annulerImport: endpoint({
    method: 'POST',
    path: '/session-certification/:id/stagiaires/importer/annuler',
    summary: 'Annuler une importation, tant que la session n’est pas soumise.',
    access: capability('session-certification', ...managers),
    machines: true,
    params: ById,
    body: json(z.object({ importId: Id })),
    answer: answerJson(SessionCertification),
    problems: DRAFT_PROBLEMS,
  }),
  importColonnes: endpoint({
    method: 'GET',
    path: '/session-certification/:id/import-colonnes',
    summary: 'Lire les colonnes retenues des importations précédentes de l’entité.',
    access: capability('session-certification', ...managers),
    params: ById,
    answer: answerJson(z.array(ColonneImport)),
  }),
};
