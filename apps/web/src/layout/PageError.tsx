import { ProblemError } from '@habilis/api/client/errors';
import { roleHome } from '@habilis/api/page/paths';
import { type FixedRolePage, rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useLocation, useNavigate, useRouteError } from 'react-router';
import { readParcours } from '../demande/parcours/parcours.ts';
import { currentTexts } from '../messages/texts.ts';
import { addToast, SUCCESS_LIFE_MS, toastsAtom } from '../messages/toasts.ts';
import { currentRoleAtom } from '../session/atoms.ts';
import { RouteError } from './RouteError.tsx';

/** The object whose page was last shown whole, by the beginning of its address. */
let shown: string | null = null;

/** The role's area, the kind of the object and its id: its tabs are the same page. */
const objectOf = (pathname: string): string => pathname.split('/').slice(0, 5).join('/');

/** A page of a role that could be read: remembers that it stood here. */
export function Shown(): ReactNode {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = objectOf(pathname);
  }, [pathname]);
  return <Outlet />;
}

/** The list of each kind of object, by the beginning of its address below the role's. */
const LISTS: Readonly<Record<string, FixedRolePage>> = {
  'demandes-administratives': 'demandes',
  'demandes-habilitation': 'demandes',
  habilitations: 'habilitations',
  sessions: 'sessions',
  certificats: 'certificats',
  entites: 'entites',
  utilisateurs: 'utilisateurs',
};

/** An object's own page: its address goes on with its id. */
const ID = /^(\d+|[A-Z]{3}\d{5})$/;

/** The list from which an object was opened: for a demande the one that was gone through, else that of its kind; null for what is no object of a list. */
function listOf(role: Role, pathname: string): string | null {
  const [kind = '', id = ''] = pathname.slice(roleHome(role).length + 1).split('/');
  const list = LISTS[kind];
  if (list === undefined || !ID.test(id)) return null;
  if (list !== 'demandes') return rolePath(role, list);
  const kept = readParcours(role.id);
  if (kept !== null) return `${rolePath(role, kept.liste)}${kept.search}`;
  return rolePath(role, isDemandeur(role.type) ? 'demandes' : 'taches');
}

/** Says that the object is gone, unless what was just done says it. */
function tellGone(): void {
  const isSaid = getDefaultStore()
    .get(toastsAtom)
    .some(({ severity }) => severity === 'success');
  if (isSaid) return;
  const t = currentTexts();
  addToast({ severity: 'info', summary: t('erreurs.page.partie'), life: SUCCESS_LIFE_MS });
}

/** Leaves the page of an object that has just gone from the reader's scope, for the list it came from. */
function Gone({ list }: { list: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    tellGone();
    void navigate(list, { replace: true });
  }, [navigate, list]);
  return null;
}

/** What stands in place of a page of a role that cannot be read: why; one that stood here until something took its object out of scope gives way to its list. */
export function PageError(): ReactNode {
  const error = useRouteError();
  const role = useAtomValue(currentRoleAtom);
  const { pathname } = useLocation();
  const isGone = error instanceof ProblemError && error.status === 404 && shown === objectOf(pathname);
  const list = isGone && role !== null ? listOf(role, pathname) : null;
  return list === null ? <RouteError /> : <Gone list={list} />;
}
