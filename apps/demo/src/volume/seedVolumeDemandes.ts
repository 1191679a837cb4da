import { type RawBuilder, sql } from 'kysely';
import { foldText } from '@habilis/server/platform/lists/foldText';
import { agentOf, type Volume } from './Volume.ts';
import { hashOf, integerArray, pick, textArray, weighted } from './volumeSql.ts';

/** Tasks and modes of demandes, per thousand. */
const TASKS = {
  acceptee: 700,
  suppression_apres_refus: 60,
  abandonnee: 40,
  saisie: 20,
  instruction: 60,
  complement: 30,
  validation_instruction: 15,
  repartition: 10,
  sous_commission: 30,
  validation_demande: 15,
  planification_decision: 10,
  decision: 10,
};
const MODES = { INI: 800, REN: 150, APF: 50 };
/** Years covered by the habilitations, and days that a demande takes. */
const YEARS = 5;
const LASTS = 120;

/** Draws each demande once, for use until the volume is complete; an entite asks for each niveau once, and only after it is known. */
async function chooseDemandes(volume: Volume): Promise<void> {
  const { db, seed, today, entites, demandesHabilitation, before, niveaux } = volume;
  const count = sql.lit(niveaux.length);
  const day = sql`${today}::date`;
  const of = (values: RawBuilder<unknown>) => sql`(${values})[1 + niveau]`;
  await sql`create temporary table volume_demande on commit drop as
    select demande.*, ${before.demande_habilitation}::integer + j as id, 'DH-' || extract(year from soumise)::text || '-' || 10000 + j as numero,
      ${of(integerArray(niveaux.map(({ id }) => id)))} as niveau_id, ${of(textArray(niveaux.map(({ code }) => code)))} as code,
      ${of(textArray(niveaux.map(({ code }) => foldText(code))))} as code_tri,
      ${of(integerArray(niveaux.map(({ dispositifId }) => volume.dispositifs.indexOf(dispositifId))))} as dispositif_rang,
      case when mode <> 'INI' or tache = 'acceptee' then ${before.habilitation}::integer + j end as source_id,
      case when mode = 'REN' and tache = 'acceptee' then ${before.habilitation + demandesHabilitation}::integer + j end as suite_id
    from (select *, case when fini then ${day} - age else ${day} - depuis - agent end as soumise,
        case when fini then ${day} - age + ${sql.lit(LASTS)} else ${day} - depuis end as debut
      from (select *, tache in ('acceptee', 'suppression_apres_refus', 'abandonnee') as fini
        from (select j, entite.entite_id, entite.role_id, entite.personne_id, entite.caisse_id, entite.raison_sociale, entite.nom_tri,
            entite.siret, entite.ville, entite.ville_tri,
            case when entite.tache = 'validee' then ${weighted(0, TASKS)} else 'saisie' end as tache,
            case when entite.tache = 'validee' then ${weighted(1, MODES)} else 'INI' end as mode,
            (entite.i * 7 + (j - 1) / ${entites}::integer) % ${count} as niveau,
            ${pick(3, 2500)} + ${sql.lit(LASTS)} as age, ${pick(4, 60)} as depuis, ${pick(5, 1000)} as agent
          from generate_series(1, ${demandesHabilitation}::integer) j
          join volume_entite entite on entite.i = (j - 1) % ${entites}::integer + 1, ${hashOf(seed, 'demande', sql`j`)} hash) choisie) finie) demande`.execute(
    db,
  );
  await sql`analyze volume_demande`.execute(db);
}

/** Habilitations given by demandes, those that they renew, and a few suspensions. */
async function insertHabilitations({ db, today, before }: Volume): Promise<void> {
  const years = sql`make_interval(years => ${sql.lit(YEARS)})`;
  const given = sql`case when mode = 'INI' then debut else (debut - ${years} + interval '2 months')::date end`;
  const day = sql`${today}::date`;
  const isHeld = sql`tache = 'acceptee' and agent < 15`;
  const insert = sql`insert into habilitation (id, numero, entite_id, dispositif_niveau_id, date_debut, date_fin, source_id,
      date_debut_suspension, date_fin_suspension, commentaire_suspension, rupture, motif_suspension, date_decision_suspension)
    overriding system value`;
  const held = sql`case when ${isHeld} then ${day} - 20 end, case when ${isHeld} and agent >= 5 then ${day} + 60 end,
    case when ${isHeld} then 'Deux écarts à l’audit.' end, ${isHeld} and agent < 5, case when ${isHeld} then 'AUDIT' end, case when ${isHeld} then ${day} - 20 end`;
  const free = sql`null, null, null, false, null, null`;
  const numero = (rank: string) =>
    sql`100000 + entite_id || '/' || extract(year from ${given})::text || '/' || code || ${`/${rank}`}`;
  await sql`${insert} select source_id, ${numero('01')}, entite_id, niveau_id, ${given}, (${given} + ${years})::date, null::integer,
      date_debut_suspension, date_fin_suspension, commentaire, rupture, motif, decision
    from volume_demande,
      lateral (select ${held}) suspension (date_debut_suspension, date_fin_suspension, commentaire, rupture, motif, decision)
    where source_id is not null and suite_id is null`.execute(db);
  await sql`${insert} select source_id, ${numero('01')}, entite_id, niveau_id, ${given}, (${given} + ${years})::date, null::integer, ${free}
    from volume_demande where suite_id is not null`.execute(db);
  await sql`${insert} select suite_id, ${numero('02')}, entite_id, niveau_id, debut, (debut + ${years})::date, source_id, ${free}
    from volume_demande where suite_id is not null`.execute(db);
  // Each period of suspension is kept (decision 0025).
  await sql`insert into habilitation_suspension (habilitation_id, date_debut, date_fin, rupture, motif, commentaire)
    select id, date_debut_suspension, date_fin_suspension, rupture, motif_suspension, commentaire_suspension from habilitation
    where id > ${before.habilitation}::integer and date_debut_suspension is not null`.execute(db);
}

/** The holder of a demande's task; a third of the group tasks are unclaimed. */
function holderOf(volume: Volume): RawBuilder<unknown> {
  const agent = sql`agent`;
  return sql`case when agent % 3 = 0 then null
    when tache = 'instruction' then ${agentOf(volume, 'I', agent)}
    when tache = 'validation_instruction' then ${agentOf(volume, 'RC', agent)}
    when tache = 'repartition' then ${agentOf(volume, 'R', agent)}
    when tache = 'sous_commission' then ${agentOf(volume, 'E', agent)}
    when tache = 'validation_demande' then ${agentOf(volume, 'RD', sql`dispositif_rang`)}
    when tache in ('planification_decision', 'decision') then ${volume.decideur}::integer end`;
}

async function insertDemandes(volume: Volume): Promise<void> {
  const { db, today } = volume;
  const isSubmitted = sql`tache <> 'saisie'`;
  const late = sql`tache in ('sous_commission', 'validation_demande', 'planification_decision', 'decision', 'acceptee', 'suppression_apres_refus')`;
  const isDecided = sql`tache in ('acceptee', 'suppression_apres_refus')`;
  await sql`insert into demande_habilitation (id, version, numero, cle_brouillon, role_id, demandeur_id, entite_id, caisse_id, dispositif_niveau_id,
      mode, habilitation_source_id, habilitation_id, tache, en_cours, retour_tache, assigne_id, affectee_le, instructeur_id, expert_id,
      responsable_id, raison_sociale, nom_tri, ville, recherche, date_debut_tache, date_echeance, date_first_soumission, date_last_soumission,
      date_cnh, decision, motif, date_decision, decideur_id, date_debut, date_fin)
    overriding system value
    select id, 3, case when ${isSubmitted} then numero end, md5('dh ' || j)::uuid, role_id, personne_id, entite_id,
      case when ${isSubmitted} then caisse_id end, niveau_id, mode, case when mode <> 'INI' then source_id end,
      case when tache = 'acceptee' then coalesce(suite_id, source_id) end, tache, tache not in ('acceptee', 'abandonnee'),
      case when tache = 'complement' then 'instruction' end, ${holderOf(volume)}, case when tache = 'sous_commission' then debut end,
      case when ${isSubmitted} then ${agentOf(volume, 'I', sql`agent`)} end, case when ${late} then ${agentOf(volume, 'E', sql`agent`)} end,
      case when ${late} and tache not in ('sous_commission', 'validation_demande') then ${agentOf(volume, 'RD', sql`dispositif_rang`)} end,
      raison_sociale, nom_tri, ville, concat_ws(' ', nom_tri, case when ${isSubmitted} then lower(replace(numero, '-', ' ')) end, siret, ville_tri, code_tri),
      debut, case when tache = 'complement' then debut + 30 when not fini and ${isSubmitted} then debut + 45 end,
      case when ${isSubmitted} then soumise end, case when ${isSubmitted} then soumise end,
      case when tache = 'decision' then ${today}::date + agent % 30 - 5 when ${isDecided} then debut end,
      case tache when 'acceptee' then 'ACCORDE' when 'suppression_apres_refus' then 'REFUSE' end,
      case when tache = 'suppression_apres_refus' then 'Le programme ne couvre pas le référentiel.' end,
      case when ${isDecided} then debut end, case when ${isDecided} then ${volume.decideur}::integer end,
      case when tache = 'acceptee' then debut end, case when tache = 'acceptee' then (debut + make_interval(years => ${sql.lit(YEARS)}))::date end
    from volume_demande`.execute(db);
}

/** Demandes d'habilitation in every state, with the habilitations that they gave or renew; `volume_demande` keeps each draw until the transaction ends. */
export async function seedVolumeDemandes(volume: Volume): Promise<void> {
  await chooseDemandes(volume);
  await insertHabilitations(volume);
  await insertDemandes(volume);
}
