import type { AccountContext } from '../../../platform/Handler.ts';
import type { ReaderRole } from '../role/readerRoles.ts';

/** The alerts that reach some roles of the caller, dismissed ones included. */
export function alertesFor(context: AccountContext, roles: readonly ReaderRole[]) {
  const { personneId } = context.caller;
  return context.db
    .selectFrom('alerte')
    .where((eb) =>
      eb.or(
        roles.map(({ type, entiteId, mrpId }) =>
          eb.and([
            eb('alerte.role_type', '=', type),
            eb.or([eb('alerte.personne_id', 'is', null), eb('alerte.personne_id', '=', personneId)]),
            eb.or([
              eb('alerte.entite_id', 'is', null),
              ...(entiteId === null ? [] : [eb('alerte.entite_id', '=', entiteId)]),
            ]),
            eb.or([eb('alerte.mrp_id', 'is', null), ...(mrpId === null ? [] : [eb('alerte.mrp_id', '=', mrpId)])]),
          ]),
        ),
      ),
    );
}

/** The same alerts, without those whose last emission the caller has dismissed. */
export function standingAlertes(context: AccountContext, roles: readonly ReaderRole[]) {
  const { personneId } = context.caller;
  return alertesFor(context, roles).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('alerte_suppression')
          .select('alerte_suppression.alerte_id')
          .whereRef('alerte_suppression.alerte_id', '=', 'alerte.id')
          .whereRef('alerte_suppression.date_emission', '=', 'alerte.date_emission')
          .where('alerte_suppression.personne_id', '=', personneId),
      ),
    ),
  );
}
