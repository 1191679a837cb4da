import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { RoleSwitch } from './RoleSwitch.tsx';

/** Le rôle sous lequel on travaille, toujours visible dans l’en-tête. */
const meta = {
  title: 'Navigation/RoleSwitch',
  component: RoleSwitch,
  parameters: {
    guide: {
      use: ['Savoir pour qui l’on agit, et passer d’un rôle à l’autre.'],
      avoid: [
        { when: 'Ce qui touche au compte.', instead: 'AccountMenu' },
        { when: 'Choisir son rôle en arrivant.', instead: 'DoorList' },
      ],
      anatomy: [
        ['Rôle', 'Jamais coupé.'],
        ['Entité ou caisse', 'Se coupe si elle est longue ; entière dans la liste et pour qui écoute.'],
        ['Liste', 'Des liens, le rôle en cours coché ; elle défile quand ils sont nombreux.'],
      ],
      keyboard: [
        ['Entrée, Espace, Flèche bas', 'Ouvre la liste.'],
        ['Flèche haut, Flèche bas', 'Va d’un rôle à l’autre.'],
        ['Échap', 'Ferme et rend le focus.'],
      ],
      doDont: [{ do: 'Avec un seul rôle, de simples mots.', dont: 'Un bouton qui n’ouvre rien.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Changer de rôle',
    roleLabel: 'Instructeur',
    entityLabel: 'Carsat Nord-Est',
    roles: [
      { id: '1', href: '#instructeur', label: 'Instructeur', description: 'Carsat Nord-Est', isCurrent: true },
      { id: '2', href: '#expert', label: 'Expert', description: 'Cramif', isCurrent: false },
    ],
  },
} satisfies Meta<typeof RoleSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Changer de rôle (Instructeur, Carsat Nord-Est)' });
    await userEvent.click(trigger);
    const current = await screen.findByRole('menuitem', { name: /^Instructeur/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(screen.getByRole('menuitem', { name: /^Expert/ })).toHaveAttribute('href', '#expert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Rien à changer : pas de bouton. */
export const SingleRole: Story = {
  args: {
    roles: [{ id: '1', href: '#instructeur', label: 'Instructeur', description: 'Carsat Nord-Est', isCurrent: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carsat Nord-Est')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Douze rôles : la liste défile, et rien ne dépasse. */
export const ManyRoles: Story = {
  args: {
    roles: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      href: `#role-${index}`,
      label: ['Gestionnaire', 'Expert', 'Responsable de la caisse'][index % 3] ?? '',
      description: `Fédération interdépartementale des centres d’apprentissage et de prévention n° ${index + 1}`,
      isCurrent: index === 4,
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(screen.getAllByRole('menuitem')).toHaveLength(12);
    const popover = menu.parentElement;
    await waitFor(() => expect(popover?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(popover?.scrollWidth).toBeLessThanOrEqual(popover?.clientWidth ?? 0);
    await expect(popover?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{End}');
    const last = screen.getAllByRole('menuitem').at(-1);
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** L’entité se coupe, le rôle jamais. */
export const LongWords: Story = {
  args: {
    roleLabel: 'Gestionnaire du dispositif',
    entityLabel: 'Fédération interdépartementale des centres d’apprentissage de l’Est',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const entite = canvas.getByText(/^Fédération/);
    await expect(entite.scrollWidth).toBeGreaterThan(entite.clientWidth);
    const role = canvas.getByText('Gestionnaire du dispositif');
    await expect(role.scrollWidth).toBeLessThanOrEqual(role.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
