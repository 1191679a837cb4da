import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table jour_compte (jour date primary key, compte_le timestamptz not null)`,
  sql`create table fait_du_jour (
    id integer primary key generated always as identity,
    jour date not null references jour_compte (jour) on delete cascade,
    mesure text not null,
    caisse_id integer references mrp (id),
    departement text,
    dispositif_niveau_id integer references dispositif_niveau (id),
    detail text not null,
    valeur integer,
    nombre integer not null)`,
  sql`create index fait_du_jour_mesure on fait_du_jour (mesure, jour)
    include (caisse_id, departement, dispositif_niveau_id, detail, valeur, nombre)`,
  sql`create index fait_du_jour_jour on fait_du_jour (jour)`,
  sql`create index fait_du_jour_caisse on fait_du_jour (caisse_id)`,
  sql`create index fait_du_jour_niveau on fait_du_jour (dispositif_niveau_id)`,
  // What happened on a day is found without reading what happened before.
  sql`create index historique_commentaire_jour on historique_commentaire (cree_le)`,
  sql`create index demande_administrative_recue on demande_administrative (date_first_soumission)`,
  sql`create index demande_habilitation_recue on demande_habilitation (date_first_soumission)`,
  sql`create index demande_complement_jour on demande_complement (demande_le)`,
  sql`create index avis_jour on avis (rendu_le) where rendu_le is not null`,
  sql`create index session_certification_close on session_certification (close_le) where close_le is not null`,
  sql`create index certificat_emis on certificat (cree_le)`,
  sql`create index revocation_certificat_appliquee on revocation_certificat (appliquee_le) where appliquee_le is not null`,
  sql`create index audit_connexion on audit (fait_le) where action = 'connexion'`,
];

/** What happened on each closed day, counted (decision 0225). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
