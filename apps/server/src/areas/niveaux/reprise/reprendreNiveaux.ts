import { sql } from 'kysely';
import { sameIn, type TakesOver, textOf } from '../../../platform/reprise/Taken.ts';

/** Takes over niveaux, and the dispositifs that are not here yet; one whose code is here is kept as it is (C1145). */
export const reprendreNiveaux: TakesOver = {
  table: 'dispositif_niveau',
  existing: async (db, rows) => {
    const known = await db
      .selectFrom('dispositif_niveau')
      .select(['id', 'code'])
      .where(
        'code',
        'in',
        rows.map((row) => textOf(row, 'code')),
      )
      .execute();
    return sameIn(rows, 'code', new Map(known.map(({ id, code }) => [code, id])));
  },
  write: async (db, rows) => {
    const given = JSON.stringify(rows);
    await sql`insert into dispositif (code, libelle, libelle_court)
      select distinct on (dispositif) dispositif, coalesce(dispositif_libelle, dispositif), coalesce(dispositif_libelle_court, dispositif)
      from json_to_recordset(${given}::json) taken (id integer, dispositif text, dispositif_libelle text, dispositif_libelle_court text)
      order by dispositif, id
      on conflict (code) do nothing`.execute(db);
    await sql`insert into dispositif_niveau (id, code, dispositif_id, niveau, besoin, duree_validite_habilitation,
        unite_duree_validite_habilitation, avec_technique, avec_plateforme, duree_validite_certificat, unite_duree_validite_certificat,
        nb_stagiaires_min, nb_stagiaires_max, heures_initiales, heures_mac, session_par_formateur, ouvert, niveau_formateur_id,
        tolerance_mac_mois, duree_session_max_jours)
      overriding system value
      select taken.id, taken.code, dispositif.id, taken.niveau, besoin, duree_habilitation, unite_habilitation, avec_technique,
        avec_plateforme, duree_certificat, unite_certificat, stagiaires_min, stagiaires_max, heures_initiales, heures_mac, par_formateur,
        ouvert, niveau_formateurs, tolerance_mac_mois, duree_session_max_jours
      from json_to_recordset(${given}::json) taken (id integer, dispositif text, code text, niveau text, besoin text,
        duree_habilitation integer, unite_habilitation text, avec_technique boolean, avec_plateforme boolean, duree_certificat integer,
        unite_certificat text, stagiaires_min integer, stagiaires_max integer, heures_initiales integer, heures_mac integer,
        par_formateur boolean, ouvert boolean, niveau_formateurs integer, tolerance_mac_mois integer, duree_session_max_jours integer)
      join dispositif on dispositif.code = taken.dispositif
      order by taken.id`.execute(db);
  },
};
