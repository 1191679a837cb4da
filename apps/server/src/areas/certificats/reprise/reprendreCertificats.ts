import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { TakesOver } from '../../../platform/reprise/Taken.ts';

/** The instant of what a former register knows by its day. */
const NOON = sql`+ time '12:00') at time zone 'Europe/Paris'`;

/** Our ids of certificats by what a former register called them (C1143). */
export async function reprisDe(db: Kysely<Database>, anciens: readonly string[]): Promise<Map<string, number>> {
  if (anciens.length === 0) return new Map();
  const { rows } = await sql<{ id: number; repris_de: string }>`
    select id, repris_de from certificat where repris_de = any(${[...anciens]}::text[])`.execute(db);
  return new Map(rows.map(({ id, repris_de }) => [repris_de, id]));
}

/** Takes over certificats: marked for ever, under their former numbers, without session nor signature, their ends as they stand (C1143, C1146). */
export const reprendreCertificats: TakesOver = {
  table: 'certificat',
  write: async (db, rows) => {
    const given = JSON.stringify(rows);
    const { numAffectedRows } =
      await sql`insert into certificat (id, numero, repris_de, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id, mode, nom,
        prenom, date_obtention, date_fin, formateur_id, statut, cree_le, raison_sociale, caisse, formateur)
      overriding system value
      select taken.id, taken.numero, taken.identifiant, stagiaire.id, habilitation.entite_id, habilitation.id, habilitation.dispositif_niveau_id,
        taken.mode, coalesce(taken.nom, stagiaire.nom), coalesce(taken.prenom, stagiaire.prenom), taken.date_obtention, taken.date_fin,
        taken.formateur, case when revoque_le is null then 'VALIDE' else 'REVOQUE' end,
        (coalesce(delivre_le, taken.date_obtention) ${NOON}, coalesce(taken.raison_sociale, entite.raison_sociale), mrp.libelle,
        coalesce(nom_formateur, concat_ws(' ', personne.prenom, personne.nom))
      from json_to_recordset(${given}::json) taken (id integer, numero text, identifiant text, stagiaire integer, habilitation integer,
        formateur integer, mode text, date_obtention date, date_fin date, nom text, prenom text, raison_sociale text, nom_formateur text,
        delivre_le date, revoque_le date)
      join habilitation on habilitation.id = taken.habilitation
      join entite on entite.id = habilitation.entite_id
      left join mrp on mrp.id = entite.caisse_id
      join stagiaire on stagiaire.id = taken.stagiaire
      join personne on personne.id = taken.formateur
      order by taken.id`.execute(db);
    if (Number(numAffectedRows) !== rows.length) throw new Error('un certificat nomme une ligne qui n’est plus là');
    const linked = rows.filter((row) => row['remplace'] !== null);
    if (linked.length > 0)
      await sql`update certificat set remplace_id = taken.remplace
        from json_to_recordset(${JSON.stringify(linked)}::json) taken (id integer, remplace integer) where certificat.id = taken.id`.execute(
        db,
      );
    const revoked = rows.filter((row) => row['revoque_le'] !== null);
    if (revoked.length > 0)
      await sql`insert into revocation_certificat (certificat_id, motif, texte, decidee_le, applique_le, appliquee_le)
        select id, coalesce(motif_revocation, 'AUTRE'), 'Repris du registre précédent', (revoque_le ${NOON}, (revoque_le ${NOON},
          (revoque_le ${NOON}
        from json_to_recordset(${JSON.stringify(revoked)}::json) taken (id integer, revoque_le date, motif_revocation text)
        order by id`.execute(db);
  },
};
