import type { ListeRevocations } from './listeRevocations.ts';
import type { Payload } from './payload.ts';
import { statutCertificat } from './statutCertificat.ts';

/** What a signed content says without network, the strongest first (C11). */
export type VerdictSigne =
  | 'cle-inconnue'
  | 'signature-fausse'
  | 'cle-compromise'
  | 'revoque'
  | 'remplace'
  | 'expire'
  | 'liste-absente'
  | 'liste-ancienne'
  | 'verifiee';

/** What a device knows when it checks. */
export type Connu = {
  /** The key that the content names, as this device knows it. */
  readonly cle: 'inconnue' | 'compromise' | 'connue';
  /** Whether that key signed the content. */
  readonly isSigned: boolean;
  /** The last list of revocations that was received and verified. */
  readonly liste: ListeRevocations | null;
  /** Today by the device's own clock. */
  readonly today: string;
};

/** Whether the device's clock stands before the day of a list that it already holds. */
export const isClockWrong = ({ liste, today }: Pick<Connu, 'liste' | 'today'>): boolean =>
  liste !== null && today < liste.date;

/** The certificat's entry in the list of revocations. */
export const revocationOf = (liste: ListeRevocations | null, serial: number) =>
  liste?.revocations.find((one) => one.serial === serial) ?? null;

/** Judges a signed content with what a device knows; a clock that is late is taken to be at the list's day. */
export function verdictSigne(payload: Payload, { cle, isSigned, liste, today }: Connu): VerdictSigne {
  if (cle === 'inconnue') return 'cle-inconnue';
  if (!isSigned) return 'signature-fausse';
  if (cle === 'compromise') return 'cle-compromise';
  const revocation = revocationOf(liste, payload.serial);
  if (revocation !== null) return revocation.remplacePar === null ? 'revoque' : 'remplace';
  const day = liste !== null && isClockWrong({ liste, today }) ? liste.date : today;
  if (statutCertificat({ statut: 'VALIDE', dateFin: payload.dateFin, remplacePar: null }, day) === 'EXPIRE')
    return 'expire';
  if (liste === null) return 'liste-absente';
  return day > liste.prochaine ? 'liste-ancienne' : 'verifiee';
}
