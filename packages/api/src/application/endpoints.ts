import * as z from 'zod/mini';
import { answerJson, endpoint, guest } from '../endpoint.ts';
import { CalendarDate } from '../wire/formats.ts';

/** File extensions that the pickers and the server allow (F26). */
export const ApplicationProperties = z.object({
  allowedFileExtensions: z.array(z.string()),
  allowedSupportFileExtensions: z.array(z.string()),
  allowedManuelFileExtensions: z.array(z.string()),
});
export type ApplicationProperties = z.infer<typeof ApplicationProperties>;

/** What a screen needs to know of the server before it shows anything (W21). */
export const ServerProperties = z.object({
  name: z.string(),
  version: z.string(),
  environment: z.enum(['demonstration', 'production']),
  supportEmail: z.string(),
  /** Today in Europe/Paris. */
  today: CalendarDate,
  maxFileBytes: z.int(),
  maxRequestBytes: z.int(),
  /** Days between today and the earliest administrative suspension. */
  delaiSuspensionJours: z.int(),
  /** Age in days at which an Urssaf attestation is too old. */
  validiteAttestationUrssafJours: z.int(),
  /** The last day that a commission or a habilitation may begin on. */
  horizon: CalendarDate,
  /** Longest suspension that a caisse may decide, in months. */
  suspensionCaisseMois: z.int(),
  delaiAnnulationRevocationMinutes: z.int(),
  delaiRetraitMessageMinutes: z.int(),
  /** How many days each kind of data is kept, for the page on personal data (rules/people#personal-data). */
  conservation: z.object({
    comptesNonActivesJours: z.int(),
    connexionsJours: z.int(),
    journalJours: z.int(),
    courrielsJours: z.int(),
    consultationsJours: z.int(),
    messagesSupportJours: z.int(),
    demandesSupprimeesJours: z.int(),
  }),
  /** Who publishes this installation and who hosts it, empty until they are set. */
  mentions: z.object({ editeur: z.string(), hebergeur: z.string() }),
  /** The name of the identity provider by which one may sign in, null where there is none. */
  fournisseur: z.nullable(z.string()),
});
export type ServerProperties = z.infer<typeof ServerProperties>;

/** Properties of the application and of the server. */
export const application = {
  serverProperties: endpoint({
    method: 'GET',
    path: '/server-properties',
    duringArret: 'toujours',
    summary: 'Savoir à quel serveur on parle et quel jour il est pour lui.',
    access: guest,
    answer: answerJson(ServerProperties),
  }),
  applicationProperties: endpoint({
    method: 'GET',
    path: '/application-properties',
    duringArret: 'toujours',
    summary: 'Connaître les extensions de fichier acceptées.',
    access: guest,
    answer: answerJson(ApplicationProperties),
  }),
};
