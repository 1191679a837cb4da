import type { Capability } from '@habilis/domain/role/capability';
import type { RoleContext } from '../../../platform/Handler.ts';
import { reaches } from '../../habilitations/habilitation/reaches.ts';

/** The condition that a capability of the caller reaches a certificat (rules/rights#scopes): the same as for its session. */
export const certificatInScope = (context: Pick<RoleContext, 'db' | 'caller'>, capability: Capability) =>
  reaches(context, capability, 'certificat');
