import type { CertificatDeListe } from '@habilis/api/qrcode/liste';
import type { LigneClassee } from '@habilis/domain/certificat/liste/etatLigne';
import type { RaisonSansCode } from '@habilis/domain/certificat/liste/readListe';
import type { VerdictSigne } from '@habilis/domain/certificat/verdictSigne';
import type { FileFault } from '../readFile.ts';

/** What is known of a code: what the server told, or what this device alone says of a signed one. */
export type Dit = CertificatDeListe & { readonly local: VerdictSigne | null };

/** Why a line has no code: what stands there, or why its file gave none. */
export type SansCode =
  | { readonly genre: 'texte'; readonly raison: RaisonSansCode; readonly essai: string | null }
  | { readonly genre: 'fichier'; readonly raison: FileFault };

/** A line of the table. */
export type LigneListe = LigneClassee & {
  readonly cle: string;
  readonly code: string | null;
  /** The reader's own words; they never leave the device. */
  readonly mots: string;
  /** Where it stands in the pasted text; null for a file or the camera. */
  readonly ligne: number | null;
  readonly dit: Dit | null;
  readonly sansCode: SansCode | null;
};
