import type { But, IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A second factor: an application (encrypted secret, last step used) or a passkey (public key, counter). */
export type FacteurTable = {
  id: Generated<number>;
  personne_id: number;
  genre: 'application' | 'cle';
  nom: string;
  secret: Generated<string | null>;
  dernier_pas: Generated<number | null>;
  cle_id: Generated<string | null>;
  cle_publique: Generated<Buffer | null>;
  compteur: Generated<number | null>;
  cree_le: Instant;
  utilise_le: LaterInstant;
};

/** A recovery code; only its seal is kept. */
export type CodeSecoursTable = {
  id: Generated<number>;
  personne_id: number;
  empreinte: string;
  utilise_le: LaterInstant;
};

/** A challenge already met, which cannot serve again. */
export type DefiReleveTable = { jti: string; expire_le: Instant };

/** A device and network from which a person has signed in. */
export type AppareilConnuTable = { personne_id: number; empreinte: string; vu_le: Instant };

/** An identity of an identity provider tied to an account. */
export type LienFournisseurTable = {
  id: Generated<number>;
  personne_id: number;
  /** The provider, and the name that it alone gives to its person (`iss` and `sub`, OpenID Connect Core 1.0, 2). */
  emetteur: string;
  sujet: string;
  /** As it was when they were tied: shown to tell two apart, never used to find an account. */
  email: string | null;
  cree_le: Instant;
  utilise_le: LaterInstant;
};

/** An identity that the provider has just presented to a browser, for a quarter of an hour. */
export type IdentitePresenteeTable = {
  /** Of the secret in the browser's cookie. */
  empreinte: string;
  but: But;
  emetteur: string;
  sujet: string;
  identite: JSONColumnType<IdentitePresentee>;
  est_multifacteur: boolean;
  /** When the provider last asked the person itself, where it says so. */
  authentifiee_le: LaterInstant;
  demandee_le: Instant;
  id_token: string;
  expire_le: Instant;
};

declare module '../Database.ts' {
  /** Tables of the second factor. */
  interface Database {
    facteur: FacteurTable;
    code_secours: CodeSecoursTable;
    defi_releve: DefiReleveTable;
    appareil_connu: AppareilConnuTable;
    lien_fournisseur: LienFournisseurTable;
    identite_presentee: IdentitePresenteeTable;
  }
}
