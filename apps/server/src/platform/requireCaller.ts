import type { Caller, CallerRole, Context } from './Handler.ts';
import { refuse } from './Refusal.ts';

/** The signed-in caller; 401 for a guest. */
export function requireCaller(context: Context): Caller {
  if (context.caller === null) throw refuse.unauthorized();
  return context.caller;
}

/** The caller with the role under which the call is made; 403 `role.requis` without one. */
export function requireRole(context: Context): Caller & { readonly role: CallerRole } {
  const caller = requireCaller(context);
  if (caller.role === null) throw refuse.forbidden('role.requis');
  return { ...caller, role: caller.role };
}
