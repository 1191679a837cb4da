import type { Capability } from '@habilis/domain/role/capability';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

type Builder = ExpressionBuilder<Database, 'certificat'>;
type Condition = ExpressionWrapper<Database, 'certificat', SqlBool>;

/** The condition that a capability of the caller reaches a certificat (domain, C.10): the same as for its session. */
export function certificatInScope({ db, caller }: Pick<RoleContext, 'db' | 'caller'>, capability: Capability) {
  const { role, personneId } = caller;
  const scope = scopeOf(role.type, capability);
  return (eb: Builder): Condition => {
    switch (scope) {
      case 'all':
        return eb.and([eb.lit(true)]);
      case 'entite':
        return eb.and([eb('certificat.entite_id', '=', role.entiteId ?? 0)]);
      case 'caisse':
        return eb.and([eb('certificat.caisse_id', '=', role.mrpId ?? 0)]);
      case 'dispositif':
        // As an array, so that the index is looked up per niveau; a join would read all certificats.
        return eb.and([sql<boolean>`certificat.dispositif_niveau_id = any(array(${niveauxOfRole(db, role.id)}))`]);
      case 'delegation':
        return eb.and([
          eb('certificat.habilitation_id', 'in', (from) =>
            from
              .selectFrom('delegation')
              .select('delegation.habilitation_id')
              .where('delegation.role_id', '=', role.id)
              .where('delegation.fin_le', 'is', null),
          ),
        ]);
      case 'assigned':
        return eb.and([eb('certificat.formateur_id', '=', personneId)]);
      case 'none':
        return eb.and([eb.lit(false)]);
    }
  };
}
