import { can } from '../role/can.ts';
import type { Capability } from '../role/capability.ts';
import type { RoleType } from '../role/RoleType.ts';

/** The capabilities that an application can be given: those that the calls open to machines want (decision 0252). */
export const PORTEES_APPLICATION = [
  'read-entites',
  'read-habilitations',
  'read-sessions',
  'manage-sessions',
  'manage-network-sessions',
  'enter-resultats',
  'finish-sessions',
  'read-certificats',
  'export-certificats',
  'issue-certificats',
] as const satisfies readonly Capability[];

/** A scope of an application: a capability of the matrix of rights. */
export type PorteeApplication = (typeof PORTEES_APPLICATION)[number];

/** What an application can be given under a role (AP1). */
export const porteesPossibles = (role: RoleType): readonly PorteeApplication[] =>
  PORTEES_APPLICATION.filter((portee) => can(role, portee));
