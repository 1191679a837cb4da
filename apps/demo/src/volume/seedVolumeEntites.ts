import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { type RawBuilder, sql } from 'kysely';
import { foldText } from '@habilis/server/platform/lists/foldText';
import { agentOf, PERSONS_OF_ENTITE, type Volume } from './Volume.ts';
import { hashOf, integerArray, pick, textArray, weighted } from './volumeSql.ts';
import { VOLUME_TOWNS, VOLUME_WORDS } from './VOLUME_WORDS.ts';

const { formes, themes, pays } = VOLUME_WORDS;

/** Tasks of demandes administratives, per thousand. */
const TASKS = {
  validee: 900,
  da_instruction: 30,
  da_complement: 20,
  da_validation_rejet: 5,
  da_saisie: 25,
  refusee: 20,
};

const VERIFIED = JSON.stringify({ resultat: 'OK', raisonSociale: null, verifieLe: null });

/** The list's item at a rank counted from 0. */
const nth = (list: RawBuilder<unknown>, rank: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${list})[1 + (${rank})]`;

/** Index of the town, which never depends on the other draws. */
const town = pick(3, VOLUME_TOWNS.length);

function caisseOf({ caisses }: Volume, codePostal: string): number {
  return caisses.find(({ departements }) => departements.some((one) => codePostal.startsWith(one)))?.id ?? 0;
}

/** Draws each entite with its demande administrative once, for use until the volume is complete. */
async function chooseEntites(volume: Volume): Promise<void> {
  const { db, seed, entites, before } = volume;
  await sql`create function pg_temp.avec_cle(chiffres text) returns text language sql immutable as $$
    select chiffres || ((10 - sum(case when (length(chiffres) - p) % 2 = 0 then c * 2 / 10 + c * 2 % 10 else c end) % 10) % 10)
    from generate_series(1, length(chiffres)) p, lateral (select substr(chiffres, p, 1)::integer as c) chiffre $$`.execute(
    db,
  );
  const rank = (divisor: number, count: number) => sql`(i - 1) / ${sql.lit(divisor)} % ${sql.lit(count)}`;
  const name = (isFolded: boolean) => {
    const words = (list: readonly string[]) => textArray(isFolded ? list.map(foldText) : list);
    const turn = sql`(i - 1) / ${sql.lit(formes.length * themes.length * pays.length)}`;
    return sql`concat_ws(' ', ${nth(words(formes), rank(1, formes.length))}, ${nth(words(themes), rank(formes.length, themes.length))},
      ${nth(words(pays), rank(formes.length * themes.length, pays.length))}, case when ${turn} > 0 then ${turn} + 1 end)`;
  };
  const codes = VOLUME_TOWNS.map(([, code]) => code);
  await sql`create temporary table volume_entite on commit drop as
    select i, ${before.entite}::integer + i as entite_id, ${before.demande_administrative}::integer + i as demande_id,
      ${before.personne}::integer + (i - 1) * ${sql.lit(PERSONS_OF_ENTITE)} + 1 as personne_id,
      ${before.role}::integer + (i - 1) * ${sql.lit(PERSONS_OF_ENTITE)} + 1 as role_id,
      ${name(false)} as raison_sociale, ${name(true)} as nom_tri,
      pg_temp.avec_cle(pg_temp.avec_cle('0' || (5000000 + i)) || '0001') as siret,
      ${nth(textArray(VOLUME_TOWNS.map(([ville]) => ville)), town)} as ville,
      ${nth(textArray(VOLUME_TOWNS.map(([ville]) => foldText(ville))), town)} as ville_tri,
      ${nth(textArray(codes), town)} as code_postal,
      ${nth(integerArray(codes.map((code) => caisseOf(volume, code))), town)} as caisse_id,
      ${weighted(0, TASKS)} as tache, ${pick(4, 2500)} + 30 as age, ${pick(5, 60)} as depuis, ${pick(6, 10)} as agent,
      ${pick(7, 3)} = 0 as publiee
    from generate_series(1, ${entites}::integer) i, ${hashOf(seed, 'entite', sql`i`)} hash`.execute(db);
  await sql`create unique index on volume_entite (i)`.execute(db);
  await sql`analyze volume_entite`.execute(db);
}

async function insertEntites({ db }: Volume): Promise<void> {
  await sql`insert into entite (id, raison_sociale, siret, etat, type_entite, regime, caisse_id, code_postal, ville, code_departement, verification_siren)
    overriding system value
    select entite_id, raison_sociale, siret, case tache when 'validee' then 'active' when 'refusee' then 'fermee' else 'provisoire' end,
      case when i % 3 = 0 then 'ENT' else 'OF' end, 'GENERAL', caisse_id, code_postal, ville, left(code_postal, 2), ${VERIFIED}::jsonb
    from volume_entite`.execute(db);
}

/** One demande administrative per entite, as typed and, once accepted, as validated. */
async function insertDemandes(volume: Volume): Promise<void> {
  const { db, today } = volume;
  const template = JSON.stringify({ ...EMPTY_SAISIE, regime: 'GENERAL', declarationUrssaf: true });
  const instructeur = agentOf(volume, 'I', sql`agent`);
  const manager = agentOf(volume, 'RC', sql`agent`);
  const holder = sql`case when agent < 3 or tache in ('da_saisie', 'validee', 'refusee', 'da_complement') then null
    when tache = 'da_validation_rejet' then ${manager} else ${instructeur} end`;
  const day = sql`${today}::date`;
  const saisie = sql`${template}::jsonb || jsonb_build_object('raisonSociale', raison_sociale, 'siret', siret, 'diffusion', publiee,
    'typeEntite', case when i % 3 = 0 then 'ENT' else 'OF' end,
    'adresse', jsonb_build_object('ligne1', i % 90 + 1 || ' rue des Lilas', 'ligne2', null,
      'codePostalVille', jsonb_build_object('codePostal', code_postal, 'ville', ville)))`;
  await sql`insert into demande_administrative (id, version, numero, cle_brouillon, avec_demande_habilitation, role_id, demandeur_id, entite_id,
      caisse_id, tache, en_cours, assigne_id, instructeur_id, donnees, donnees_validees, raison_sociale, nom_tri, siret, ville, recherche,
      date_debut_tache, date_echeance, date_first_soumission, date_last_soumission, verification_siren)
    overriding system value
    select demande_id, 2, numero, md5('da ' || i)::uuid, false, role_id, personne_id, entite_id, case when numero is not null then caisse_id end,
      tache, tache <> 'refusee', ${holder}, case when tache <> 'da_saisie' then ${instructeur} end, saisie,
      case when tache = 'validee' then saisie end, raison_sociale, nom_tri, siret, ville,
      concat_ws(' ', nom_tri, lower(replace(numero, '-', ' ')), siret, ville_tri), debut,
      case when tache in ('da_instruction', 'da_complement') then debut + 30 when tache = 'da_validation_rejet' then debut + 15 end,
      soumise, soumise, ${VERIFIED}::jsonb
    from (select *, ${saisie} as saisie, case when tache <> 'da_saisie' then 'DA-' || extract(year from jour)::text || '-' || 10000 + i end as numero,
        case when tache <> 'da_saisie' then jour end as soumise, greatest(jour, ${day} - depuis) as debut
      from (select *, case when tache in ('validee', 'refusee') then ${day} - age else ${day} - depuis - agent end as jour from volume_entite) choisie) demande`.execute(
    db,
  );
}

/** Invented entites with their demandes administratives; `volume_entite` keeps each draw until the transaction ends. */
export async function seedVolumeEntites(volume: Volume): Promise<void> {
  await chooseEntites(volume);
  await insertEntites(volume);
  await insertDemandes(volume);
}
