import { sql } from 'kysely';
import type { Volume } from './Volume.ts';
import { hashOf, pick } from './volumeSql.ts';

/** Sessions for half of the habilitations in force: most are closed, some in the future. */
export async function seedVolumeSessions({ db, seed, today, before }: Volume): Promise<void> {
  const day = sql`${today}::date`;
  await sql`insert into session_certification (numero, habilitation_id, etat, mode, date_session, date_fin_session, lieu_formation,
      lieu_formation_type, lieu_formation_adresse, lieu_formation_code_postal, lieu_formation_ville, animateur_id, last_creator_updater_id,
      date_suppression, soumise_le, resultats_soumis_le, close_le)
    select 'S-' || extract(year from debut)::text || '-' || 100000 + row_number() over (order by id), id,
      case when debut < ${day} then 'CLOTUREE' else 'RESULTATS' end, case when i % 3 = 0 then 'MAC' else 'INI' end, debut, debut + 1,
      'FR', 'LOCAUX', i % 90 + 1 || ' rue des Lilas', code_postal, ville, personne_id + 1, personne_id,
      (debut + 1 + interval '3 months')::date, least(debut, ${day}) - 10, case when debut < ${day} then debut + 1 end,
      case when debut < ${day} then debut + 3 end
    from (select habilitation.id, entite.i, entite.code_postal, entite.ville, entite.personne_id, ${day} + 30 - ${pick(0, 300)} as debut,
        habilitation.date_debut, habilitation.date_fin
      from habilitation join volume_entite entite using (entite_id), ${hashOf(seed, 'session', sql`habilitation.id`)} hash
      where habilitation.id > ${before.habilitation}::integer and ${pick(1, 2)} = 0) held
    where debut between date_debut and date_fin - 1`.execute(db);
}
