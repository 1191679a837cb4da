import { ciblesOf } from '@habilis/domain/alerte/ciblesOf';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { type RawBuilder, sql } from 'kysely';
import type { Volume } from './Volume.ts';

const { delaiResultatsJours, dernierRappelSessionJours, premierRappelSessionJours } = DEFAULT_SETTINGS;

/** When each alert of a session was given, when it is due, and which sessions have it (A23 to A25); none of the volume was deleted of late (A26). */
function alertesOf(day: RawBuilder<unknown>) {
  const late = (days: number) => sql`date_suppression - ${sql.lit(days)}`;
  return [
    {
      type: 'SESSION_RESULTATS',
      emission: sql`date_fin_session`,
      echeance: sql`date_fin_session + ${sql.lit(delaiResultatsJours)}`,
      isGiven: sql`session.etat = 'RESULTATS' and date_fin_session <= ${day}`,
    },
    {
      type: 'SESSION_A_VERIFIER',
      emission: sql`resultats_soumis_le::date`,
      echeance: late(premierRappelSessionJours),
      isGiven: sql`session.etat = 'VERIFICATION'`,
    },
    {
      type: 'SESSION_SUPPRESSION',
      emission: sql`case when ${late(dernierRappelSessionJours)} <= ${day} then ${late(dernierRappelSessionJours)} else ${late(premierRappelSessionJours)} end`,
      echeance: sql`date_suppression`,
      isGiven: sql`session.etat in ('SAISIE', 'RESULTATS', 'VERIFICATION') and ${late(premierRappelSessionJours)} <= ${day}`,
    },
  ] as const;
}

/** The alerts that the sessions of a volume give on its day, so that the next morning has only its own to tell; its habilitations are delegated to nobody. */
export async function seedVolumeAlertes({ db, today, before }: Volume): Promise<void> {
  for (const { type, emission, echeance, isGiven } of alertesOf(sql`${today}::date`)) {
    for (const { roleType, entiteId } of ciblesOf(type, { entiteId: 1, caisseId: null, personneId: 1 })) {
      if (roleType === 'DL') continue;
      const isOfEntite = entiteId !== null;
      await sql`insert into alerte (type, objet_type, objet_id, role_type, entite_id, personne_id, date_emission, date_echeance, valeurs)
        select ${type}, 'session-certification', session.id, ${roleType}, ${isOfEntite ? sql`session.entite_id` : sql`null`},
          ${isOfEntite ? sql`null` : sql`session.animateur_id`}, ${emission}, ${echeance},
          jsonb_build_object('numeroSession', session.numero, 'raisonSocialeEntite', entite.raison_sociale,
            'libelleDispositifNiveau', dispositif_niveau.code, 'nomPrenomFormateur', personne.prenom || ' ' || personne.nom,
            'dateFinSession', date_fin_session, 'dateSuppressionSession', date_suppression)
        from session_certification session join entite on entite.id = session.entite_id
          join dispositif_niveau on dispositif_niveau.id = session.dispositif_niveau_id join personne on personne.id = session.animateur_id
        where session.id > ${before.session_certification}::integer and ${isGiven} order by session.id`.execute(db);
    }
  }
}
