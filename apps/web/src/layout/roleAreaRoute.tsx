import { rolePath } from '@habilis/api/page/rolePaths';
import { demande } from '@habilis/api/demande/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { isMrp } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { data, type MiddlewareFunction, Outlet, useLocation, useRevalidator } from 'react-router';
import type { Role } from '@habilis/api/role/Role';
import { openActingAtom, pathInApp } from '../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../session/atoms.ts';
import { call } from '../session/call.ts';
import { PreferencesDialog } from '../session/PreferencesDialog.tsx';
import { keepLastRole } from '../session/lastRole.ts';
import { roleGuard } from '../session/roleGuard.ts';
import { HeaderSearch } from '../recherche/HeaderSearch.tsx';
import { useAlerteCount } from '../alerte/alerteCount.ts';
import { isRoleArea, isRoleAreaPath } from './roleArea.ts';
import { hasSessionTasks } from './navigation.ts';
import { RoleShell } from './RoleShell.tsx';
import { searchPages } from './searchPages.ts';
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

/** The number of tasks of a role, undefined before its first count; recounted at each navigation and each time the page is read again, as an action does. */
function useTaskCount(role: Role | null, key: string, isRead: boolean): number | undefined {
  const [counted, setCounted] = useState<{ readonly roleId: number; readonly total: number }>();
  const roleId = role?.id;
  const count =
    role === null
      ? null
      : isMrp(role.type)
        ? demande.todoListCount
        : hasSessionTasks(role)
          ? sessionCertification.todoListCount
          : null;
  const hasTasks = count !== null;
  useEffect(() => {
    if (count === null || roleId === undefined || !isRead) return;
    call(count, {}, { background: true }).then(
      ({ total }) => setCounted({ roleId, total }),
      () => undefined,
    );
  }, [count, roleId, isRead, key]);
  return hasTasks && counted?.roleId === roleId ? counted?.total : undefined;
}

/** The area of one role: header, navigation, page. */
export function Component(): ReactNode {
  const t = useText();
  const location = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const isRead = useRevalidator().state === 'idle';
  const taches = useTaskCount(role, location.key, isRead);
  const alertes = useAlerteCount(role, location.key, isRead);
  const isActing = useAtomValue(openActingAtom) !== null;
  useEffect(readOverlaysAhead, []);
  useEffect(
    () => () => {
      // Leaving the area clears the role (specification, section 2), unless another area has set its own.
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
  const isAsked = !isActing && !role.notifSet && role.demandeAdministrative === null;
  return (
    <RoleShell
      role={role}
      account={account}
      counts={{ taches, alertes }}
      // Another role finds other things: it begins anew.
      search={<HeaderSearch key={role.id} role={role} pages={searchPages(role, isActing, t)} />}
    >
      {isAsked && location.pathname !== rolePath(role, 'notifications') && <PreferencesDialog role={role} />}
      <Outlet />
    </RoleShell>
  );
}
