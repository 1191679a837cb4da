import type { CallerRole } from '../../platform/Handler.ts';

/** The state of a caller's session and role in the matrix. */
export type Standing = 'role' | 'invite' | 'revoque' | 'sans-role' | 'role-d-autrui';

/** A caller of the matrix; `role` is the role held and sent, null without one. */
export type Caller = {
  readonly nom: string;
  readonly standing: Standing;
  readonly habilisId: string | null;
  readonly personneId: number | null;
  readonly role: CallerRole | null;
  /** One of their roles requires a second factor that they do not have. */
  readonly lacksSecondFactor?: true;
  /** Codes of the dispositifs they manage or the niveaux they examine. */
  readonly codes?: readonly string[];
  readonly token?: string;
  /** Sent as `Role-Id`. */
  readonly roleId?: number;
};
