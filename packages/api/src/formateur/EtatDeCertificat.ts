import { ETATS_CERTIFICAT } from '@habilis/domain/demande-habilitation/etatCertificat';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId } from '../wire/formats.ts';

/** What somebody's certificate says today of whether they may train a level, and until when. */
export const EtatDeCertificat = z.object({ etat: z.enum(ETATS_CERTIFICAT), dateFin: z.nullable(CalendarDate) });
export type EtatDeCertificat = z.infer<typeof EtatDeCertificat>;

/** The same, of a declared trainer. */
export const CertificatFormateur = z.extend(EtatDeCertificat, { habilisId: HabilisId });
export type CertificatFormateur = z.infer<typeof CertificatFormateur>;
