import { impersonation } from '@habilis/api/impersonation/endpoints';
import { mayLeave } from './mayLeave.ts';
import { call } from './call.ts';

/** Stops acting as another person and loads the app anew in one's own name, once nothing typed would be lost against one's wish (R31). */
export async function stopActing(): Promise<void> {
  if (!(await mayLeave())) return;
  await call(impersonation.end, {});
  location.assign('/');
}
