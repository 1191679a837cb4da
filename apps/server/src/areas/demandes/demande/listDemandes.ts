import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { versionFor } from '../demande-habilitation/versionFor.ts';
import { administratives, habilitations } from './demandeRows.ts';
import { type LigneDemande, type Page, pageOfDemandes } from './pageOfDemandes.ts';
import { type Condition, type TableDeDemandes, TABLES } from './todoConditions.ts';
import { refuseUnknownNiveau } from '../../niveaux/dispositif-niveau/refuseUnknownNiveau.ts';

function summaryOf(context: RoleContext, row: LigneDemande, areAgentsShown: boolean): DemandeSummary {
  const isAssigned = row.habilis_id !== null;
  const person = isAssigned ? `${row.prenom} ${row.nom}` : null;
  const { niveau, libelle_court: libelleCourt } = row;
  return {
    id: row.id,
    type: row.type,
    numero: row.numero,
    version: versionFor(context, row),
    raisonSociale: row.raison_sociale,
    ville: row.ville,
    mode: row.mode,
    caisse: row.code === null || row.libelle === null ? null : { code: row.code, libelle: row.libelle },
    libelleDispositifNiveau: niveau === null || libelleCourt === null ? null : libelleNiveau({ libelleCourt, niveau }),
    currentTaskDefinitionKey: row.tache,
    assignedUserHabilisId: areAgentsShown ? row.habilis_id : null,
    nomPrenomAssignedUserHabilis: isAssigned && !areAgentsShown ? row.libelle : person,
    dateDebutTache: row.date_debut_tache,
    dateEcheance: row.date_echeance,
    dateFirstSoumission: row.date_first_soumission,
    dateLastSoumission: row.date_last_soumission,
  };
}

/** Counts the demandes of both kinds that meet every condition, and among them those that meet each further one. */
export async function countDemandes<Name extends string>(
  context: RoleContext,
  conditions: readonly Condition[],
  further: Readonly<Record<Name, Condition>>,
): Promise<Readonly<Record<Name, number>>> {
  const named = Object.entries<Condition>(further);
  const counts = (table: TableDeDemandes) =>
    named.map(([name, condition]) => sql<number>`(count(*) filter (where ${condition(table)}))::integer`.as(name));
  const da = await administratives(context, conditions)
    .select(counts('demande_administrative'))
    .executeTakeFirstOrThrow();
  const dh = await habilitations(context, conditions).select(counts('demande_habilitation')).executeTakeFirstOrThrow();
  return Object.fromEntries(named.map(([name]) => [name, (da[name] ?? 0) + (dh[name] ?? 0)])) as Record<Name, number>;
}

/** The ids of those who own the demandes that meet every condition. */
export const ownersOf = (context: RoleContext, conditions: readonly Condition[]) =>
  administratives(context, conditions)
    .select('demande_administrative.assigne_id')
    .unionAll(habilitations(context, conditions).select('demande_habilitation.assigne_id'));

/** One page of the demandes of the kinds given in the caller's scope that meet every condition, with their total over all pages (rules/wire#lists). */
export async function listDemandes(
  context: RoleContext,
  conditions: readonly Condition[],
  page: Page & { readonly niveau?: string | undefined },
  kinds: readonly TableDeDemandes[] = TABLES,
) {
  await refuseUnknownNiveau(context, page);
  const { lignes, ...total } = await pageOfDemandes(context, conditions, page, kinds);
  return { elements: presented(context, lignes), ...total, page: page.page, taille: page.taille };
}

/** The lines of demandes as their reader may see them. */
export function presented(context: RoleContext, rows: readonly LigneDemande[]): DemandeSummary[] {
  const areAgentsShown = seesAgents(context.caller.role.type);
  return rows.map((row) => summaryOf(context, row, areAgentsShown));
}

/** The first demandes in the caller's scope that meet every condition, in the order of a list, up to a number. */
export async function readDemandes(
  context: RoleContext,
  conditions: readonly Condition[],
  { tri, ordre, most }: Pick<Page, 'tri' | 'ordre'> & { readonly most: number },
): Promise<DemandeSummary[]> {
  const page = { page: 1, taille: most, tri, ordre };
  return presented(context, (await pageOfDemandes(context, conditions, page, TABLES)).lignes);
}
