import { demande } from '@habilis/api/demande/endpoints';
import { echeance } from '@habilis/api/echeance/endpoints';
import { PATHS, roleHome } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Account } from '@habilis/api/session/Account';
import { bureauSupport } from '@habilis/api/support/bureau';
import { waitsByDay } from '@habilis/domain/echeance/waitsByDay';
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
import { useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useAlerteCount } from '../alerte/alerteCount.ts';
import { HeaderSearch } from '../recherche/HeaderSearch.tsx';
import { openActingAtom } from '../session/acting.ts';
import { addRoleDm } from '../session/addRoleDm.ts';
import { call } from '../session/call.ts';
import { signOut } from '../session/signOut.ts';
import { stopActing } from '../session/stopActing.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { InAreaContext } from './MessagePage.tsx';
import { hasSessionTasks, navigationOf } from './navigation.ts';
import { PendingPage } from './PendingPage.tsx';
import { searchPages } from './searchPages.ts';
import { bannerAtom } from './bannerAtom.ts';
import { useFoldedGroups } from './useFoldedGroups.ts';

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

/** The call that counts what waits for a role, null where nothing does. */
const taskCountOf = (role: Role) => {
  if (isMrp(role.type)) return demande.todoListCount;
  if (can(role.type, 'answer-support')) return bureauSupport.compteurs;
  if (waitsByDay(role.type)) return echeance.aVous;
  return hasSessionTasks(role) ? sessionCertification.todoListCount : null;
};

/** The number of tasks of a role, undefined before its first count. */
function useTaskCount(role: Role, locationKey: string, isRead: boolean): number | undefined {
  const [counted, setCounted] = useState<{ readonly roleId: number; readonly total: number }>();
  const { id: roleId } = role;
  const count = taskCountOf(role);
  useEffect(() => {
    if (count === null || !isRead) return;
    call(count, {}, { background: true, roleId }).then(
      ({ total }) => setCounted({ roleId, total }),
      () => undefined,
    );
  }, [count, roleId, isRead, locationKey]);
  return count !== null && counted?.roleId === roleId ? counted.total : undefined;
}

type Props = {
  readonly role: Role;
  readonly account: Pick<Account, 'prenom' | 'nom' | 'roles'>;
  readonly children: ReactNode;
};

/** The menu of who is signed in: their account, their notifications, the way out. */
function Compte({ role, account, isActing }: Pick<Props, 'role' | 'account'> & { isActing: boolean }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const act = async (id: string) => {
    if (id === 'deconnexion') await signOut();
    if (id === 'quitter') await stopActing().catch(() => undefined);
    if (id !== 'ajout-dm') return;
    const path = await addRoleDm();
    if (path !== null) await navigate(path);
  };
  const name = `${account.prenom} ${account.nom}`;
  return (
    <AccountMenu
      name={name}
      initials={`${account.prenom.charAt(0)}${account.nom.charAt(0)}`}
      label={t('compte.menu', { nom: name })}
      items={[
        // Only the person themselves opens their account: who acts in their name must stop first.
        ...(isActing ? [] : [{ id: 'compte', label: t('compte.titre'), href: PATHS.compte }]),
        { id: 'notifications', label: t('compte.notifications.titre'), href: rolePath(role, 'notifications') },
        ...(can(role.type, 'add-role-dm') ? [{ id: 'ajout-dm', label: t('roles.ajout-demandeur.menu') }] : []),
        isActing
          ? { id: 'quitter', label: t('admin.en-tant-que.revenir') }
          : { id: 'deconnexion', label: t('compte.se-deconnecter') },
      ]}
      onAction={(id) => void act(id)}
    />
  );
}

/** The frame of a role's pages, and of those of one's account: header with search and counts, navigation, page. Its calls name its role: around one's account no role's area is open. */
export function RoleShell({ role, account, children }: Props): ReactNode {
  const t = useText();
  const location = useLocation();
  const isActing = useAtomValue(openActingAtom) !== null;
  const banner = useAtomValue(bannerAtom);
  const fold = useFoldedGroups(role);
  // Counted again at each navigation and each time the page is read again, as an action does.
  const isRead = useRevalidator().state === 'idle';
  const taches = useTaskCount(role, location.key, isRead);
  const alertes = useAlerteCount(role, location.key, isRead);
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
          <Compte role={role} account={account} isActing={isActing} />
        </>
      }
      navigation={
        <SideNavigation
          label={t('menu.principal')}
          {...navigationOf(role, location.pathname, { taches, alertes }, t)}
          {...fold}
        />
      }
      footer={<LegalLinks />}
      banner={banner}
    >
      <InAreaContext value={true}>
        <PendingPage>{children}</PendingPage>
      </InAreaContext>
    </AppShell>
  );
}
