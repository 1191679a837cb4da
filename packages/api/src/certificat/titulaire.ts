import { MOTIF_REMPLACEMENT, MOTIFS_REVOCATION } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, guest, json } from '../endpoint.ts';
import { email } from '../wire/cleanedTexts.ts';
import { CalendarDate, Key, PathId } from '../wire/formats.ts';
import { StatutCertificatSchema } from './Certificat.ts';
import { FeuilleCertificat } from './Feuille.ts';
import { IMAGE_PROBLEMS, NomImage, TIRAGE_PROBLEMS } from './papiers.ts';

/** A certificat as its holder reads it by their link, and nothing else (C37). */
export const CertificatDuTitulaire = z.object({
  numero: z.string(),
  statut: StatutCertificatSchema,
  nom: z.string(),
  prenom: z.string(),
  libelleDispositifNiveau: z.string(),
  mode: z.enum(SESSION_MODES),
  dateObtention: CalendarDate,
  dateFin: z.nullable(CalendarDate),
  raisonSociale: z.string(),
  /** What whoever checks it types. */
  codeCourt: z.string(),
  /** What replaces it, with the key of its own link: null when the link of this one does not open it. */
  remplacePar: z.nullable(z.object({ numero: z.string(), cle: z.nullable(Key) })),
  /** The caisse that follows its entite, to ask after it. */
  caisse: z.nullable(z.string()),
  /** Since when it proves nothing any more, and why; null while it is in force. */
  revocation: z.nullable(z.object({ date: CalendarDate, motif: z.enum([...MOTIFS_REVOCATION, MOTIF_REMPLACEMENT]) })),
  /** The last day of the link. */
  dateExpiration: CalendarDate,
});
export type CertificatDuTitulaire = z.infer<typeof CertificatDuTitulaire>;

/** The address that the page showed before the sending. */
const EnvoiTitulaireWrite = z.object({ adresse: email() });

const ByKey = z.object({ key: Key });

/** The personal link of a holder who gave an address (C37). */
export const titulaire = {
  envoyerAuTitulaire: endpoint({
    method: 'POST',
    path: '/certificat/:id/titulaire',
    summary: 'Envoyer au titulaire un lien personnel vers son certificat.',
    access: capability('certificat', 'issue-certificats'),
    params: z.object({ id: PathId }),
    body: json(EnvoiTitulaireWrite),
    answer: answerJson(z.object({ dateExpiration: CalendarDate })),
    problems: {
      409: [
        'certificat.revoque-non-tire',
        'certificat.repris-non-tire',
        'certificat.titulaire-sans-adresse',
        'certificat.adresse-changee',
      ],
      429: ['trop-de-tentatives'],
    },
  }),
  duTitulaire: endpoint({
    method: 'GET',
    path: '/certificat/titulaire/:key',
    summary: 'Lire son certificat par le lien reçu.',
    access: guest,
    params: ByKey,
    answer: answerJson(CertificatDuTitulaire),
  }),
  papierDuTitulaire: endpoint({
    method: 'GET',
    path: '/certificat/titulaire/:key/papier',
    summary: 'Télécharger son certificat par le lien reçu.',
    access: guest,
    params: ByKey,
    answer: answerFile,
    problems: TIRAGE_PROBLEMS,
  }),
  feuilleDuTitulaire: endpoint({
    method: 'GET',
    path: '/certificat/titulaire/:key/feuille',
    summary: 'Lire son certificat comme il est imprimé, par le lien reçu.',
    access: guest,
    params: ByKey,
    answer: answerJson(FeuilleCertificat),
    problems: TIRAGE_PROBLEMS,
  }),
  imageDuTitulaire: endpoint({
    method: 'GET',
    path: '/certificat/titulaire/:key/feuille/:image',
    summary: 'Lire une image de son certificat, par le lien reçu.',
    access: guest,
    params: z.object({ key: Key, image: NomImage }),
    answer: answerFile,
    problems: IMAGE_PROBLEMS,
  }),
};
