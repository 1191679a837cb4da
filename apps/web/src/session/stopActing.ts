import { impersonation } from '@habilis/api/impersonation/endpoints';
import { mayLeave } from './mayLeave.ts';
import { call } from './call.ts';

/** Ends the impersonation and reloads the app in one's own name, after asking about unsaved values (R31). */
export async function stopActing(): Promise<void> {
  if (!(await mayLeave())) return;
  await call(impersonation.end, {});
  location.assign('/');
}
