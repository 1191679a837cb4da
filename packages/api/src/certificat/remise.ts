import { ETATS_REMISE, RAISONS_ECART } from '@habilis/domain/certificat/etatRemise';
import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { email, nullableEmail } from '../wire/cleanedTexts.ts';
import { CalendarDate, Id, Instant, PathId } from '../wire/formats.ts';

/** Most certificats that are mailed at once: those of a session. */
const REMISE_MAX = 200;

/** A certificat of a closed session on its way to its holder (C840). */
export const CertificatARemettre = z.object({
  certificatId: Id,
  /** The line of the session. */
  stagiaireId: Id,
  numero: z.string(),
  dateFin: z.nullable(CalendarDate),
  /** Whether it is in force; one that is revoked is not handed over. */
  enVigueur: z.boolean(),
  /** Whether it is signed, so that its paper can be taken. */
  pret: z.boolean(),
  /** Where it goes: what was said for this certificat, else the address of the stagiaire. */
  adresse: z.nullable(z.string()),
  etat: z.enum(ETATS_REMISE),
  envoyeLe: z.nullable(Instant),
});
export type CertificatARemettre = z.infer<typeof CertificatARemettre>;

/** The certificats of a closed session, in the order of its lines; one that was replaced is its replacement. */
export const RemiseSession = z.object({ certificats: z.array(CertificatARemettre) });
export type RemiseSession = z.infer<typeof RemiseSession>;

/** What the page showed of the certificats that are to be mailed, so that each is sent once and to that address (C841). */
export const RemiseWrite = z.object({
  envois: z
    .array(z.object({ certificatId: Id, adresse: email(), envoyeLe: z.nullable(Instant) }))
    .check(z.minLength(1), z.maxLength(REMISE_MAX)),
});
export type RemiseWrite = z.infer<typeof RemiseWrite>;

/** What was mailed, and what was not, as it had changed since the page showed it. */
export const RemiseFaite = z.extend(RemiseSession, {
  nbEnvoyes: z.int(),
  ecartes: z.array(z.object({ certificatId: Id, stagiaireId: Id, raison: z.enum(RAISONS_ECART) })),
});
export type RemiseFaite = z.infer<typeof RemiseFaite>;

/** An address to keep for a certificat, on the one that was shown; null is none. */
export const AdresseRemiseWrite = z.object({ adresse: nullableEmail(), avant: nullableEmail() });
export type AdresseRemiseWrite = z.infer<typeof AdresseRemiseWrite>;

/** The certificats of a closed session, put into the hands of their holders (C842, C843). */
export const remise = {
  remise: endpoint({
    method: 'GET',
    path: '/certificat/session/:id/remise',
    summary: 'Lister les certificats d’une session close, avec l’adresse et l’envoi de chacun.',
    access: capability('session-certification', 'issue-certificats'),
    params: z.object({ id: PathId }),
    answer: answerJson(RemiseSession),
  }),
  remettre: endpoint({
    method: 'POST',
    path: '/certificat/session/:id/remise',
    summary: 'Envoyer à leurs titulaires les certificats d’une session close, chacun le sien.',
    access: capability('session-certification', 'issue-certificats'),
    params: z.object({ id: PathId }),
    body: json(RemiseWrite),
    answer: answerJson(RemiseFaite),
    problems: { 404: ['introuvable'], 429: ['trop-de-tentatives'] },
  }),
  changerAdresse: endpoint({
    method: 'PATCH',
    path: '/certificat/:id/adresse',
    summary: 'Garder l’adresse à laquelle un certificat est envoyé.',
    access: capability('certificat', 'issue-certificats'),
    params: z.object({ id: PathId }),
    body: json(AdresseRemiseWrite),
    answer: answerJson(CertificatARemettre),
    problems: { 409: ['certificat.adresse-changee', 'certificat.revoque-non-tire', 'certificat.repris-non-tire'] },
  }),
};
