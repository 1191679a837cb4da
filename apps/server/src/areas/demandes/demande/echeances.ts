import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { tasksToAssign } from '@habilis/domain/demande/tasksToAssign';
import { todoTasks } from '@habilis/domain/demande/todoTasks';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { finAttestation } from '@habilis/domain/echeance/finAttestation';
import { tachesSuiviesDa, tachesSuiviesDh } from '@habilis/domain/echeance/tachesSuivies';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import {
  type Limits,
  withinLimits,
  type EcheanceLue,
  type EcheanceSource,
} from '../../echeances/echeance/echeanceSources.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';
import { versionFor } from '../demande-habilitation/versionFor.ts';
import { administratives, habilitations } from './demandeRows.ts';
import { tasksLeft } from './tasksLeft.ts';

type Type = EcheanceSource['type'];
type Table = 'demande_administrative' | 'demande_habilitation';

const genreOf = (type: Type) => sql<string>`${sql.lit(type)}::text`.as('genre');
const when = (condition: RawBuilder<boolean>) => [() => condition];

const keysDa = (context: RoleContext, type: Type, date: RawBuilder<string>, condition: RawBuilder<boolean>) =>
  administratives(context, when(sql<boolean>`demande_administrative.en_cours and ${condition}`)).select([
    genreOf(type),
    'demande_administrative.id',
    date.as('cle'),
  ]);

/** The niveaux of a role once more, as an array: with the scope's own subquery, PostgreSQL reads the tasks of every niveau. */
function ofNiveaux({ db, caller }: RoleContext): RawBuilder<boolean> {
  const { type, id } = caller.role;
  return scopeOf(type, 'read-demandes') === 'dispositif'
    ? sql<boolean>`demande_habilitation.dispositif_niveau_id = any(array(${niveauxOfRole(db, id)}))`
    : sql<boolean>`true`;
}

const keysDh = (context: RoleContext, type: Type, date: RawBuilder<string>, condition: RawBuilder<boolean>) =>
  habilitations(
    context,
    when(sql<boolean>`demande_habilitation.en_cours and ${ofNiveaux(context)} and ${condition}`),
  ).select([genreOf(type), 'demande_habilitation.id', date.as('cle')]);

const dueDate = (table: Table) => sql<string>`${sql.ref(`${table}.date_echeance`)}`;
const isOn = (table: Table, tasks: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.tache`)} in (${sql.join(tasks.map((task) => sql.lit(task)))})`;
/** Tasks of a role, and those that it gives to somebody when nobody holds them (rules/demandes#without-a-holder). */
function onTasks(
  table: Table,
  tasks: readonly string[],
  given: readonly string[],
  limits: Limits,
): RawBuilder<boolean> {
  const left = given.filter((task) => !tasks.includes(task));
  const isLeft = sql<boolean>`${isOn(table, left)} and ${sql.ref(`${table}.assigne_id`)} is null`;
  const isFollowed = left.length === 0 ? isOn(table, tasks) : sql<boolean>`(${isOn(table, tasks)} or (${isLeft}))`;
  return sql<boolean>`${isFollowed} and ${withinLimits(dueDate(table), limits)}`;
}

/** Who holds the task. */
const AGENT = sql<string | null>`agent.prenom || ' ' || agent.nom`.as('agent');

/** The tasks of the caisse that examines. */
const CAISSE_TASKS: ReadonlySet<string> = new Set([
  'da_instruction',
  'da_validation_rejet',
  'instruction',
  'validation_instruction',
]);

const lignesDa = ({ db }: RoleContext, ids: readonly number[]) =>
  db
    .selectFrom('demande_administrative as da')
    .leftJoin('personne as agent', 'agent.id', 'da.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'da.caisse_id')
    .select(['da.id', 'da.numero', 'da.version', 'da.version as version_tache', 'da.raison_sociale', 'da.tache'])
    .select(['da.assigne_id', AGENT, 'mrp.libelle as caisse', 'da.date_echeance'])
    .select(['da.date_suspension_administrative', 'da.date_attestation_urssaf'])
    .where(sql<boolean>`da.id = any(${[...ids]}::integer[])`)
    .execute();
const lignesDh = ({ db }: RoleContext, ids: readonly number[]) =>
  db
    .selectFrom('demande_habilitation as dh')
    .leftJoin('dispositif_niveau', 'dispositif_niveau.id', 'dh.dispositif_niveau_id')
    .leftJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .leftJoin('personne as agent', 'agent.id', 'dh.assigne_id')
    .leftJoin('mrp', 'mrp.id', 'dh.caisse_id')
    .select([AGENT, 'mrp.libelle as caisse'])
    .select(['dh.id', 'dh.numero', 'dh.version', 'dh.version_tache', 'dh.raison_sociale', 'dh.tache', 'dh.assigne_id'])
    .select(['dh.date_echeance', 'dh.date_cnh', 'dispositif_niveau.niveau', 'dispositif.libelle_court'])
    .where(sql<boolean>`dh.id = any(${[...ids]}::integer[])`)
    .execute();

type Ligne = {
  readonly id: number;
  readonly numero: string | null;
  readonly version: number;
  readonly version_tache: number;
  readonly raison_sociale: string | null;
  readonly tache: string;
  readonly assigne_id: number | null;
  readonly agent: string | null;
  readonly caisse: string | null;
  readonly niveau?: string | null;
  readonly libelle_court?: string | null;
};

/** Whoever has the task, by the name that the reader may know; null where the task itself says who. */
function titulaireOf({ caller }: RoleContext, { tache, agent, caisse, raison_sociale: entite }: Ligne): string | null {
  if (!hasHolder(tache)) return entite;
  if (seesAgents(caller.role.type)) return agent;
  return CAISSE_TASKS.has(tache) ? caisse : null;
}

function presented(
  context: RoleContext,
  row: Ligne,
  { date, isTache = false, isAttendue = false }: { date: string | null; isTache?: boolean; isAttendue?: boolean },
): EcheanceLue[] {
  if (date === null) return [];
  const { niveau = null, libelle_court: libelleCourt = null } = row;
  return [
    {
      objetId: row.id,
      date,
      tache: isTache ? row.tache : null,
      numero: row.numero,
      libelleDispositifNiveau:
        niveau === null || libelleCourt === null ? null : libelleNiveau({ libelleCourt, niveau }),
      raisonSociale: row.raison_sociale,
      nombre: null,
      version: versionFor(context, row),
      isAttendue,
      titulaire: titulaireOf(context, row),
    },
  ];
}

const readsDemandes = ({ caller }: RoleContext): boolean => can(caller.role.type, 'read-demandes');

const isLeft = ({ tache, assigne_id: holder }: Pick<Ligne, 'tache' | 'assigne_id'>, left: readonly string[]): boolean =>
  holder === null && left.includes(tache);

/** The tasks that are followed, and those of which only what nobody holds is; of what is the caller's move alone, when that is asked for. */
async function followed(
  context: RoleContext,
  { aVous = false }: Limits,
  { table, tasks, todo, given }: Record<'tasks' | 'todo' | 'given', readonly string[]> & { readonly table: Table },
) {
  if (!aVous || (tasks.length === 0 && given.length === 0)) return { tasks, given };
  const left = given.length === 0 ? [] : (await tasksLeft(context))[table];
  return { tasks: tasks.filter((task) => todo.includes(task)), given: given.filter((task) => left.includes(task)) };
}

/** What sets the tasks of a table apart: those of a role, those that it gives to somebody, its rows, and the type of which nobody's are given. */
const TABLES = {
  demande_administrative: {
    todo: (role: RoleType): readonly string[] => todoTasks(DA_WORKFLOW, role),
    given: (role: RoleType): readonly string[] => tasksToAssign(DA_WORKFLOW, role),
    type: 'da-tache',
    keys: keysDa,
    lignes: lignesDa,
  },
  demande_habilitation: {
    todo: (role: RoleType): readonly string[] => todoTasks(DH_WORKFLOW, role),
    given: (role: RoleType): readonly string[] => tasksToAssign(DH_WORKFLOW, role),
    type: 'dh-tache',
    keys: keysDh,
    lignes: lignesDh,
  },
} as const;

/** The due dates of tasks of a table. */
function taches(table: Table, type: Type, tasksOf: (context: RoleContext) => readonly string[]): EcheanceSource {
  const { todo: todoOf, given: givenOf, type: own, keys, lignes } = TABLES[table];
  return {
    type,
    keys: async (context, limits) => {
      const role = context.caller.role.type;
      const { tasks, given } = await followed(context, limits, {
        table,
        tasks: tasksOf(context),
        todo: todoOf(role),
        given: type === own ? givenOf(role) : [],
      });
      if (!readsDemandes(context) || tasks.length + given.length === 0) return null;
      return keys(context, type, dueDate(table), onTasks(table, tasks, given, limits));
    },
    read: async (context, ids) => {
      const todo = todoOf(context.caller.role.type);
      const left = (await tasksLeft(context))[table];
      return (await lignes(context, ids)).flatMap((row) =>
        presented(context, row, {
          date: row.date_echeance,
          isTache: true,
          isAttendue: todo.includes(row.tache) || isLeft(row, left),
        }),
      );
    },
  };
}

/** What waits for a demandeur alone: anything of it, or what is their move when that is asked for. */
const isOffered = ({ caller }: RoleContext, { aVous = false }: Limits): boolean =>
  !aVous || isDemandeur(caller.role.type);

const SUSPENSION = sql<string>`demande_administrative.date_suspension_administrative`;
/** The day on which an entite is suspended unless its file is completed. */
const suspension: EcheanceSource = {
  type: 'da-suspension',
  keys: (context, limits) =>
    readsDemandes(context) && isOffered(context, limits)
      ? keysDa(context, 'da-suspension', SUSPENSION, withinLimits(SUSPENSION, limits))
      : null,
  read: async (context, ids) =>
    (await lignesDa(context, ids)).flatMap((row) =>
      presented(context, row, {
        date: row.date_suspension_administrative,
        isAttendue: isDemandeur(context.caller.role.type),
      }),
    ),
};

const ATTESTATION = sql`demande_administrative.date_attestation_urssaf`;
/** The last day of an entite's Urssaf attestation (EC7). */
const attestation: EcheanceSource = {
  type: 'attestation-urssaf',
  keys: (context, limits) => {
    const { du, avant } = limits;
    const scope = scopeOf(context.caller.role.type, 'read-demandes');
    if ((scope !== 'entite' && scope !== 'caisse') || !isOffered(context, limits)) return null;
    const days = sql`${context.settings.validiteAttestationUrssafJours}::integer`;
    const asked = { du: du && sql`${du} - ${days}`, avant: avant && sql`${avant} - ${days}` };
    const date = sql<string>`${ATTESTATION} + ${days}`;
    return keysDa(
      context,
      'attestation-urssaf',
      date,
      sql<boolean>`${ATTESTATION} is not null and ${withinLimits(ATTESTATION, asked)}`,
    );
  },
  read: async (context, ids) => {
    const { validiteAttestationUrssafJours: days } = context.settings;
    return (await lignesDa(context, ids)).flatMap((row) => {
      const { date_attestation_urssaf: date } = row;
      return presented(context, row, {
        date: date === null ? null : finAttestation(date, days),
        isAttendue: isDemandeur(context.caller.role.type),
      });
    });
  },
};

const CNH = sql<string>`demande_habilitation.date_cnh`;
/** The day on which a demande comes before the commission, for who does not read its agenda. */
const passage: EcheanceSource = {
  type: 'dh-passage',
  keys: (context, limits) =>
    readsDemandes(context) && !can(context.caller.role.type, 'read-commission') && limits.aVous !== true
      ? keysDh(
          context,
          'dh-passage',
          CNH,
          sql<boolean>`demande_habilitation.tache = 'decision' and ${withinLimits(CNH, limits)}`,
        )
      : null,
  read: async (context, ids) =>
    (await lignesDh(context, ids)).flatMap((row) => presented(context, row, { date: row.date_cnh })),
};

/** What is due of the demandes. */
export const ECHEANCES_DEMANDE: readonly EcheanceSource[] = [
  taches('demande_administrative', 'da-complement', () => ['da_complement']),
  taches('demande_habilitation', 'dh-complement', () => ['complement']),
  taches('demande_administrative', 'da-tache', ({ caller }) => tachesSuiviesDa(caller.role.type)),
  taches('demande_habilitation', 'dh-tache', ({ caller }) => tachesSuiviesDh(caller.role.type)),
  suspension,
  attestation,
  passage,
];
