import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { FILE_NAMES, type FileName, fileOf, FILES } from './FILES.ts';

const former = (genre: FileName, id: RawBuilder<unknown>, own: RawBuilder<unknown> = sql`${id}::text`) =>
  sql`coalesce((select min(ancien) from reprise where genre = ${sql.lit(genre)} and objet_id = ${id}), ${own})`;
const niveau = (id: RawBuilder<unknown>) =>
  former('niveaux', id, sql`(select code from dispositif_niveau named where named.id = ${id})`);
const personne = (id: RawBuilder<unknown>) =>
  former('personnes', id, sql`(select habilis_id from personne named where named.id = ${id})`);
const stagiaire = (id: RawBuilder<unknown>) =>
  former('stagiaires', id, sql`(select habilis_id from stagiaire named where named.id = ${id})`);
const certificat = (id: RawBuilder<unknown>) =>
  sql`(select coalesce(repris_de, id::text) from certificat named where named.id = ${id})`;
const caisse = (id: RawBuilder<unknown>) => sql`(select code from mrp where mrp.id = ${id})`;
const jour = (instant: RawBuilder<unknown>) => sql`((${instant}) at time zone 'Europe/Paris')::date`;

/** What each file holds of our rows, in an order in which a row comes after those that it names. */
const QUERIES: Readonly<Record<FileName, RawBuilder<unknown>>> = {
  niveaux: sql`with recursive rangs as (
      select id, 0 as rang from dispositif_niveau where niveau_formateur_id is null
      union all select one.id, rang + 1 from dispositif_niveau one join rangs on rangs.id = one.niveau_formateur_id
    )
    select ${niveau(sql`n.id`)} as identifiant, d.code as dispositif, d.libelle as dispositif_libelle,
      d.libelle_court as dispositif_libelle_court, n.code, n.niveau, n.besoin, duree_validite_habilitation as duree_habilitation,
      unite_duree_validite_habilitation as unite_habilitation, duree_validite_certificat as duree_certificat,
      unite_duree_validite_certificat as unite_certificat, avec_technique, avec_plateforme, nb_stagiaires_min as stagiaires_min,
      nb_stagiaires_max as stagiaires_max, heures_initiales, heures_mac, session_par_formateur as par_formateur, ouvert,
      ${niveau(sql`n.niveau_formateur_id`)} as niveau_formateurs, tolerance_mac_mois, duree_session_max_jours
    from dispositif_niveau n join dispositif d on d.id = n.dispositif_id join rangs on rangs.id = n.id order by rang, n.code`,
  entites: sql`select ${former('entites', sql`e.id`)} as identifiant, raison_sociale, siret, type_entite as type, regime, code_postal, ville,
      ${caisse(sql`e.caisse_id`)} as caisse, date_fin_activite as fin_activite
    from entite e order by e.id`,
  personnes: sql`select ${personne(sql`p.id`)} as identifiant, nom, prenom, email as courriel from personne p
    where etat <> 'fusionnee' order by p.id`,
  roles: sql`select ${former('roles', sql`r.id`)} as identifiant, ${personne(sql`r.personne_id`)} as personne, type,
      ${former('entites', sql`r.entite_id`)} as entite, ${caisse(sql`r.mrp_id`)} as caisse,
      (select string_agg(code, ' ' order by code) from role_dispositif join dispositif on dispositif.id = dispositif_id where role_id = r.id)
        as dispositifs,
      (select string_agg(code, ' ' order by code) from role_dispositif_niveau join dispositif_niveau niveau on niveau.id = dispositif_niveau_id
        where role_id = r.id) as niveaux,
      ${jour(sql`r.fin_le - interval '1 second'`)} as fin
    from role r join personne on personne.id = r.personne_id and personne.etat <> 'fusionnee' order by r.id`,
  habilitations: sql`select ${former('habilitations', sql`h.id`)} as identifiant, numero, ${former('entites', sql`h.entite_id`)} as entite,
      ${niveau(sql`h.dispositif_niveau_id`)} as niveau, date_debut, date_fin, date_debut_suspension as debut_suspension,
      date_fin_suspension as fin_suspension, motif_suspension, commentaire_suspension, rupture, plateforme_mobile,
      ${former('habilitations', sql`h.source_id`)} as renouvelle
    from habilitation h order by h.date_debut, h.id`,
  plateformes: sql`select ${former('plateformes', sql`p.id`)} as identifiant, ${former('habilitations', sql`p.habilitation_id`)} as habilitation,
      ligne1 as adresse, ligne2 as complement, code_postal, ville, date_validation_cnh as validee_le
    from habilitation_plateforme p order by p.id`,
  stagiaires: sql`select ${stagiaire(sql`s.id`)} as identifiant, nom, prenom, date_naissance, courriel,
      case when s.personne_id is not null then ${personne(sql`s.personne_id`)} end as personne
    from stagiaire s order by s.id`,
  certificats_formateurs: sql`select ${former('certificats_formateurs', sql`c.id`)} as identifiant,
      ${personne(sql`c.personne_id`)} as personne, ${stagiaire(sql`c.stagiaire_id`)} as stagiaire,
      ${niveau(sql`c.dispositif_niveau_id`)} as niveau, date_obtention, date_fin, revoque_le
    from certificat_formateur c order by c.id`,
  certificats: sql`select coalesce(c.repris_de, c.id::text) as identifiant, c.numero, ${stagiaire(sql`c.stagiaire_id`)} as stagiaire,
      ${former('habilitations', sql`c.habilitation_id`)} as habilitation, ${personne(sql`c.formateur_id`)} as formateur, mode,
      date_obtention, date_fin, nom, prenom, raison_sociale, formateur as nom_formateur, ${jour(sql`c.cree_le`)} as delivre_le,
      ${jour(sql`revocation.appliquee_le`)} as revoque_le, revocation.motif as motif_revocation, ${certificat(sql`c.remplace_id`)} as remplace
    from certificat c left join revocation_certificat revocation on revocation.certificat_id = c.id and annulee_le is null
      and appliquee_le is not null
    order by c.id`,
};

type Cell = string | number | boolean | null | undefined;
const cellOf = (value: Cell): string => {
  const text =
    value === null || value === undefined ? '' : typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value);
  return /[;"\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

async function* linesOf(db: Kysely<Database>, file: FileName): AsyncGenerator<string> {
  const names = FILES[file].columns.map(({ name }) => name);
  yield `${names.join(';')}\n`;
  const { rows } = await sql<Record<string, Cell>>`${QUERIES[file]}`.execute(db);
  for (const row of rows) yield `${names.map((name) => cellOf(row[name])).join(';')}\n`;
}

/** Writes what is here into a folder in the form that a takeover reads (C1149). */
export async function writeFolder(db: Kysely<Database>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of FILE_NAMES) await pipeline(linesOf(db, file), createWriteStream(join(folder, fileOf(file))));
}
