import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { roleHome } from '@habilis/api/page/paths';
import { can } from '@habilis/domain/role/can';
import { ROLE_TYPES, type RoleType } from '@habilis/domain/role/RoleType';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { screensOf } from '../screens.ts';
import { entriesOf, hasSessionTasks, helpNavigationOf, navigationOf } from './navigation.ts';

const t = createTexts({});
const menuOf = (type: RoleType, pathname = '', counts: { taches?: number; alertes?: number } = {}) =>
  entriesOf(exampleRole({ type }), pathname, { taches: counts.taches, alertes: counts.alertes }, t);
/** The addresses of a menu below the home of its role, in order. */
const pathsOf = (type: RoleType) =>
  menuOf(type).map(({ href }) => href.slice(roleHome(exampleRole({ type })).length + 1));

const EVERYBODY = 'echeances alertes messages statistiques actualites';
const NETWORK = 'taches demandes habilitations sessions';
const ADMINISTRATION = 'demandes habilitations sessions certificats entites dispositifs modeles-certificat';
/** After the home, which is everybody's; a page that is not named here is held by the right that its screen needs. */
const MENUS: Readonly<Record<RoleType, string>> = {
  DM: `sessions-a-faire demandes habilitations sessions certificats demandes-administratives/217 entites/1 ${EVERYBODY}`,
  G: `sessions-a-faire demandes habilitations sessions certificats demandes-administratives/nouvelle entites/1 utilisateurs applications webhooks ${EVERYBODY}`,
  DL: `sessions-a-faire habilitations sessions certificats ${EVERYBODY}`,
  F: `sessions-a-faire sessions certificats applications ${EVERYBODY}`,
  I: `${NETWORK} certificats entites dispositifs ${EVERYBODY}`,
  RC: `${NETWORK} certificats entites dispositifs utilisateurs journal ${EVERYBODY}`,
  R: `${NETWORK} certificats entites dispositifs commission ${EVERYBODY}`,
  E: `${NETWORK} entites dispositifs ${EVERYBODY}`,
  RD: `${NETWORK} certificats entites dispositifs modeles-certificat ${EVERYBODY}`,
  CNH: `${NETWORK} certificats entites dispositifs commission ${EVERYBODY}`,
  ADM: `${ADMINISTRATION} cles-certificat reglages exploitation commission utilisateurs applications webhooks assistance/messages journal ${EVERYBODY} en-tant-que`,
  S: `${ADMINISTRATION} exploitation commission utilisateurs assistance/messages ${EVERYBODY} en-tant-que`,
};

const HELP = ['assistance/faqs/liste', 'assistance/manuels'];
const STUDIED = new Set(['', ...Object.values(MENUS).flatMap((paths) => paths.split(' ')), ...HELP]);
const studied = (paths: readonly string[]): string[] => paths.filter((path) => STUDIED.has(path));

test.each(ROLE_TYPES)('the menu of %s, in its order', (type) => {
  expect(studied(pathsOf(type))).toEqual(['', ...MENUS[type].split(' ')]);
});

/** A menu of more entries is in groups. */
const MOST_UNGROUPED = 16;
const GROUPS: Readonly<Partial<Record<RoleType, Readonly<Record<string, string>>>>> = {
  ADM: {
    '': '',
    dossiers: 'demandes habilitations sessions certificats commission',
    referentiel: 'dispositifs modeles-certificat cles-certificat reglages exploitation',
    personnes: 'entites utilisateurs applications webhooks en-tant-que',
    assistance: 'assistance/messages assistance/faqs/liste assistance/manuels',
    suivi: `journal ${EVERYBODY}`,
  },
  S: {
    '': '',
    dossiers: 'demandes habilitations sessions certificats commission',
    referentiel: 'dispositifs modeles-certificat exploitation',
    personnes: 'entites utilisateurs en-tant-que',
    assistance: 'assistance/messages assistance/faqs/liste assistance/manuels',
    suivi: EVERYBODY,
  },
};

test.each(ROLE_TYPES)('[R870] the long menu of %s is in groups, a short one is not', (type) => {
  const role = exampleRole({ type });
  const { items, groups, helpItems } = navigationOf(role, '', { taches: undefined, alertes: undefined }, t);
  const isLong = pathsOf(type).length > MOST_UNGROUPED;
  expect([groups.length > 0, helpItems.length === 0]).toEqual([isLong, isLong]);
  const below = (entries: typeof items) => entries.map(({ href }) => href.slice(roleHome(role).length + 1));
  const all = [...items, ...groups.flatMap((group) => group.items), ...helpItems];
  const help = helpNavigationOf(role, '', t);
  expect(below(all).toSorted()).toEqual([...pathsOf(type), ...below(help)].toSorted());
  if (GROUPS[type] === undefined) return;
  const grouped = groups.map(({ id, items: entries }) => [id, studied(below(entries)).join(' ')]);
  expect({ '': studied(below(items)).join(' '), ...Object.fromEntries(grouped) }).toEqual(GROUPS[type]);
});

test('[R870] who answers the messages to the support is not led to write one', () => {
  const writers = ROLE_TYPES.filter((type) => helpNavigationOf(exampleRole({ type }), '', t).length === 3);
  expect(writers).toEqual(ROLE_TYPES.filter((type) => type !== 'ADM' && type !== 'S'));
});

/** Whether the screen of a path exists for a role. */
const opens = (type: RoleType, path: string): boolean =>
  screensOf('role').some(([pattern, , , whose]) => {
    const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
    if (!new RegExp(`^${parts.join('/')}$`).test(path)) return false;
    const needed = whose?.capability;
    return needed === undefined || [needed].flat().some((one) => can(type, one));
  });

test.each(ROLE_TYPES)('each entry of %s leads to a screen that it may open, and to one of its own', (type) => {
  const helped = helpNavigationOf(exampleRole({ type }), '', t).map(({ href }) => new URL(href, 'https://x').pathname);
  const home = roleHome(exampleRole({ type }));
  const paths = [...pathsOf(type).slice(1), ...helped.map((href) => href.slice(home.length + 1))];
  expect(paths.filter((path) => !opens(type, path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a page of a menu that needs a right is in the menu of each role that holds it; to those of no menu another page leads', () => {
  const listed = (path: string) => ROLE_TYPES.filter((type) => pathsOf(type).includes(path));
  const rows = screensOf('role').filter(([path]) => !/[:/]/.test(path));
  const guarded = rows.flatMap(([path, , , whose]) => (whose?.capability === undefined ? [] : [path]));
  const shown = guarded.filter((path) => listed(path).length > 0);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.map((path) => [path, listed(path)])).toEqual(
    shown.map((path) => [path, ROLE_TYPES.filter((type) => opens(type, path))]),
  );
  const elsewhere = rows.map(([path]) => path).filter((path) => listed(path).length === 0);
  expect(elsewhere.toSorted()).toEqual(['notifications', 'types-message']);
});

test.each(ROLE_TYPES)('on every page that %s reaches from its menu, one entry is where one is', (type) => {
  for (const { href } of menuOf(type)) {
    expect(
      menuOf(type, href)
        .filter(({ isCurrent }) => isCurrent)
        .map((one) => one.href),
    ).toEqual([href]);
  }
});

test('a page below an entry is of that entry, and one whose name begins alike is not', () => {
  const currentOf = (type: RoleType, path: string) =>
    menuOf(type, `${roleHome(exampleRole({ type }))}/${path}`).flatMap(({ href, isCurrent }) =>
      isCurrent ? [href] : [],
    );
  expect(currentOf('G', 'sessions/4817/stagiaires')).toEqual(['/G/13/sessions']);
  expect(currentOf('G', 'sessions-a-faire')).toEqual(['/G/13/sessions-a-faire']);
  expect(currentOf('ADM', 'alertes/de-tous')).toEqual(['/ADM/21/alertes']);
});

test('what waits is counted at the tasks, the messages to the support and the alerts', () => {
  const counted = (type: RoleType) =>
    menuOf(type, '', { taches: 7, alertes: 3 }).flatMap(({ href, count }) =>
      count === undefined ? [] : [`${href.split('/').slice(3).join('/')} ${count}`],
    );
  expect(counted('I')).toEqual(['taches 7', 'alertes 3']);
  expect(counted('F')).toEqual(['sessions-a-faire 7', 'alertes 3']);
  expect(counted('S')).toEqual(['assistance/messages 7', 'alertes 3']);
  expect(ROLE_TYPES.filter((type) => hasSessionTasks(exampleRole({ type })))).toEqual(['DM', 'G', 'DL', 'F']);
});
