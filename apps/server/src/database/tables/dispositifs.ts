/** A scheme that an RD manages. */
export type RoleDispositifTable = { role_id: number; dispositif_id: number };

/** A level that an E examines. */
export type RoleDispositifNiveauTable = { role_id: number; dispositif_niveau_id: number };

/** Tables of who works on which scheme and level, for the `Database` type. */
export type DispositifsTables = {
  role_dispositif: RoleDispositifTable;
  role_dispositif_niveau: RoleDispositifNiveauTable;
};
