import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import type { RoleScope } from '@habilis/domain/role/RoleScope';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { Capability } from '@habilis/domain/role/capability';
import { type Access, type Endpoint, impersonationModeOf } from '../endpoint.ts';

const SCOPES: Readonly<Record<Exclude<RoleScope, 'none'>, string>> = {
  all: 'partout',
  entite: 'pour son entité',
  caisse: 'pour sa caisse',
  dispositif: 'pour ses dispositifs',
  assigned: 'pour ce qui lui est confié',
  delegation: 'pour les habilitations déléguées',
};

/** The roles with a capability, grouped by the objects that it covers. */
function holders(capability: Capability): string {
  const parts = Object.entries(SCOPES).flatMap(([scope, words]) => {
    const roles = ROLE_TYPES.filter((role) => scopeOf(role, capability) === scope);
    return roles.length === 0 ? [] : [`${roles.join(', ')} ${words}`];
  });
  return `${capability} : ${parts.join(' ; ')}`;
}

function whoOf(access: Access): string {
  switch (access.kind) {
    case 'guest':
      return 'Sans se connecter.';
    case 'signed-in':
      return 'Toute personne connectée.';
    case 'capability':
      return `Sous un rôle qui a une de ces capacités. ${access.anyOf.map((one) => `${holders(one)}.`).join(' ')}`;
  }
}

/** Who may make a call, in a sentence or two (rules/rights#matrix; rules/rights#acting). */
export const accessSentence = (endpoint: Endpoint): string =>
  impersonationModeOf(endpoint) === 'refused'
    ? `${whoOf(endpoint.access)} Jamais au nom d’une autre personne.`
    : whoOf(endpoint.access);
