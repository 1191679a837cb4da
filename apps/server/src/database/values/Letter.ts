import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { MotifSuspension } from '@habilis/domain/habilitation/refusalOfSuspension';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';

/** What a letter says about a demande and its entite. */
export type DemandeInLetter = {
  readonly numero: string | null;
  readonly mode: HabilitationSourceMode;
  readonly dispositif: string;
  readonly niveau: string;
  readonly avecPlateforme: boolean;
  readonly caisse: string | null;
  readonly entite: {
    readonly raisonSociale: string;
    readonly siret: string | null;
    readonly adresse: readonly string[];
    /** Name and function of the legal representative, when known. */
    readonly representant: string | null;
    readonly fonction: string | null;
  };
};

/** What a letter says about a decision: its motif, never an avis (rules/demandes#decision). */
export type DecisionInLetter = {
  readonly decision: Decision;
  /** Whether it is postponed until the entite answers. */
  readonly avecComplement: boolean;
  readonly dateCnh: string;
  /** The day of the letter. */
  readonly date: string;
  readonly motif: string | null;
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  /** Deadline to lift the reserve. */
  readonly dateReserve: string | null;
  /** Known only once the habilitation exists. */
  readonly numeroHabilitation: string | null;
  readonly signataire: string;
  /** The places of the right, each in one line; with a mobile one, if there is. Unknown to older letters. */
  readonly plateformes?: readonly string[];
  readonly plateformeMobile?: boolean;
  /** The suspension that the habilitation bears from its first day; its end is null when it has none. */
  readonly suspension?: { readonly fin: string | null; readonly motif: MotifSuspension | null } | null;
};

/** The content of a decision letter, frozen with the decision when it is sent. */
export type Letter = { readonly demande: DemandeInLetter; readonly decision: DecisionInLetter };
