import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { answerFile, answerJson, answerNothing, endpoint, guest, json } from '../endpoint.ts';
import { email, name } from '../wire/cleanedTexts.ts';
import { CalendarDate, Id, Instant, Key, PathId } from '../wire/formats.ts';
import { StatutCertificatSchema } from './Certificat.ts';
import { TIRAGE_PROBLEMS } from './papiers.ts';

/** A certificat on its holder's page: of a stagiaire, of a formateur, or one that is both (C912). */
export const CertificatDePage = z.object({
  /** Its number where a session gave it. */
  certificatId: z.nullable(Id),
  /** That of the right to train that it gives; null for the others. */
  formateurId: z.nullable(Id),
  numero: z.nullable(z.string()),
  statut: StatutCertificatSchema,
  /** Whether it was taken over: its paper is that of a former register. */
  repris: z.boolean(),
  nom: z.string(),
  prenom: z.string(),
  libelleDispositifNiveau: z.string(),
  mode: z.nullable(z.enum(SESSION_MODES)),
  dateObtention: CalendarDate,
  dateFin: z.nullable(CalendarDate),
  /** The entite that gave it; null for a right that was taken over from elsewhere. */
  raisonSociale: z.nullable(z.string()),
  /** What whoever checks it types. */
  codeCourt: z.nullable(z.string()),
  /** The number of what replaces it. */
  remplacePar: z.nullable(z.string()),
});
export type CertificatDePage = z.infer<typeof CertificatDePage>;

/** The page of a holder, once its link is opened. */
export const PageTitulaire = z.object({
  /** Whether several persons share the address: the page then asks which one reads it, and shows nothing before (C913). */
  aPreciser: z.boolean(),
  /** When the page closes. */
  finLe: Instant,
  /** Those in force first, the next to end before; then the others. */
  certificats: z.array(CertificatDePage),
});
export type PageTitulaire = z.infer<typeof PageTitulaire>;

/** With what every call is refused once the link or the page serves no more. */
const FERMEE = ['certificat.page-fermee'] as const;
const PAPIER_PROBLEMS = { 404: ['introuvable'], 409: [...FERMEE, ...TIRAGE_PROBLEMS[409]] } as const;

/** The page of all the certificats of an address, without an account (C910 to C914). */
export const pageTitulaire = {
  requestPage: endpoint({
    method: 'POST',
    path: '/certificat/page/demande',
    summary: 'Demander le lien vers la page de ses certificats ; la réponse ne dit pas si l’adresse en a.',
    access: guest,
    body: json(z.strictObject({ courriel: email(0) })),
    answer: answerNothing,
    problems: { 429: ['trop-de-tentatives'] },
  }),
  openPage: endpoint({
    method: 'POST',
    path: '/certificat/page',
    duringArret: 'lecture',
    summary: 'Ouvrir dans ce navigateur, une seule fois, la page de ses certificats par le lien reçu.',
    access: guest,
    body: json(z.strictObject({ cle: Key })),
    answer: answerNothing,
    problems: { 409: FERMEE },
  }),
  readPage: endpoint({
    method: 'GET',
    path: '/certificat/page',
    summary: 'Lire tous ses certificats, sur la page ouverte dans ce navigateur.',
    access: guest,
    answer: answerJson(PageTitulaire),
    problems: { 409: FERMEE },
  }),
  preciserPage: endpoint({
    method: 'POST',
    path: '/certificat/page/titulaire',
    summary: 'Dire quel titulaire on est, quand plusieurs personnes ont la même adresse.',
    access: guest,
    body: json(z.strictObject({ nom: name(80), prenom: name(80), dateNaissance: CalendarDate })),
    answer: answerNothing,
    problems: { 409: [...FERMEE, 'certificat.titulaire-autre'], 429: ['trop-de-tentatives'] },
  }),
  closePage: endpoint({
    method: 'DELETE',
    path: '/certificat/page',
    duringArret: 'toujours',
    summary: 'Fermer la page de ses certificats dans ce navigateur.',
    access: guest,
    answer: answerNothing,
  }),
  agendaDePage: endpoint({
    method: 'GET',
    path: '/certificat/page/agenda',
    summary: 'Télécharger les fins de ses certificats, pour son agenda.',
    access: guest,
    answer: answerFile,
    problems: { 409: FERMEE },
  }),
  papierDePage: endpoint({
    method: 'GET',
    path: '/certificat/page/:genre/:id/papier',
    summary: 'Télécharger un de ses certificats.',
    access: guest,
    params: z.object({ genre: z.enum(['stagiaire', 'formateur']), id: PathId }),
    answer: answerFile,
    problems: PAPIER_PROBLEMS,
  }),
  badgeDePage: endpoint({
    method: 'GET',
    path: '/certificat/page/stagiaire/:id/badge',
    summary: 'Télécharger le badge numérique d’un de ses certificats.',
    access: guest,
    params: z.object({ id: PathId }),
    answer: answerFile,
    problems: PAPIER_PROBLEMS,
  }),
};
