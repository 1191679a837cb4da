import { PATHS, roleHome } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { demande } from '@habilis/api/demande/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { can } from '@habilis/domain/role/can';
import { isMrp } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { AccountMenu } from '@habilis/ui/AccountMenu';
import { AppShell } from '@habilis/ui/AppShell';
import { IconLink } from '@habilis/ui/IconLink';
import { Link } from '@habilis/ui/Link';
import { RoleSwitch } from '@habilis/ui/RoleSwitch';
import { SideNavigation } from '@habilis/ui/SideNavigation';
import { Wordmark } from '@habilis/ui/Wordmark';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { data, type MiddlewareFunction, Outlet, useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Role } from '@habilis/api/role/Role';
import { openActingAtom, pathInApp } from '../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../session/atoms.ts';
import { addRoleDm } from '../session/addRoleDm.ts';
import { call } from '../session/call.ts';
import { PreferencesDialog } from '../session/PreferencesDialog.tsx';
import { roleGuard } from '../session/roleGuard.ts';
import { HeaderSearch } from '../recherche/HeaderSearch.tsx';
import { signOut } from '../session/signOut.ts';
import { stopActing } from '../session/stopActing.ts';
import { useAlerteCount } from '../alerte/alerteCount.ts';
import { LegalLinks } from './GuestPage.tsx';
import { InAreaContext } from './MessagePage.tsx';
import { isRoleArea, isRoleAreaPath } from './roleArea.ts';
import { hasSessionTasks, helpNavigationOf, navigationOf } from './navigation.ts';
import { PendingPage } from './PendingPage.tsx';
import { searchPages } from './searchPages.ts';
import { readOverlaysAhead } from './overlayChunks.ts';
import { refuseUnknownPath } from './refuseUnknownPath.ts';
import { useActingBanner } from './useActingBanner.ts';

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

function CurrentRole({ role, roles }: { role: Role; roles: readonly Role[] }): ReactNode {
  const t = useText();
  return (
    <RoleSwitch
      label={t('roles.choisir')}
      roleLabel={t(`roles.${role.type}`)}
      entityLabel={role.label}
      roles={roles.map((one) => ({
        id: String(one.id),
        href: roleHome(one),
        label: t(`roles.${one.type}`),
        description: one.label,
        isCurrent: one.id === role.id,
      }))}
    />
  );
}

/** The area of one role: header, navigation, page. */
export function Component(): ReactNode {
  const t = useText();
  const location = useLocation();
  const navigate = useNavigate();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const isRead = useRevalidator().state === 'idle';
  const taches = useTaskCount(role, location.key, isRead);
  const alertes = useAlerteCount(role, location.key, isRead);
  const isActing = useAtomValue(openActingAtom) !== null;
  const banner = useActingBanner();
  useEffect(readOverlaysAhead, []);
  useEffect(
    () => () => {
      // Leaving the area clears the role (specification, section 2), unless another area has set its own.
      if (!isRoleAreaPath(pathInApp(window.location.pathname))) getDefaultStore().set(currentRoleAtom, null);
    },
    [],
  );
  // Between sign-out and the sign-in page there is no account: show nothing.
  if (role === null || account === null) return null;
  const act = async (id: string) => {
    if (id === 'deconnexion') await signOut();
    if (id === 'quitter') await stopActing().catch(() => undefined);
    if (id !== 'ajout-dm') return;
    const path = await addRoleDm();
    if (path !== null) await navigate(path);
  };
  const name = `${account.prenom} ${account.nom}`;
  const notificationsPath = rolePath(role, 'notifications');
  // The notifications page asks for more than the dialog does.
  const isAsked = !isActing && !role.notifSet && role.demandeAdministrative === null;
  return (
    <AppShell
      locationKey={location.key}
      words={{
        skipLink: t('menu.contenu'),
        openMenu: t('menu.ouvrir'),
        closeMenu: t('menu.fermer'),
        navigation: t('menu.principal'),
      }}
      start={
        <Link href={roleHome(role)} isQuiet aria-label={t('menu.habilis-accueil')}>
          <Wordmark name="Habilis" />
        </Link>
      }
      role={<CurrentRole role={role} roles={account.roles} />}
      // Another role finds other things: it begins anew.
      search={<HeaderSearch key={role.id} role={role} pages={searchPages(role, isActing, t)} />}
      end={
        <>
          <IconLink
            href={rolePath(role, 'alertes')}
            icon={Bell}
            label={alertes === undefined ? t('alertes.titre') : t('alertes.cloche', { total: alertes })}
            count={alertes}
          />
          <AccountMenu
            name={name}
            initials={`${account.prenom.charAt(0)}${account.nom.charAt(0)}`}
            label={t('compte.menu', { nom: name })}
            items={[
              // Only the person themselves opens their account: who acts in their name must stop first.
              ...(isActing ? [] : [{ id: 'compte', label: t('compte.titre'), href: PATHS.compte }]),
              { id: 'notifications', label: t('compte.notifications.titre'), href: notificationsPath },
              ...(can(role.type, 'add-role-dm') ? [{ id: 'ajout-dm', label: t('roles.ajout-demandeur.menu') }] : []),
              isActing
                ? { id: 'quitter', label: t('admin.en-tant-que.revenir') }
                : { id: 'deconnexion', label: t('compte.se-deconnecter') },
            ]}
            onAction={(id) => void act(id)}
          />
        </>
      }
      navigation={
        <SideNavigation
          label={t('menu.principal')}
          items={navigationOf(role, location.pathname, { taches, alertes }, t)}
          helpItems={helpNavigationOf(role, location.pathname, t)}
        />
      }
      footer={<LegalLinks />}
      banner={banner}
    >
      {isAsked && location.pathname !== notificationsPath && <PreferencesDialog role={role} />}
      <InAreaContext value={true}>
        <PendingPage>
          <Outlet />
        </PendingPage>
      </InAreaContext>
    </AppShell>
  );
}
