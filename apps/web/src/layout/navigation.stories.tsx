import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { roleHome } from '@habilis/api/page/paths';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../screenStory.tsx';
import { navigationOf } from './navigation.ts';

/** Le menu de chaque rôle : ses entrées, dans leur ordre, ce qui attend, et où l’on est. */
const meta = { ...screenStory, title: 'Écrans/Menus', args: { path: '/I/18/alertes' } };
export default meta;

const EVERYBODY = ['Échéances', 'Alertes', 'Messages', 'Statistiques', 'Actualités'];
const HELP = ['Questions fréquentes', 'Manuels', 'Écrire à l’assistance'];

/** The addresses of a role's menu, in the order in which they are shown. */
function hrefsOf(role: ReturnType<typeof exampleRole>, path: string): string[] {
  const { items, groups, helpItems } = navigationOf(
    role,
    path,
    { taches: undefined, alertes: undefined },
    createTexts({}),
  );
  return [...items, ...groups.flatMap((group) => group.items), ...helpItems].map(({ href }) => href);
}

/** The menu of a role, seen from its alerts: all that `navigation.ts` gives it, in its order, and these words among it. */
function menuOf(
  type: RoleType,
  labels: readonly string[],
  last: readonly string[] = [...EVERYBODY, ...HELP],
): ScreenStory {
  const role = exampleRole({ type });
  const path = `${roleHome(role)}/alertes`;
  return {
    args: { path },
    parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [role] }) }) },
    globals: { viewport: { value: 'w1280' } },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Alertes' });
      const menu = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
      const links = menu.getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefsOf(role, path));
      const shown = links.map(({ firstElementChild: icon }) => icon?.nextElementSibling?.textContent);
      const words = ['Accueil', ...labels, ...last];
      // With an entry that is not named here a menu may be in groups: the words then stand in another order.
      await expect(shown).toEqual(shown.length === words.length ? words : expect.arrayContaining(words));
      await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(/^Alertes/);
    },
  };
}

const ENTITE = ['Habilitations', 'Sessions', 'Certificats'];
const NETWORK = ['Mes tâches', 'Demandes', 'Habilitations', 'Sessions'];
export const Demandeur = menuOf('DM', ['Mes tâches', 'Mes demandes', ...ENTITE, 'Dossier administratif', 'Mon entité']);

export const Gestionnaire = menuOf('G', [
  'Mes tâches',
  'Mes demandes',
  ...ENTITE,
  'Dossier administratif',
  'Mon entité',
  'Utilisateurs',
  'Applications',
  'Webhooks',
]);

export const Delegataire = menuOf('DL', ['Mes tâches', ...ENTITE]);

export const Formateur = menuOf('F', ['Mes tâches', 'Sessions', 'Certificats', 'Applications']);

export const Instructeur = menuOf('I', [...NETWORK, 'Certificats', 'Entités', 'Dispositifs']);

export const ResponsableCaisse = menuOf('RC', [
  ...NETWORK,
  'Certificats',
  'Entités',
  'Dispositifs',
  'Utilisateurs',
  'Journal',
]);

export const Repartiteur = menuOf('R', [...NETWORK, 'Certificats', 'Entités', 'Dispositifs', 'Commission']);

export const Expert = menuOf('E', [...NETWORK, 'Entités', 'Dispositifs']);

export const ResponsableDispositif = menuOf('RD', [
  ...NETWORK,
  'Certificats',
  'Entités',
  'Dispositifs',
  'Modèles de certificat',
]);

export const Commission = menuOf('CNH', [...NETWORK, 'Certificats', 'Entités', 'Dispositifs', 'Commission']);

const FILES = ['Demandes', 'Habilitations', 'Sessions', 'Certificats', 'Commission'];
const PEOPLE = ['Entités', 'Utilisateurs'];
const ACTING = 'Agir en tant que';
const DESK = ['Messages à l’assistance', 'Questions fréquentes', 'Manuels'];

export const Administrateur = menuOf(
  'ADM',
  [
    ...FILES,
    'Dispositifs',
    'Modèles de certificat',
    'Clés des certificats',
    'Réglages',
    'Exploitation',
    ...PEOPLE,
    'Applications',
    'Webhooks',
    ACTING,
    ...DESK,
    'Journal',
  ],
  EVERYBODY,
);

export const Support = menuOf(
  'S',
  [...FILES, 'Dispositifs', 'Modèles de certificat', 'Exploitation', ...PEOPLE, ACTING, ...DESK],
  EVERYBODY,
);

/** [R870] Un long menu est en groupes : ceux qu’on replie le restent d’une page à l’autre. */
export const FoldedGroups: ScreenStory = {
  ...Administrateur,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Alertes' });
    const menu = within(canvas.getByRole('navigation', { name: 'Navigation principale' }));
    await userEvent.click(menu.getByRole('button', { name: 'Dossiers' }));
    await userEvent.click(menu.getByRole('button', { name: 'Suivi' }));
    await expect(menu.queryByRole('link', { name: 'Demandes' })).toBeNull();
    await expect(menu.queryByRole('link', { name: 'Échéances' })).toBeNull();
    // Where one is stays in sight.
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(/^Alertes/);
    await userEvent.click(menu.getByRole('link', { name: 'Entités' }));
    await canvas.findByRole('heading', { level: 1, name: 'Entités' });
    await expect(menu.getByRole('button', { name: /^Dossiers/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.queryByRole('link', { name: /^Alertes/ })).toBeNull();
  },
};
