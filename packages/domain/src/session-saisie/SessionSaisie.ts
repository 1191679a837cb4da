import type { LieuFormation, LieuFormationType, SessionMode } from '../session-certification/etats.ts';

/** The content of a session as it is typed. */
export type SessionSaisie = {
  readonly mode: SessionMode;
  readonly dateSession: string | null;
  readonly dateFinSession: string | null;
  readonly heureDebut: string | null;
  readonly heureFin: string | null;
  readonly lieuFormation: LieuFormation | null;
  readonly lieuFormationType: LieuFormationType | null;
  readonly lieuFormationCodePostalVille: { readonly codePostal: string; readonly ville: string } | null;
  readonly lieuFormationAdresse: string | null;
  readonly plateformeFixeId: number | null;
  readonly animateurHabilisId: string | null;
};

/** What the niveau, the habilitation and the settings ask of a session. */
export type ReglesSession = {
  readonly nbStagiairesMin: number;
  readonly nbStagiairesMax: number;
  readonly dureeSessionMaxJours: number;
  readonly delaiClotureMois: number;
  readonly plateformeRequise: boolean;
  readonly plateformesFixes: readonly { readonly id: number; readonly dateValidationCnh: string | null }[];
  /** The last day on which a session may begin. */
  readonly horizon: string;
  readonly today: string;
};
