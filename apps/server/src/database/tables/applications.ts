import type { PorteeApplication } from '@habilis/domain/application/PORTEES_APPLICATION';
import type { JSONWebKeySet } from 'jose';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type LaterInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A program that acts under a role by a key of its own. */
export type ApplicationTable = {
  id: Generated<number>;
  client_id: string;
  nom: string;
  /** The role under which it acts. */
  role_id: number;
  /** The role of whoever made it. */
  cree_par_role_id: number;
  portees: readonly PorteeApplication[];
  /** Null for one that proves itself by a secret. */
  cles_publiques: JSONColumnType<JSONWebKeySet> | null;
  cree_le: Instant;
  date_fin: string;
  revoquee_le: LaterInstant;
  dernier_usage_le: LaterInstant;
  /** The minute that is counted, and the calls in it. */
  fenetre_le: Instant;
  fenetre_appels: Generated<number>;
  version: Generated<number>;
};

/** A secret as its hash; without an end, it lives as long as its application. */
export type ApplicationSecretTable = {
  id: Generated<number>;
  application_id: number;
  empreinte: string;
  cree_le: Instant;
  expire_le: LaterInstant;
};

/** A token as its hash, with the calls made by it. */
export type ApplicationJetonTable = {
  empreinte: string;
  application_id: number;
  portees: readonly PorteeApplication[];
  cree_le: Instant;
  expire_le: Instant;
  appels: Generated<number>;
};

/** An assertion that has served. */
export type ApplicationAssertionTable = { application_id: number; jti: string; expire_le: Instant };

declare module '../Database.ts' {
  /** Tables of the programs that act by a key of their own. */
  interface Database {
    application: ApplicationTable;
    application_secret: ApplicationSecretTable;
    application_jeton: ApplicationJetonTable;
    application_assertion: ApplicationAssertionTable;
  }
}
