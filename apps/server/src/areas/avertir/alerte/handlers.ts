import type { Alerte } from '@habilis/api/alerte/Alerte';
import type { alerte } from '@habilis/api/alerte/endpoints';
import { ALERTE_RULES } from '@habilis/domain/alerte/ALERTE_RULES';
import type { Selectable } from 'kysely';
import type { AlerteTable } from '../../../database/tables/tableauDeBord.ts';
import type { AccountContext, Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { type ReaderRole, readerRoles } from '../role/readerRoles.ts';
import { alertesFor, standingAlertes } from './alertesFor.ts';

const NAMED_NOTHING = {
  numeroDemande: null,
  numeroHabilitation: null,
  numeroSession: null,
  dateFinSession: null,
  dateSuppressionSession: null,
  libelleDispositifNiveau: null,
  nomPrenomFormateur: null,
  raisonSocialeEntite: null,
  intituleCertificat: null,
  decision: null,
};

/** An alert as its reader sees it: under the role that it reaches, or as a person. */
function presentAlerte(row: Selectable<AlerteTable>, roles: readonly ReaderRole[], habilisId: string): Alerte {
  const reached = roles.find(
    ({ type, entiteId, mrpId }) =>
      type === row.role_type &&
      (row.entite_id === null || row.entite_id === entiteId) &&
      (row.mrp_id === null || row.mrp_id === mrpId),
  );
  const isPersonal = row.personne_id !== null;
  return {
    ...NAMED_NOTHING,
    ...row.valeurs,
    id: row.id,
    type: row.type,
    dateEmission: row.date_emission,
    dateEcheance: row.date_echeance,
    wfRoleIdCible: isPersonal ? null : (reached?.id ?? null),
    habilisIdCible: isPersonal ? habilisId : null,
    objetType: row.objet_type,
    objetId: row.objet_id,
    supprimable: ALERTE_RULES[row.type].supprimable,
  };
}

/** The alert of an id that reaches the caller, dismissed or not; 404 otherwise. */
async function findAlerte(context: AccountContext, id: number): Promise<Selectable<AlerteTable>> {
  const row = await alertesFor(context, await readerRoles(context))
    .selectAll('alerte')
    .where('alerte.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** The alerts over HTTP. */
export const alerteHandlers: Handlers<typeof alerte> = {
  list: async ({ context }) => {
    const roles = await readerRoles(context);
    const rows = await standingAlertes(context, roles)
      .selectAll('alerte')
      .orderBy('alerte.date_echeance', (order) => order.asc().nullsLast())
      .orderBy('alerte.date_emission')
      .orderBy('alerte.id')
      .execute();
    return rows.map((row) => presentAlerte(row, roles, context.caller.habilisId));
  },
  count: async ({ context }) =>
    standingAlertes(context, await readerRoles(context))
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        eb.fn.countAll<number>().filterWhere('alerte.date_echeance', '<', context.today).as('enRetard'),
      ])
      .executeTakeFirstOrThrow(),
  dismiss: async ({ params, context }) => {
    const { id, type, date_emission } = await findAlerte(context, params.id);
    if (!ALERTE_RULES[type].supprimable) throw refuse.badRequest('alerte.non-supprimable');
    await context.db
      .insertInto('alerte_suppression')
      .values({ alerte_id: id, personne_id: context.caller.personneId, date_emission })
      .onConflict((conflict) => conflict.columns(['alerte_id', 'personne_id']).doUpdateSet({ date_emission }))
      .execute();
    await context.audit({ action: 'alerte-supprimee', objetType: 'alerte', objetId: id, detail: { type } });
    return undefined;
  },
  restore: async ({ params, context }) => {
    const { id, type } = await findAlerte(context, params.id);
    await context.db
      .deleteFrom('alerte_suppression')
      .where('alerte_id', '=', id)
      .where('personne_id', '=', context.caller.personneId)
      .execute();
    await context.audit({ action: 'alerte-remise', objetType: 'alerte', objetId: id, detail: { type } });
    return undefined;
  },
};
