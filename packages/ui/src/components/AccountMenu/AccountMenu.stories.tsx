import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

/**
 * Qui est connecté, et ce qu’il peut faire de son compte. Une seule fois, à droite de l’en-tête (`AppShell`). Pour changer de
 * rôle : `RoleSwitch`. Le nom disparaît sous 64rem, les initiales restent ; le clavier est celui de `Menu`.
 */
const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Luc Fontaine',
    initials: 'LF',
    label: 'Compte de Luc Fontaine',
    items: [
      { id: 'profil', label: 'Mon profil', href: '#profil' },
      { id: 'deconnexion', label: 'Se déconnecter' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Luc Fontaine')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compte de Luc Fontaine' }));
    await expect(await screen.findByRole('menuitem', { name: 'Mon profil' })).toHaveAttribute('href', '#profil');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Se déconnecter' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('deconnexion');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    name: 'Marie-Bérengère d’Argentré de la Villeguérin',
    initials: 'MA',
    label: 'Compte de Marie-Bérengère d’Argentré de la Villeguérin',
  },
};

/** Les initiales seules ; le nom du bouton garde celui de la personne. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Luc Fontaine')).not.toBeVisible();
    await expect(canvas.getByText('LF')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Compte de Luc Fontaine');
  },
};
