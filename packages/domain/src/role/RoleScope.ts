/** Over which objects a role has a capability: all, those of its entity, of its fund, of its schemes, those given to it, those it is a delegate for, none. */
export type RoleScope = 'all' | 'entite' | 'caisse' | 'dispositif' | 'assigned' | 'delegation' | 'none';
