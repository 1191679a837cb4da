import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';

/** What a letter about a request tells of it and of its entity. */
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
    /** Who represents it by law, and their function, when they are known. */
    readonly representant: string | null;
    readonly fonction: string | null;
  };
};

/** A decision as its letter tells it: its motif and never an opinion (domain, C.4). */
export type DecisionInLetter = {
  readonly decision: Decision;
  /** Postponed until the entity has answered. */
  readonly avecComplement: boolean;
  readonly dateCnh: string;
  /** The day of the letter. */
  readonly date: string;
  readonly motif: string | null;
  readonly dateDebut: string | null;
  readonly dateFin: string | null;
  /** Until when a reserve may be lifted. */
  readonly dateReserve: string | null;
  /** Known once the accreditation exists. */
  readonly numeroHabilitation: string | null;
  readonly signataire: string;
};

/** Everything that a decision letter says: kept with the decision when it leaves, so that it never changes. */
export type Letter = { readonly demande: DemandeInLetter; readonly decision: DecisionInLetter };
