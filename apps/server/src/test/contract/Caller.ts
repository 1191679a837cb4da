import type { CallerRole } from '../../platform/Handler.ts';

/** How a caller of the matrix is known to the server. */
export type Standing = 'role' | 'invite' | 'revoque' | 'sans-role' | 'role-d-autrui';

/** Who makes a call of the matrix; `role` is the one that they really hold and send, null without one. */
export type Caller = {
  readonly nom: string;
  readonly standing: Standing;
  readonly habilisId: string | null;
  readonly personneId: number | null;
  readonly role: CallerRole | null;
  /** One of their roles demands a second factor, and they have none. */
  readonly lacksSecondFactor?: true;
  /** The schemes that they manage, the levels that they examine. */
  readonly codes?: readonly string[];
  readonly token?: string;
  /** What is sent as `Role-Id`. */
  readonly roleId?: number;
};
