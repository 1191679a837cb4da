import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** Qui est connecté, et ce qu’il peut faire de son compte. */
const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  parameters: {
    guide: {
      use: ['Une seule fois, à droite de l’en-tête.'],
      avoid: [
        { when: 'Changer de rôle.', instead: 'RoleSwitch' },
        { when: 'Des actions sur la page.', instead: 'Menu' },
      ],
      anatomy: [
        ['Initiales', 'Restent seules sous 64rem.'],
        ['Nom', 'Se coupe s’il est long ; toujours entier pour qui écoute.'],
        ['Choix', 'Profil, préférences, déconnexion en dernier.'],
      ],
      keyboard: [
        ['Entrée, Espace, Flèche bas', 'Ouvre.'],
        ['Flèche haut, Flèche bas', 'Va d’un choix à l’autre.'],
        ['Échap', 'Ferme et rend le focus.'],
      ],
      doDont: [{ do: 'Se déconnecter en dernier.', dont: 'Le cacher dans le profil.' }],
    } satisfies ComponentGuide,
  },
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
  play: async ({ canvas }) => {
    const name = canvas.getByText('Marie-Bérengère d’Argentré de la Villeguérin');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Compte de Marie-Bérengère d’Argentré de la Villeguérin',
    );
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
