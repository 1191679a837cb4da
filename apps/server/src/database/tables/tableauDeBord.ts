import type { Alerte } from '@habilis/api/alerte/Alerte';
import type { CalculCible } from '@habilis/api/message/Message';
import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { CriteresCible } from '@habilis/domain/message/isCible';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Set once, by the job that writes the mails. */
type Told = ColumnType<Date | null, Date | null | undefined, Date>;

export type AlerteObjetType = Alerte['objetType'];

/** Values used by an alert's texts, and the task that the demande d'habilitation was on. */
export type AlerteValeurs = Partial<
  Pick<
    Alerte,
    | 'numeroDemande'
    | 'numeroHabilitation'
    | 'numeroSession'
    | 'dateFinSession'
    | 'dateSuppressionSession'
    | 'libelleDispositifNiveau'
    | 'nomPrenomFormateur'
    | 'raisonSocialeEntite'
    | 'intituleCertificat'
    | 'decision'
    | 'nouvelle'
  > & { readonly tache: DhTaskKey }
>;

/** An alert for a role in its scope, or for one person under it; deleted once its object no longer gives it (decision 0023). */
export type AlerteTable = {
  id: Generated<number>;
  type: AlerteType;
  objet_type: AlerteObjetType;
  objet_id: number;
  role_type: RoleType;
  entite_id: number | null;
  mrp_id: number | null;
  personne_id: number | null;
  date_emission: string;
  date_echeance: string | null;
  valeurs: JSONColumnType<AlerteValeurs>;
};

/** An emission of an alert dismissed by a person. */
export type AlerteSuppressionTable = { alerte_id: number; personne_id: number; date_emission: string };

export type ActualiteTable = {
  id: Generated<number>;
  version: Generated<number>;
  titre: string;
  contenu: string;
  date_debut_publication: string;
  date_fin_publication: string | null;
  rang: number;
  /** When it was mailed to those who want it. */
  courriel_le: Told;
};

/** Roles that may send, as a type of message says. */
type DiffuseursTable = {
  diffuseur_i: boolean;
  diffuseur_rd: boolean;
  diffuseur_cnh: boolean;
  diffuseur_adm: boolean;
};

/** A target as it is sent. */
export type CibleTransmise = { readonly roleType: RoleType; readonly cibleMessageCriterias: CriteresCible };

/** A model of messages, with the targets to begin with. */
export type TypeMessageTable = {
  id: Generated<number>;
  version: Generated<number>;
  titre: string;
  intitule: string;
  descriptif: string | null;
  cibles: JSONColumnType<CibleTransmise[], string | undefined>;
} & DiffuseursTable;

/** A targeted message; without dates it is shown from its creation. */
export type MessageTable = {
  id: Generated<number>;
  version: Generated<number>;
  titre: string;
  intitule: string;
  descriptif: string | null;
  diffuseur_id: number;
  diffuseur_role_type: RoleType;
  date_debut_diffusion: string | null;
  date_fin_diffusion: string | null;
  date_creation: string;
  /** Whether it is also mailed. */
  par_courriel: Generated<boolean>;
  /** When its first mail was written. */
  courriel_le: Told;
  /** Until then the whole may be withdrawn; null for one of an earlier version. */
  courriel_apres: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Id of the last person whose mail is written. */
  courriel_rang: Generated<number>;
  courriel_fini_le: Told;
  nb_destinataires: Generated<number>;
  /** When it was ended before its last day. */
  terminee_le: Told;
  type_message_id: Generated<number | null>;
  /** The role that wrote it. */
  diffuseur_role_id: Generated<number | null>;
} & { readonly [K in keyof DiffuseursTable]: Generated<boolean> };

export type MessageCibleTable = {
  message_id: number;
  rang: number;
  role_type: RoleType;
  criteres: JSONColumnType<CriteresCible>;
};

/** A message dismissed by a person. */
export type MessageSuppressionTable = { message_id: number; personne_id: number };

/** A message opened by a person. */
export type MessageLectureTable = { message_id: number; personne_id: number; lu_le: Date };

/** A count of recipients, asked for by a role. */
export type CalculCibleTable = {
  id: Generated<number>;
  role_id: number;
  cibles: JSONColumnType<CibleTransmise[]>;
  /** `ABANDONNE`: nobody waits for it any more. */
  etat: Generated<CalculCible['etat'] | 'ABANDONNE'>;
  nb_destinataires: Generated<number | null>;
  par_role: JSONColumnType<CalculCible['parRole'], string | undefined>;
  est_tous: Generated<boolean>;
  echantillon: JSONColumnType<CalculCible['echantillon'], string | undefined>;
  cree_le: Date;
};

declare module '../Database.ts' {
  /** Tables of the homes. */
  interface Database {
    alerte: AlerteTable;
    alerte_suppression: AlerteSuppressionTable;
    actualite: ActualiteTable;
    type_message: TypeMessageTable;
    calcul_cible: CalculCibleTable;
    message: MessageTable;
    message_cible: MessageCibleTable;
    message_suppression: MessageSuppressionTable;
    message_lecture: MessageLectureTable;
  }
}
