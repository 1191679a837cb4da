import type { Dessin } from '@habilis/domain/modele-certificat/Dessin';
import type { Envoi } from '@habilis/domain/modele-certificat/envois';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';

/** One certificat to print: what it shows, and which of the drawings it has. */
export type Papier = {
  readonly valeurs: ValeursCertificat;
  readonly dessin: number;
  /** Its file in an archive, without extension. */
  readonly nomFichier: string;
};

/** Certificats to print at once. */
export type Tirage = {
  readonly papiers: readonly Papier[];
  readonly dessins: readonly Dessin[];
  /** Pictures by the name that drawings call them. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  readonly envoi: Envoi;
  /** Title of the whole, when it is one PDF. */
  readonly titre: string;
  readonly auteur: string;
  /** What a screen reader says of the code. */
  readonly altQr: string;
  /** Words across each paper that proves nothing; null on a real one. */
  readonly specimen: string | null;
  readonly ecritLe: Date;
};
