import type { RoleType } from '@habilis/domain/role/RoleType';

/** What the rules of scope look at in an object: whose it is, where it is examined, who has it in hand (domain, C.10). */
export type Owners = {
  readonly personneId: number | null;
  readonly roleId: number | null;
  readonly entiteId: number | null;
  readonly caisseId: number | null;
  readonly assigneId: number | null;
  /** Those who have had it in hand. */
  readonly titulaireIds?: readonly (number | null)[];
  /** Whether it was never submitted. */
  readonly isBrouillon?: boolean;
  /** Code of its level, or of its scheme. */
  readonly niveau: string | null;
  /** The roles to which it is delegated. */
  readonly delegataireRoleIds?: readonly number[];
  /** Of what is accredited in several. */
  readonly niveaux?: readonly string[];
};

/** An object that a call may name; one without owners is gone or never was, and lies in nobody's scope. */
export type Subject = {
  readonly id: string;
  readonly nom: string;
  readonly owners: Owners | null;
  /** Who may read what has no owner: some roles, or everybody, guests included. */
  readonly readers?: readonly RoleType[] | 'tous';
};

/** The kinds of objects that the calls name by an id. */
export const SUBJECT_KINDS = [
  'demande-administrative',
  'habilitation',
  'demande-habilitation',
  'demande',
  'facteur',
  'fichier',
  'role',
  'session',
  'alerte',
  'message',
  'faq',
  'manuel',
  'personne',
  'role-gere',
  'role-fini',
  'entite',
  'entite-publiee',
  'dispositif',
  'dispositif-niveau',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export type Subjects = Readonly<Record<SubjectKind, readonly Subject[]>>;

/** An object of nobody’s. */
export const NO_OWNER = {
  personneId: null,
  roleId: null,
  entiteId: null,
  caisseId: null,
  assigneId: null,
  niveau: null,
};

/** Ids that no object has. */
export const NEVER_GIVEN: readonly Subject[] = [
  { id: '2000000000', nom: 'jamais donné', owners: null },
  { id: '9999999999', nom: 'trop grand pour la base', owners: null },
];
