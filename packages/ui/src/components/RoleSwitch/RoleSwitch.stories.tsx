import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { RoleSwitch } from './RoleSwitch.tsx';

/**
 * Le rôle sous lequel on travaille, toujours visible à gauche de l’en-tête. Avec plusieurs rôles c’est un menu de liens ; avec un
 * seul, de simples mots. Pour son compte : `AccountMenu`.
 */
const meta = {
  title: 'Navigation/RoleSwitch',
  component: RoleSwitch,
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

/** L’entité se coupe, le rôle jamais. */
export const LongWords: Story = {
  args: {
    roleLabel: 'Gestionnaire du dispositif',
    entityLabel: 'Fédération interdépartementale des centres d’apprentissage de l’Est',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const entity = canvas.getByText(/^Fédération/);
    await expect(entity.scrollWidth).toBeGreaterThan(entity.clientWidth);
    const role = canvas.getByText('Gestionnaire du dispositif');
    await expect(role.scrollWidth).toBeLessThanOrEqual(role.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
