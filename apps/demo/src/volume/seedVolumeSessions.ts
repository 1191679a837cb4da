import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { sql } from 'kysely';
import type { Volume } from './Volume.ts';
import { hashOf, pick } from './volumeSql.ts';

/** Days after its last one in which a session may still be open. */
const OPEN_DAYS = 80;

/** Sessions of the volume's habilitations, within their time: nearly all are closed, those of late and those to come under way. */
export async function seedVolumeSessions({ db, seed, today, before, sessions }: Volume): Promise<void> {
  const day = sql`${today}::date`;
  const late = sql`(case when ${pick(3, 3)} = 0 then 'RESULTATS' when ${pick(3, 3)} = 1 then 'VERIFICATION' else 'CLOTUREE' end)`;
  await sql`create temporary table volume_tenue on commit drop as
    select habilitation.id as habilitation_id, entite.i, entite.code_postal, entite.ville, entite.personne_id, date_debut,
      least(date_fin - 1, ${day} + 30) - date_debut as jours, row_number() over (order by habilitation.id) - 1 as place
    from habilitation join volume_entite entite using (entite_id)
    where habilitation.id > ${before.habilitation}::integer and least(date_fin - 1, ${day} + 30) > date_debut`.execute(
    db,
  );
  const { rows } = await sql<{ held: number }>`select count(*)::integer as held from volume_tenue`.execute(db);
  const held = rows[0]?.held ?? 0;
  await sql`create temporary table volume_session on commit drop as
    select n, habilitation_id, i, code_postal, ville, personne_id, debut, debut + 1 as fin, ${pick(4, 3)} as rang,
      case when debut > ${day} and ${pick(3, 3)} = 0 then 'SAISIE' when debut > ${day} then 'RESULTATS'
        when debut > ${day} - ${sql.lit(OPEN_DAYS)} then ${late}
        when ${pick(3, 100)} = 0 then 'SUPPRIMEE' else 'CLOTUREE' end as etat
    from generate_series(1, ${held === 0 ? 0 : sessions}::integer) n join volume_tenue on place = n % ${Math.max(held, 1)}::integer,
      ${hashOf(seed, 'session', sql`n`)} hash, lateral (select date_debut + ${pick(0, 65_536)} % jours as debut) tirage`.execute(
    db,
  );
  await sql`insert into session_certification (id, numero, habilitation_id, etat, mode, date_session, date_fin_session, lieu_formation,
      lieu_formation_type, lieu_formation_adresse, lieu_formation_code_postal, lieu_formation_ville, animateur_id, last_creator_updater_id,
      date_suppression, soumise_le, resultats_soumis_le, close_le, supprimee_le, ouverte_par_role)
    overriding system value
    select ${before.session_certification}::integer + n, 'S-' || extract(year from debut)::text || '-' || 100000 + n, habilitation_id, etat,
      case when n % 3 = 0 then 'MAC' else 'INI' end, debut, fin, 'FR', 'LOCAUX', i % 90 + 1 || ' rue des Lilas', code_postal, ville,
      personne_id + 1 + rang, personne_id, (fin + interval '3 months')::date,
      case when etat not in ('SAISIE', 'SUPPRIMEE') then least(debut, ${day}) - 10 end,
      case when etat in ('VERIFICATION', 'CLOTUREE') then fin end, case when etat = 'CLOTUREE' then fin + 2 end,
      case when etat = 'SUPPRIMEE' then fin + 92 end, 'G'
    from volume_session`.execute(db);
  await sql`delete from volume_session where etat = 'SUPPRIMEE'`.execute(db);
  // Closed ones first, then those under way, each kind from 0.
  await sql`create temporary table volume_close on commit drop as
    select ${before.session_certification}::integer + n as id, row_number() over (order by n) - 1 as place from volume_session
    where etat = any(${[...SESSION_VUES.cloturees]}::text[])`.execute(db);
  await sql`create temporary table volume_ouverte on commit drop as
    select ${before.session_certification}::integer + n as id, row_number() over (order by n) - 1 as place from volume_session
    where etat = any(${[...SESSION_VUES['en-cours']]}::text[])`.execute(db);
}
