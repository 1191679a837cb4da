import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

/** Same as `foldText`: lower case, no accent, only words of letters and digits. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const STATEMENTS = [
  // A merged account gives its identifier and email to the account that is kept.
  sql`alter table personne
    add column version integer not null default 1,
    add column motif_blocage text,
    add column fusionnee_en integer references personne (id),
    drop constraint personne_etat_check`,
  sql`alter table personne
    add constraint personne_etat_check check (etat in ('active', 'a-activer', 'bloquee', 'fusionnee')),
    add constraint personne_fusion_check check ((etat = 'fusionnee') = (fusionnee_en is not null)),
    add constraint personne_blocage_check check (motif_blocage is null or etat = 'bloquee')`,
  sql`create index personne_fusionnee_en on personne (fusionnee_en) where fusionnee_en is not null`,
  // Computed by the database, so that no way of writing a name can forget them.
  sql`alter table personne
    add column nom_tri text collate "C" generated always as (${folded(sql`nom || ' ' || prenom`)}) stored,
    add column recherche text generated always as (${folded(sql`prenom || ' ' || nom || ' ' || email || ' ' || habilis_id`)}) stored`,
  sql`create index personne_nom on personne (nom_tri, id)`,
  sql`create index personne_creation on personne (cree_le, id)`,
  sql`create index personne_recherche on personne using gin (to_tsvector('simple', recherche))`,
  sql`create index personne_etat on personne (etat, nom_tri, id) where etat <> 'active'`,
  sql`alter table entite
    add column recherche text generated always as
      (${folded(sql`raison_sociale || ' ' || coalesce(siret, '') || ' ' || coalesce(ville, '')`)}) stored`,
  sql`create index entite_recherche on entite using gin (to_tsvector('simple', recherche))`,
  sql`create index role_type on role (type, personne_id)`,
  sql`create index role_fin on role (fin_le) where fin_le is not null`,
];

/** Administration of users: search, blocks with their reason, merged accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
