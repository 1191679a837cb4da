import { isSharedStep } from '@habilis/domain/demande-habilitation/isSharedStep';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { sql } from 'kysely';
import { agentOf, type Volume } from './Volume.ts';

/** The tasks of a demande in order, and the role that takes each step. */
const ROAD: readonly (readonly [DhTaskKey, RoleType])[] = [
  ['saisie', 'G'],
  ['instruction', 'I'],
  ['validation_instruction', 'RC'],
  ['repartition', 'R'],
  ['sous_commission', 'E'],
  ['validation_demande', 'RD'],
  ['planification_decision', 'CNH'],
  ['decision', 'CNH'],
];
const ASIDE: readonly DhTaskKey[] = ['complement', 'abandonnee'];
const ENDS: readonly DhTaskKey[] = ['acceptee', 'suppression_apres_refus'];

type Step = {
  readonly etape: DhTaskKey;
  readonly rang: number;
  readonly tache: DhTaskKey;
  readonly suivante: DhTaskKey;
  readonly action: string;
  readonly role: RoleType;
  readonly partage: boolean;
};

function stepOf(etape: DhTaskKey, rang: number, suivante: DhTaskKey): Step[] {
  const [tache, role] = ROAD[rang] ?? ['saisie', 'G'];
  const found = DH_WORKFLOW.lines.find((row) => row.task === tache && row.next === suivante);
  if (found === undefined) return [];
  const { action } = found;
  return [{ etape, rang, tache, suivante, action, role, partage: isSharedStep({ action, tache, suivante, role }) }];
}

/** Steps that lead to a task: along the road, then aside or to its end. */
function stepsTo(etape: DhTaskKey): Step[] {
  const place = ROAD.findIndex(([task]) => task === etape);
  const count = ENDS.includes(etape) ? ROAD.length - 1 : ASIDE.includes(etape) ? 1 : place;
  const along = ROAD.slice(1, count + 1).flatMap(([next], rang) => stepOf(etape, rang, next));
  return place === -1 ? [...along, ...stepOf(etape, count, etape)] : along;
}

const STEPS: readonly Step[] = [...ROAD.slice(1).map(([task]) => task), ...ASIDE, ...ENDS].flatMap(stepsTo);

async function insertSteps(volume: Volume): Promise<void> {
  const agent = sql`agent`;
  await sql`insert into historique_commentaire (demande_type, demande_id, action_key, tache, tache_suivante, auteur_id, auteur_role_type,
      auteur_mrp_id, commentaire, partage, cree_le)
    select 'DH', id, step.action, step.tache, step.suivante,
      case step.role when 'G' then personne_id when 'I' then ${agentOf(volume, 'I', agent)} when 'RC' then ${agentOf(volume, 'RC', agent)}
        when 'R' then ${agentOf(volume, 'R', agent)} when 'E' then ${agentOf(volume, 'E', agent)}
        when 'RD' then ${agentOf(volume, 'RD', sql`dispositif_rang`)} else ${volume.decideur}::integer end,
      step.role, case when step.role in ('I', 'RC') then caisse_id end, null, step.partage,
      soumise + make_interval(days => step.rang * (debut - soumise) / 8, hours => 9)
    from volume_demande join jsonb_to_recordset(${JSON.stringify(STEPS)}::jsonb)
      as step (etape text, rang integer, tache text, suivante text, action text, role text, partage boolean) on step.etape = volume_demande.tache`.execute(
    volume.db,
  );
  await sql`insert into historique_commentaire (demande_type, demande_id, action_key, tache, tache_suivante, auteur_id, auteur_role_type, partage, cree_le)
    select 'DA', demande.id, 'Soumet', 'da_saisie', 'da_instruction', demande.demandeur_id, 'DM', true, demande.date_first_soumission + interval '9 hours'
    from demande_administrative demande join volume_entite on demande_id = demande.id
    where demande.date_first_soumission is not null`.execute(volume.db);
}

/** Avis of instructeurs and experts on the demandes that passed them. */
async function insertAvis({ db }: Volume): Promise<void> {
  for (const [tache, column, role] of [
    ['instruction', 'instructeur_id', 'I'],
    ['sous_commission', 'expert_id', 'E'],
  ] as const) {
    await sql`insert into avis (demande_id, tache, personne_id, role_type, type, texte, rendu_le)
      select demande.id, ${tache}, ${sql.ref(`demande.${column}`)}, ${role}, case when demande.decision = 'REFUSE' then 'D' when agent % 9 = 0 then 'FR' else 'F' end,
        'Le programme et les moyens ont été examinés.', soumise + interval '15 days 10 hours'
      from demande_habilitation demande join volume_demande using (id)
      where ${sql.ref(`demande.${column}`)} is not null and demande.tache not in ('instruction', 'complement', 'abandonnee', ${tache})`.execute(
      db,
    );
  }
}

/** The day's alerts: late tasks, habilitations that end soon. */
async function insertAlertes({ db, today }: Volume): Promise<void> {
  await sql`insert into alerte (type, objet_type, objet_id, role_type, mrp_id, date_emission, date_echeance, valeurs)
    select 'DH_EN_RETARD', 'demande-habilitation', demande.id, 'I', demande.caisse_id, date_echeance + 1, date_echeance + 15,
      jsonb_build_object('numeroDemande', demande.numero, 'raisonSocialeEntite', demande.raison_sociale, 'libelleDispositifNiveau', code, 'tache', demande.tache)
    from demande_habilitation demande join volume_demande using (id) where demande.tache = 'instruction' and date_echeance < ${today}::date`.execute(
    db,
  );
  await sql`insert into alerte (type, objet_type, objet_id, role_type, entite_id, date_emission, date_echeance, valeurs)
    select 'HAB_FIN_PROCHE', 'habilitation', habilitation.id, 'G', habilitation.entite_id, (date_fin - interval '9 months')::date, date_fin,
      jsonb_build_object('numeroHabilitation', habilitation.numero, 'libelleDispositifNiveau', code)
    from habilitation join volume_demande on coalesce(suite_id, volume_demande.source_id) = habilitation.id
    where date_fin between ${today}::date and ${today}::date + interval '9 months'`.execute(db);
}

/** The steps of a volume's demandes, their avis, and the day's alerts. */
export async function seedVolumeHistorique(volume: Volume): Promise<void> {
  await insertSteps(volume);
  await insertAvis(volume);
  await insertAlertes(volume);
}
