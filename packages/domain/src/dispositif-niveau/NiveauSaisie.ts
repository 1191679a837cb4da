import type { UniteDuree } from '../habilitation/plannedEndDate.ts';

/** A slot of documents as it is typed; a new one has no id yet. */
export type ChampSaisie = {
  readonly id: number | null;
  readonly libelle: string;
  readonly aide: string | null;
  readonly obligatoire: boolean;
  readonly retire: boolean;
};

/** The parameters of a niveau as they are typed (rules/niveaux#parameters). */
export type NiveauSaisie = {
  readonly code: string;
  readonly niveau: string;
  /** What whoever asks for it wants to teach, in one sentence. */
  readonly besoin: string | null;
  readonly dureeValiditeHabilitation: number | null;
  readonly uniteDureeValiditeHabilitation: UniteDuree | null;
  readonly dureeValiditeCertificat: number | null;
  readonly uniteDureeValiditeCertificat: UniteDuree | null;
  readonly avecTechnique: boolean;
  readonly avecPlateforme: boolean;
  readonly nbStagiairesMin: number;
  readonly nbStagiairesMax: number;
  readonly heuresInitiales: number | null;
  readonly heuresMac: number | null;
  readonly sessionParFormateur: boolean;
  readonly ouvert: boolean;
  readonly niveauFormateurId: number | null;
  readonly toleranceMacMois: number | null;
  readonly dureeSessionMaxJours: number;
  readonly pedagogiqueUploadFieldsConfig: readonly ChampSaisie[];
  readonly techniqueUploadFieldsConfig: readonly ChampSaisie[];
};
