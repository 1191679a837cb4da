import type { RoleType } from '@habilis/domain/role/RoleType';

/** What scopes depend on in an object: owner, place of examination, holder (rules/rights#scopes). */
export type Owners = {
  readonly personneId: number | null;
  readonly roleId: number | null;
  readonly entiteId: number | null;
  readonly caisseId: number | null;
  readonly assigneId: number | null;
  /** Everybody who has held it. */
  readonly titulaireIds?: readonly (number | null)[];
  /** Whether it was never submitted. */
  readonly isBrouillon?: boolean;
  /** Code of its niveau or dispositif. */
  readonly niveau: string | null;
  /** Roles to which it is delegated. */
  readonly delegataireRoleIds?: readonly number[];
  /** For an object with several niveaux. */
  readonly niveaux?: readonly string[];
};

/** An object that a call may name; without owners, it was deleted or never existed, and is out of every scope. */
export type Subject = {
  readonly id: string;
  readonly nom: string;
  readonly owners: Owners | null;
  /** Who may read an object without owner: some roles, or everybody including guests. */
  readonly readers?: readonly RoleType[] | 'tous';
};

/** The kinds of objects named by ids of several notions; a notion's own kinds stand with its trial. */
export type SubjectKind =
  | 'demande-administrative'
  | 'habilitation'
  | 'demande-habilitation'
  | 'demande'
  | 'facteur'
  | 'lien-fournisseur'
  | 'fichier'
  | 'role'
  | 'session'
  | 'alerte'
  | 'message'
  | 'faq'
  | 'manuel'
  | 'personne'
  | 'role-gere'
  | 'role-fini'
  | 'invitation'
  | 'entite'
  | 'entite-publiee'
  | 'dispositif'
  | 'dispositif-niveau';

/** The objects of a kind; throws for a kind that nothing loads. */
export type Subjects = (kind: string) => readonly Subject[];

/** Owners of an object that belongs to nobody. */
export const NO_OWNER = {
  personneId: null,
  roleId: null,
  entiteId: null,
  caisseId: null,
  assigneId: null,
  niveau: null,
};

/** Ids that do not exist. */
export const NEVER_GIVEN: readonly Subject[] = [
  { id: '2000000000', nom: 'jamais donné', owners: null },
  { id: '9999999999', nom: 'trop grand pour la base', owners: null },
];
