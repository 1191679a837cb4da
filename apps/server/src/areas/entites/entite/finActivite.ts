import { etatSelonFin } from '@habilis/domain/entite/etatSelonFin';
import { finAvecActivite, neCommenceraPas } from '@habilis/domain/entite/finAvecActivite';
import type { AvantFin } from '../../../database/tables/platform.ts';
import type { Context } from '../../../platform/Handler.ts';
import { endOfDayAt } from '../../../platform/today.ts';
import { endHabilitation } from '../../habilitations/habilitation/endHabilitation.ts';
import { endUnbegun, restoreUnbegun } from '../../habilitations/habilitation/endUnbegun.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import type { Recording } from '../../habilitations/habilitation/recordEvenement.ts';
import { restoreHabilitation } from '../../habilitations/habilitation/restoreHabilitation.ts';
import {
  endRolesOfEntite,
  reviveRole,
  type RoleOfEntite,
  touchPersonnes,
} from '../../personnes/utilisateur/rolesOfEntite.ts';
import type { EntiteRow } from './openEntite.ts';

/** When the roles end: with the last day, or now when it is past. */
function finOfRoles({ now }: Pick<Context, 'now'>, date: string): Date {
  const end = endOfDayAt(date);
  return end > now ? end : now;
}

/** Undoes what a set end of activity changed, except what somebody changed since; returns the roles that go on (EN9). */
export async function restoreFin(context: Context, row: EntiteRow): Promise<readonly RoleOfEntite[]> {
  const { db } = context;
  const { avant_fin: avant, date_fin_activite: date } = row;
  if (avant === null || date === null) return [];
  for (const held of avant.habilitations) {
    if (held.sansDebut === undefined) await restoreHabilitation(context, held, date);
    else await restoreUnbegun(context, held.id, held.sansDebut);
  }
  const restored: RoleOfEntite[] = [];
  for (const { id, finLe } of avant.roles) {
    const role = await reviveRole(db, id, { finLe, since: new Date(avant.finRoles) });
    if (role !== undefined) restored.push(role);
  }
  await touchPersonnes(db, restored);
  return restored;
}

/** Ends the habilitations of an entite that would outlast its last day; returns them as they were before. */
export async function endHabilitations(
  context: Recording,
  entiteId: number,
  { date, commentaire }: { readonly date: string; readonly commentaire: string },
): Promise<AvantFin['habilitations']> {
  const rows = await habilitationRows(context.db)
    .where('habilitation.entite_id', '=', entiteId)
    .where('habilitation.rupture', '=', false)
    .orderBy('habilitation.id')
    .forNoKeyUpdate('habilitation')
    .execute();
  const ended: AvantFin['habilitations'][number][] = [];
  for (const row of rows) {
    const { id, date_fin: dateFin, prorogee, commentaire_date_fin: before } = row;
    if (neCommenceraPas(row.date_debut, date)) {
      const sansDebut = await endUnbegun(context, row, commentaire);
      ended.push({ id, dateFin, prorogee, commentaire: before, sansDebut });
      continue;
    }
    const end = finAvecActivite({ dateFin, prorogee }, date, context.today);
    if (end === null) continue;
    await endHabilitation(context, row, { dateFin: date, commentaire, dans: 'FIN_ENTITE' });
    ended.push({ id, dateFin, prorogee, commentaire: before });
  }
  return ended;
}

/** Ends an entite on a day, with its habilitations and roles; keeps their former ends, so that it can be undone (rules/dossier#creation-and-end). */
export async function applyFin(
  context: Context,
  row: EntiteRow,
  fin: { readonly date: string; readonly commentaire: string },
): Promise<{ readonly avant: AvantFin; readonly etat: EntiteRow['etat']; readonly roles: readonly RoleOfEntite[] }> {
  const habilitations = await endHabilitations(context, row.id, fin);
  const finRoles = finOfRoles(context, fin.date);
  const roles = await endRolesOfEntite(context.db, row.id, finRoles);
  const etat = row.avant_fin?.etat ?? (row.etat === 'provisoire' ? 'provisoire' : 'active');
  return {
    avant: {
      etat,
      habilitations,
      roles: roles.map(({ id, finLe }) => ({ id, finLe: finLe?.toISOString() ?? null })),
      finRoles: finRoles.toISOString(),
    },
    etat: etatSelonFin(fin.date, etat, context.today),
    roles,
  };
}
