import type { Address } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';

const search = (asked: Readonly<Record<string, string>>): string => new URLSearchParams(asked).toString();

/** The sessions of a habilitation in their list, narrowed as its figures count them (H860). */
export const sessionsPath = (
  role: Role,
  id: number,
  asked: {
    readonly vue: 'toutes' | 'cloturees';
    readonly du?: string;
    readonly au?: string;
    readonly animateur?: string;
  },
): Address => `${rolePath(role, 'sessions')}?${search({ habilitation: String(id), ...asked })}` as Address;

/** The certificats of a habilitation in their list, narrowed as its figures count them (H860). */
export const certificatsPath = (
  role: Role,
  id: number,
  asked: { readonly vue: 'tous' | 'en-vigueur' | 'a-renouveler'; readonly du?: string; readonly au?: string },
): Address => `${rolePath(role, 'certificats')}?${search({ habilitation: String(id), ...asked })}` as Address;

/** Where a session is opened under a habilitation. */
export const nouvelleSessionPath = (role: Role, id: number): Address =>
  `${rolePath(role, 'nouvelleSession')}?${search({ habilitation: String(id) })}` as Address;
