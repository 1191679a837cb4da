import { tasksDueBy as daTasks, dueDateOf as daDueDate } from '@habilis/domain/demande-administrative/dueDateOf';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { tasksDueBy as dhTasks, dueDateOf as dhDueDate } from '@habilis/domain/demande-habilitation/dueDateOf';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { CleReglage, Settings } from '@habilis/domain/setting/settings';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** A few of the demandes that are alike are told by name. */
const MOST_NAMED = 20;

/** Demandes whose task began the same day: their due date, and what it would be under other settings. */
export type Redatees = {
  readonly type: 'DA' | 'DH';
  readonly tache: DaTaskKey | DhTaskKey;
  readonly debut: string;
  readonly dateCnh: string | null;
  readonly caisse: string | null;
  readonly nombre: number;
  readonly premieres: readonly { readonly id: number; readonly numero: string }[];
  readonly avant: string | null;
  readonly apres: string | null;
};

const NAMED = sql<
  { id: number; numero: string }[]
>`to_jsonb((array_agg(jsonb_build_object('id', demande.id, 'numero', demande.numero)
  order by demande.id))[1:${sql.lit(MOST_NAMED)}])`;

async function administratives(db: Kysely<Database>, cle: CleReglage, settings: Settings): Promise<Redatees[]> {
  const tasks = daTasks(cle);
  if (tasks.length === 0) return [];
  const rows = await db
    .selectFrom('demande_administrative as demande')
    .leftJoin('mrp', 'mrp.id', 'demande.caisse_id')
    .select([
      'demande.tache',
      'demande.date_debut_tache as debut',
      'demande.date_suspension_administrative as suspension',
    ])
    .select(['demande.date_echeance as avant', 'mrp.libelle as caisse', NAMED.as('premieres')])
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('demande.tache', 'in', tasks)
    .groupBy(['demande.tache', 'debut', 'suspension', 'avant', 'caisse'])
    .execute();
  return rows.map(({ suspension, ...row }) => ({
    ...row,
    type: 'DA',
    nombre: Number(row.nombre),
    dateCnh: null,
    apres: daDueDate(row.tache, { today: row.debut, settings, dateSuspension: suspension }),
  }));
}

async function habilitations(db: Kysely<Database>, cle: CleReglage, settings: Settings): Promise<Redatees[]> {
  const tasks = dhTasks(cle);
  if (tasks.length === 0) return [];
  const rows = await db
    .selectFrom('demande_habilitation as demande')
    .leftJoin('mrp', 'mrp.id', 'demande.caisse_id')
    .select(['demande.tache', 'demande.date_debut_tache as debut', 'demande.date_cnh as dateCnh'])
    .select(['demande.date_echeance as avant', 'mrp.libelle as caisse', NAMED.as('premieres')])
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('demande.tache', 'in', tasks)
    .groupBy(['demande.tache', 'debut', 'dateCnh', 'avant', 'caisse'])
    .execute();
  return rows.map((row) => ({
    ...row,
    type: 'DH',
    nombre: Number(row.nombre),
    apres: dhDueDate(row.tache, { today: row.debut, settings, dateCnh: row.dateCnh }),
  }));
}

/** Demandes whose task is due by a setting, with their due date under these settings (K1072). */
export async function redatees(db: Kysely<Database>, cle: CleReglage, settings: Settings): Promise<Redatees[]> {
  return [...(await administratives(db, cle, settings)), ...(await habilitations(db, cle, settings))];
}

/** Gives the demandes under way the due date that a changed setting makes; true where one moved (K1072). */
export async function redate(db: Kysely<Database>, cle: CleReglage, settings: Settings): Promise<boolean> {
  const moved = (await redatees(db, cle, settings)).filter(({ avant, apres }) => avant !== apres);
  const of = (wanted: Redatees['type']) =>
    JSON.stringify(
      moved
        .filter(({ type }) => type === wanted)
        .map(({ tache, debut, dateCnh, avant, apres }) => ({ tache, debut, cnh: dateCnh, avant, apres })),
    );
  await sql`update demande_administrative set date_echeance = moved.apres
    from (select distinct * from jsonb_to_recordset(${of('DA')}::jsonb) as moved(tache text, debut date, avant date, apres date)) as moved
    where demande_administrative.tache = moved.tache and date_debut_tache = moved.debut and date_echeance is not distinct from moved.avant`.execute(
    db,
  );
  await sql`update demande_habilitation set date_echeance = moved.apres
    from (select distinct * from jsonb_to_recordset(${of('DH')}::jsonb) as moved(tache text, debut date, cnh date, avant date, apres date)) as moved
    where demande_habilitation.tache = moved.tache and date_debut_tache = moved.debut and date_cnh is not distinct from moved.cnh
      and date_echeance is not distinct from moved.avant`.execute(db);
  return moved.length > 0;
}
