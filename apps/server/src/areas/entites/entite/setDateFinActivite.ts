import type { DateFinActiviteWrite, EntiteDetail } from '@habilis/api/entite/Entite';
import { finActiviteFaults } from '@habilis/domain/entite/finActiviteFaults';
import { formatDate } from '@habilis/i18n/format';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { sessionsTouchees } from '../../avertir/session/sessionsTouchees.ts';
import { tellRole } from '../../personnes/utilisateur/giveRole.ts';
import type { RoleOfEntite } from '../../personnes/utilisateur/rolesOfEntite.ts';
import { announceEntite } from './announceEntite.ts';
import { applyFin, restoreFin } from './finActivite.ts';
import { type EntiteRow, openEntite } from './openEntite.ts';
import { readEntite } from './readEntite.ts';
import { tellConcerned } from './tellConcerned.ts';
import { updateAlertesEntite } from './updateAlertesEntite.ts';

/** The latest first day among the habilitations that have begun. */
async function dernierDebutOf({ db, today }: Context, entiteId: number): Promise<string | null> {
  const { debut } = await db
    .selectFrom('habilitation')
    .select((eb) => eb.fn.max('date_debut').as('debut'))
    .where('entite_id', '=', entiteId)
    .where('rupture', '=', false)
    .where('date_debut', '<=', today)
    // A habilitation whose end came before its first day never began.
    .where((eb) => eb.or([eb('date_fin', 'is', null), eb('date_fin', '>=', eb.ref('date_debut'))]))
    .executeTakeFirstOrThrow();
  return debut;
}

async function refuseFin(
  context: RoleContext<'entite.sans-fin'>,
  row: EntiteRow,
  write: DateFinActiviteWrite,
): Promise<void> {
  const dernierDebut = await dernierDebutOf(context, row.id);
  const asked = { ...write, actuelle: row.date_fin_activite, dernierDebut };
  const faults = finActiviteFaults(context.caller.role.type, asked, context.today);
  if (faults.some(({ path }) => path === '')) throw context.refuse.badRequest('entite.sans-fin');
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
}

/** Mails the people of an entite that their role ends, or goes on after all. */
async function tellRoles(
  context: Context,
  row: EntiteRow,
  { before, after, date }: { before: readonly RoleOfEntite[]; after: readonly RoleOfEntite[]; date: string | null },
): Promise<void> {
  const objet = row.raison_sociale;
  const isSameDay = date === row.date_fin_activite;
  const has = (roles: readonly RoleOfEntite[], id: number) => roles.some((role) => role.id === id);
  for (const { id, type, personneId } of after) {
    if (isSameDay && has(before, id)) continue;
    const fin = date === null || date < context.today ? '' : formatDate(date);
    await tellRole(context, personneId, 'role-termine', { type, objet, fin });
  }
  for (const { id, type, personneId } of before) {
    if (!has(after, id)) await tellRole(context, personneId, 'role-donne', { type, objet });
  }
}

/** Sets, moves or removes the last day of an entite's activity; its habilitations and roles follow in the same transaction (H26, EN9). */
export async function setDateFinActivite(
  context: RoleContext<'entite.sans-fin' | 'entite.version-perimee'>,
  body: DateFinActiviteWrite,
): Promise<EntiteDetail> {
  const { db } = context;
  const { dateFinActivite: date, commentaireDateFin: commentaire } = body;
  const row = await openEntite(context, { id: body.entiteId, version: body.version, capability: 'end-activite' });
  await refuseFin(context, row, body);
  const before = await restoreFin(context, row);
  const applied = date === null ? null : await applyFin(context, row, { date, commentaire: commentaire ?? '' });
  const written = await db
    .updateTable('entite')
    .set({
      date_fin_activite: date,
      // An end that was already there keeps its day of decision, unless it comes earlier.
      ...(date === null || (row.date_fin_activite !== null && date >= row.date_fin_activite)
        ? {}
        : { fin_activite_decidee_le: context.today }),
      commentaire_date_fin: date === null ? null : commentaire,
      avant_fin: applied === null ? null : JSON.stringify(applied.avant),
      etat: applied?.etat ?? row.avant_fin?.etat ?? row.etat,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.audit({
    action: date === null ? 'fin-activite-levee' : 'fin-activite',
    objetType: 'entite',
    objetId: row.id,
    detail: {
      date: date ?? row.date_fin_activite,
      commentaire,
      habilitations: applied?.avant.habilitations.map(({ id }) => id) ?? [],
      roles: applied?.avant.roles.map(({ id }) => id) ?? [],
    },
  });
  await updateAlertesEntite(db, written, context);
  await sessionsTouchees.ask()(context, { entiteId: row.id });
  await tellRoles(context, row, { before, after: applied?.roles ?? [], date });
  if (row.caisse_id !== null) {
    await announceEntite({ ...context, exceptPersonneId: context.caller.personneId }, row, {
      modele: 'entite-fin-activite',
      evenement: 'ENTITE_FERMEE',
      roles: ['I', 'RC'],
      of: { mrpId: row.caisse_id },
      mots: { fin: date === null ? 'aucune' : formatDate(date) },
      commentaire,
    });
  }
  const fin = date === null ? 'aucune' : formatDate(date);
  await tellConcerned({ ...context, exceptPersonneId: context.caller.personneId }, row, { fin, commentaire });
  return readEntite(context, row.id);
}
