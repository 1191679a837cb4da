import { ETATS_CERTIFICAT } from '@habilis/domain/demande-habilitation/etatCertificat';
import * as z from 'zod/mini';
import { CalendarDate, HabilisId } from '../wire/formats.ts';

/** State today of somebody's certificat for a niveau, and its end. */
export const EtatDeCertificat = z.object({ etat: z.enum(ETATS_CERTIFICAT), dateFin: z.nullable(CalendarDate) });
export type EtatDeCertificat = z.infer<typeof EtatDeCertificat>;

/** State of the certificat of a declared formateur. */
export const CertificatFormateur = z.extend(EtatDeCertificat, { habilisId: HabilisId });
export type CertificatFormateur = z.infer<typeof CertificatFormateur>;
