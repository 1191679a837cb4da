import type { ColumnType, Generated } from 'kysely';

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

declare module '../Database.ts' {
  /** Tables of the second factor. */
  interface Database {
    facteur: FacteurTable;
    code_secours: CodeSecoursTable;
    defi_releve: DefiReleveTable;
    appareil_connu: AppareilConnuTable;
  }
}
