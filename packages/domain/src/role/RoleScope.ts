/** The objects that a capability covers: all, those of the role's entite, caisse or dispositifs, those assigned or delegated to it, or none. */
export type RoleScope = 'all' | 'entite' | 'caisse' | 'dispositif' | 'assigned' | 'delegation' | 'none';
