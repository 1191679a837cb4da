/** A dispositif managed by an RD. */
export type RoleDispositifTable = { role_id: number; dispositif_id: number };

/** A niveau examined by an E. */
export type RoleDispositifNiveauTable = { role_id: number; dispositif_niveau_id: number };

declare module '../Database.ts' {
  /** Tables that link roles to dispositifs and niveaux. */
  interface Database {
    role_dispositif: RoleDispositifTable;
    role_dispositif_niveau: RoleDispositifNiveauTable;
  }
}
