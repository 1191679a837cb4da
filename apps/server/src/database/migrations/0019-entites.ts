import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table entite
    add column version integer not null default 1,
    add column date_fin_activite date,
    add column commentaire_date_fin text,
    add column avant_fin jsonb,
    add column commentaire_affectation_caisse text,
    add column verification_siren jsonb not null
      default '{"resultat": "NON_VERIFIE", "raisonSociale": null, "verifieLe": null}',
    add column verification_tentee_le timestamptz,
    add column fermee_depuis date`,
  // Copies what the register said of the live demande to its entite.
  sql`update entite set verification_siren = demande.verification_siren,
      verification_tentee_le = (demande.verification_siren ->> 'verifieLe')::timestamptz
    from demande_administrative demande where demande.entite_id = entite.id and demande.en_cours`,
  sql`create index entite_caisse on entite (caisse_id, nom_tri, id)`,
  sql`create index entite_ville on entite (ville, id)`,
  sql`create index entite_etat on entite (etat, nom_tri, id) where etat <> 'active'`,
  sql`create index entite_registre on entite ((verification_siren ->> 'resultat'), nom_tri, id)
    where verification_siren ->> 'resultat' <> 'OK'`,
  sql`create index entite_fin_activite on entite (date_fin_activite) where date_fin_activite is not null and etat <> 'fermee'`,
  sql`create index entite_verification on entite (verification_tentee_le nulls first, id) where etat <> 'fermee'`,
];

/** Decisions about an entite (end of activity, caisse) and what the register says of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
