import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The niveaux that an entite holds or has held, copied to its row by a trigger on habilitations. */
const NIVEAUX = [
  sql`alter table entite add column niveaux integer[] not null default '{}'`,
  sql`create function entite_niveaux() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update entite set niveaux = niveaux || new.dispositif_niveau_id
          where id = new.entite_id and not niveaux @> array[new.dispositif_niveau_id];
      else
        update entite set niveaux = array(select distinct dispositif_niveau_id from habilitation where entite_id = entite.id)
          where id in (old.entite_id, new.entite_id);
      end if;
      return null;
    end $$`,
  sql`update entite set niveaux = tenus.niveaux
    from (select entite_id, array_agg(distinct dispositif_niveau_id) as niveaux from habilitation group by entite_id) tenus
    where tenus.entite_id = entite.id`,
  sql`create trigger entite_niveaux after insert or delete or update of entite_id, dispositif_niveau_id on habilitation
    for each row execute function entite_niveaux()`,
];

const ENTITE = {
  filters: 'etat, caisse_id, code_departement, registre, niveaux',
  sorts: 'nom_tri, ville, caisse_libelle',
};
const DH = `caisse_id, date_last_soumission, dispositif_niveau_id, mode, date_first_soumission, assigne_id, expert_id, instructeur_id,
  numero, nom_tri, responsable_tri`;

const INDEXES = [
  sql`drop index entite_nom, entite_ville, entite_caisse_libelle, entite_caisse, entite_departement, entite_etat, entite_registre`,
  sql`create index entite_nom on entite (nom_tri, id) include (${sql.raw(ENTITE.filters)})`,
  sql`create index entite_ville on entite (ville, id) include (${sql.raw(ENTITE.filters)})`,
  sql`create index entite_caisse_libelle on entite (caisse_libelle, id) include (${sql.raw(ENTITE.filters)})`,
  sql`create index entite_caisse on entite (caisse_id, nom_tri, id) include (etat, code_departement, registre, niveaux)`,
  sql`create index entite_departement on entite (code_departement, nom_tri, id) include (etat, caisse_id, registre, niveaux)`,
  sql`create index entite_etat on entite (etat, nom_tri, id) include (caisse_id, code_departement, registre, niveaux)
    where etat <> 'active'`,
  sql`create index entite_registre on entite (registre, nom_tri, id) include (etat, caisse_id, code_departement, niveaux)
    where registre <> 'OK'`,
  // A filter by niveau finds entites by id: this index has all that the list sorts and filters by.
  sql`create index entite_id_liste on entite (id) include (${sql.raw(`${ENTITE.sorts}, ${ENTITE.filters}`)})`,
  // The tasks of an expert are found by three columns of persons, which the index of the task now includes.
  sql`drop index demande_habilitation_tache`,
  sql`create index demande_habilitation_tache on demande_habilitation (tache, date_echeance, id)
    include (${sql.raw(DH)}) where en_cours`,
];

/** The niveaux of an entite on its row, with the indexes that include them (decision 0061); 0042 drops the column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...NIVEAUX, ...INDEXES]) await statement.execute(db);
}
