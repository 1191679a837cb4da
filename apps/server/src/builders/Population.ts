import type { UploadFieldConfig } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import type { UniteDuree } from '@habilis/domain/habilitation/plannedEndDate';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Resultat } from '@habilis/domain/session-certification/etats';
import type * as z from 'zod/mini';
import type { SessionCertificationTable } from '../database/tables/sessions.ts';
import type { DossierOutcome } from './dossierSteps.ts';

/** A role: for an entite (its number), or for a caisse (its code). */
export type GivenRole = {
  readonly type: RoleType;
  readonly entite?: number;
  readonly mrp?: string;
  /** Codes of the dispositifs of an RD, or of the niveaux of an E. */
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
  readonly motifBlocage?: string;
  /** When absent, it is made from the name. */
  readonly email?: string;
  readonly personalDataValidated?: false;
};

/** An entite; the others name it by `rang`, its number. */
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
  /** Code of its caisse. */
  readonly caisse: string;
  readonly isFermee?: true;
};

/** A demande administrative: its demandeur, its outcome, and how many days ago it was first submitted. */
export type GivenDossier = {
  readonly entite: GivenEntite;
  readonly demandeur: string;
  readonly outcome: DossierOutcome | 'brouillon';
  readonly age: number;
  /** Days from today to the announced administrative suspension, if any. */
  readonly suspension?: number;
};

/** A field of documents that a niveau asks for. */
export type GivenChamp = Omit<z.infer<typeof UploadFieldConfig>, 'id' | 'retire'>;

type Duree = readonly [duree: number, unite: UniteDuree] | null;
export type GivenNiveau = {
  readonly code: string;
  readonly niveau: string;
  readonly besoin?: string;
  readonly certificat: Duree;
  readonly habilitation: Duree;
  readonly groupe: readonly [min: number, max: number];
  readonly heures: readonly [initiales: number, mac: number | null];
  readonly pedagogique: readonly GivenChamp[];
  /** Present when the niveau is technical. */
  readonly technique?: readonly GivenChamp[];
  readonly plateforme: boolean;
  /** Code of its formateurs' niveau. */
  readonly formateur?: string;
  /** Whether the network trains the people itself. */
  readonly parReseau?: true;
  /** Months after its end during which a certificat may still be maintained; without, for ever. */
  readonly toleranceMac?: number;
};

type Lieu = { readonly ligne1: string; readonly codePostal: string; readonly ville: string };

/** A habilitation; ages are in days before today, negative in the future. */
export type GivenHabilitation = {
  readonly entite: number;
  readonly niveau: string;
  /** Days since it began. */
  readonly age: number;
  readonly sequence: number;
  readonly indice?: number;
  /** Suspensions, by the ages of their first and last day; the last one may still be in force. */
  readonly suspensions?: readonly { readonly de: number; readonly a: number; readonly motif: string }[];
  /** Age of the rupture. */
  readonly rupture?: number;
  readonly plateformes?: readonly Lieu[];
  readonly mobile?: true;
  /** Its délégataires, each with the days since the delegation. */
  readonly delegations?: readonly (readonly [habilisId: string, age: number])[];
};

/** A demande; ages are in days before today, negative in the future. */
export type GivenDemande = {
  readonly entite: number;
  readonly niveau: string;
  readonly mode?: Exclude<HabilitationSourceMode, 'INI'>;
  readonly tache: DhTaskKey;
  /** Days since the first submit, or since the draft began. */
  readonly age: number;
  /** Days since the current task began. */
  readonly depuis: number;
  /** Days from today to the commission, negative when past. */
  readonly cnh?: number;
  readonly decision?: Decision;
  readonly motif?: string;
  /** Whether the task is unclaimed. */
  readonly isLibre?: true;
  /** Whether its instructeur asked for a complement and got it. */
  readonly isComplete?: true;
  readonly formateurs: readonly string[];
  readonly plateformes?: readonly Lieu[];
};

/** Whoever is trained in a session: the same names and birth date in two sessions are the same stagiaire. */
export type GivenStagiaire = {
  readonly nom: string;
  readonly prenom: string;
  readonly naissance?: string;
  /** Identifier of a person with an account. */
  readonly personne?: string;
  /** Whether this is a pre-account, as long as the session is not closed. */
  readonly inconnu?: true;
  /** Without one, admitted once results are given. */
  readonly resultat?: Resultat;
  readonly motif?: string;
};

/** A certification session; ages are in days before today, negative in the future. */
export type GivenSession = Pick<SessionCertificationTable, 'etat' | 'mode'> & {
  /** Number of the entite and code of the niveau; the latest such habilitation is used. */
  readonly entite: number;
  readonly niveau: string;
  /** Ages of its first and last day. */
  readonly jours: readonly [debut: number, fin: number];
  readonly animateur: string;
  readonly auteur: string;
  /** Town of the platform, or another place. */
  readonly lieu:
    | { readonly plateforme: string }
    | {
        readonly type: 'CLIENT' | 'LOCAUX';
        readonly adresse: string;
        readonly codePostal: string;
        readonly ville: string;
      }
    | { readonly horsDeFrance: string };
  readonly heures?: readonly [debut: string, fin: string];
  readonly stagiaires?: readonly GivenStagiaire[];
  /** Why it was sent back to where it stands. */
  readonly renvoi?: string;
};

/** A formateur's certificat; `age` and the last number are days since it was obtained and days until it ends. */
export type GivenCertificat = readonly [habilisId: string, niveau: string, age: number, reste: number];

/** What a database is filled with, for tests or a demonstration. */
export type Population = {
  readonly personnes: readonly GivenPersonne[];
  readonly dossiers: readonly GivenDossier[];
  /** By their codes. */
  readonly dispositifs: Readonly<Record<string, readonly [libelle: string, libelleCourt: string]>>;
  readonly niveaux: readonly GivenNiveau[];
  readonly habilitations: readonly GivenHabilitation[];
  readonly demandes: readonly GivenDemande[];
  readonly certificats: readonly GivenCertificat[];
  readonly sessions: readonly GivenSession[];
};
