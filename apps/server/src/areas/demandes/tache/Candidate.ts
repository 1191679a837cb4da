import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Agent } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';

/** Somebody to whom a task may be given, with the role under which they would have it. */
export type Candidate = Agent & { readonly roleType: RoleType };
