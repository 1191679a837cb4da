import { rolePath } from '@habilis/api/page/rolePaths';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { data, type MiddlewareFunction, Outlet, useLocation } from 'react-router';
import { openActingAtom, pathInApp } from '../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../session/atoms.ts';
import { PreferencesDialog } from '../session/PreferencesDialog.tsx';
import { preferencesPutOffAtom } from '../session/preferencesPutOff.ts';
import { keepLastRole } from '../session/lastRole.ts';
import { roleGuard } from '../session/roleGuard.ts';
import { isRoleArea, isRoleAreaPath } from './roleArea.ts';
import { RoleShell } from './RoleShell.tsx';
import { readOverlaysAhead } from './overlayChunks.ts';
import { refuseUnknownPath } from './refuseUnknownPath.ts';

/** The guard runs before the area's loaders: no call is made under a role that one does not hold. */
export const middleware: MiddlewareFunction[] = [
  async ({ params, request }, next) => {
    if (!isRoleArea(params)) {
      await refuseUnknownPath(request);
      throw data(null, { status: 404 });
    }
    await roleGuard({ params, request });
    await next();
  },
];

/** Present so that the guard runs at each navigation in the area. */
export const loader = (): null => null;

/** The area of one role: header, navigation, page. */
export function Component(): ReactNode {
  const location = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const isActing = useAtomValue(openActingAtom) !== null;
  const putOff = useAtomValue(preferencesPutOffAtom);
  useEffect(readOverlaysAhead, []);
  useEffect(
    () => () => {
      // Leaving the area clears the role (R3), unless another area has set its own.
      if (!isRoleAreaPath(pathInApp(window.location.pathname))) getDefaultStore().set(currentRoleAtom, null);
    },
    [],
  );
  useEffect(() => {
    if (role !== null) keepLastRole(role.id);
  }, [role]);
  // Between sign-out and the sign-in page there is no account: show nothing.
  if (role === null || account === null) return null;
  // The notifications page asks for more than the dialog does.
  const isAsked =
    !isActing && !role.notifSet && role.demandeAdministrative === null && !putOff.includes(String(role.id));
  return (
    <RoleShell role={role} account={account}>
      {isAsked && location.pathname !== rolePath(role, 'notifications') && <PreferencesDialog role={role} />}
      <Outlet />
    </RoleShell>
  );
}
