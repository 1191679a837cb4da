import type { UploadFieldConfig } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import type { UniteDuree } from '@habilis/domain/habilitation/plannedEndDate';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type * as z from 'zod/mini';
import type { DossierOutcome } from './dossierSteps.ts';

/** A role: for an entity (its number), or for a fund (its code). */
export type GivenRole = {
  readonly type: RoleType;
  readonly entite?: number;
  readonly mrp?: string;
  /** Codes of the schemes that an RD manages, of the levels that an E examines. */
  readonly dispositifs?: readonly string[];
  readonly niveaux?: readonly string[];
  readonly notifSet?: false;
  /** How many days ago it ended. */
  readonly finieDepuis?: number;
};

export type GivenPersonne = {
  readonly habilisId: string;
  readonly prenom: string;
  readonly nom: string;
  readonly roles: readonly GivenRole[];
  readonly active?: false;
  /** Why the account is blocked. */
  readonly motifBlocage?: string;
  /** Where it is not made of the name. */
  readonly email?: string;
  readonly personalDataValidated?: false;
};

/** An entity; `rang` is its number, by which the other notions name it. */
export type GivenEntite = {
  readonly rang: number;
  readonly raisonSociale: string;
  readonly siret: string;
  readonly nda: string | null;
  readonly typeEntite: NonNullable<DemandeAdministrativeSaisie['typeEntite']>;
  readonly regime: NonNullable<DemandeAdministrativeSaisie['regime']>;
  readonly ligne1: string;
  readonly codePostal: string;
  readonly ville: string;
  /** Code of the examining fund. */
  readonly caisse: string;
  readonly isFermee?: true;
};

/** An administrative request: whose it is, how far it has gone, how many days ago it was first submitted. */
export type GivenDossier = {
  readonly entite: GivenEntite;
  readonly demandeur: string;
  readonly outcome: DossierOutcome | 'brouillon';
  readonly age: number;
  /** Days from today to the administrative suspension, where one was announced. */
  readonly suspension?: number;
};

/** A field of documents that a level asks for. */
export type GivenChamp = Omit<z.infer<typeof UploadFieldConfig>, 'id' | 'retire'>;

type Duree = readonly [duree: number, unite: UniteDuree] | null;
export type GivenNiveau = {
  readonly code: string;
  readonly niveau: string;
  readonly certificat: Duree;
  readonly habilitation: Duree;
  readonly groupe: readonly [min: number, max: number];
  readonly heures: readonly [initiales: number, mac: number | null];
  readonly pedagogique: readonly GivenChamp[];
  /** The level is technical when it is there. */
  readonly technique?: readonly GivenChamp[];
  readonly plateforme: boolean;
  /** Code of the level of its trainers. */
  readonly formateur?: string;
  /** Whether the network itself trains its people. */
  readonly parReseau?: true;
};

type Lieu = { readonly ligne1: string; readonly codePostal: string; readonly ville: string };

/** An accreditation; ages are days before today, negative ones are to come. */
export type GivenHabilitation = {
  readonly entite: number;
  readonly niveau: string;
  /** Days since it began. */
  readonly age: number;
  readonly sequence: number;
  readonly indice?: number;
  /** Periods of suspension, by the ages of their first and last day; the last may be in force. */
  readonly suspensions?: readonly { readonly de: number; readonly a: number; readonly motif: string }[];
  /** Age of the rupture. */
  readonly rupture?: number;
  readonly plateformes?: readonly Lieu[];
  readonly mobile?: true;
};

/** An accreditation request; ages are days before today. */
export type GivenDemande = {
  readonly entite: number;
  readonly niveau: string;
  readonly mode?: Exclude<HabilitationSourceMode, 'INI'>;
  readonly tache: DhTaskKey;
  /** Days since the first submit, or since the draft began. */
  readonly age: number;
  /** Days since the task under way began. */
  readonly depuis: number;
  /** Days from today to the commission, negative ones are past. */
  readonly cnh?: number;
  readonly decision?: Decision;
  readonly motif?: string;
  /** Whether nobody has claimed the task. */
  readonly isLibre?: true;
  /** Whether its examiner asked for a completion that came. */
  readonly isComplete?: true;
  readonly formateurs: readonly string[];
  readonly plateformes?: readonly Lieu[];
};

/** A trainer's certificate: how many days ago it was obtained, and in how many it ends. */
export type GivenCertificat = readonly [habilisId: string, niveau: string, age: number, reste: number];

/** Who and what a database is filled with, for tests or a demonstration. */
export type Population = {
  readonly personnes: readonly GivenPersonne[];
  readonly dossiers: readonly GivenDossier[];
  /** By their codes. */
  readonly dispositifs: Readonly<Record<string, readonly [libelle: string, libelleCourt: string]>>;
  readonly niveaux: readonly GivenNiveau[];
  readonly habilitations: readonly GivenHabilitation[];
  readonly demandes: readonly GivenDemande[];
  readonly certificats: readonly GivenCertificat[];
};
