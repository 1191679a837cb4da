import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Menu } from './Menu.tsx';

/** Un bouton qui ouvre quelques choix. */
const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: {
    picture: { isPressed: true },
    guide: {
      use: ['Des actions secondaires, ou des vues dont une est en cours.'],
      avoid: [
        { when: 'L’action que tout le monde fait.', instead: 'Button' },
        { when: 'Une réponse à donner dans un formulaire.', instead: 'Select' },
        { when: 'Du texte à lire.', instead: 'Popover' },
      ],
      anatomy: [
        ['Bouton', 'Dit s’il est ouvert ; nu, ou comme les autres boutons d’une barre.'],
        ['Choix', 'Un libellé, et une ligne qui le précise.'],
        ['Coche', 'Le choix en cours, dit aussi.'],
      ],
      keyboard: [
        ['Entrée, Espace, Flèche bas', 'Ouvre.'],
        ['Flèche haut, Flèche bas', 'Va d’un choix à l’autre.'],
        ['Une lettre', 'Va au choix qui commence ainsi.'],
        ['Échap', 'Ferme et rend le focus au bouton.'],
      ],
      doDont: [{ do: 'Sept choix au plus.', dont: 'Une action rouge au milieu des autres.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Autres actions',
    trigger: 'Autres actions',
    items: [
      { id: 'affecter', label: 'Affecter à un collègue' },
      { id: 'liberer', label: 'Libérer la demande' },
      { id: 'abandonner', label: 'Abandonner la demande' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Libérer la demande' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('liberer');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Ouvert, parcouru, refermé et validé sans souris. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Autres actions' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Affecter à un collègue' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Autres actions' })).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Abandonner la demande' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Affecter à un collègue' })).toHaveFocus());
    await userEvent.keyboard('l');
    await expect(screen.getByRole('menuitem', { name: 'Libérer la demande' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('liberer');
  },
};

/** Des liens, l’un étant celui où l’on est : une coche, et `aria-current`. */
export const Current: Story = {
  args: {
    label: 'Changer de vue',
    trigger: 'Changer de vue',
    items: [
      { id: 'liste', label: 'Liste', description: 'Une ligne par demande', href: '#liste', isCurrent: true },
      { id: 'carte', label: 'Carte', description: 'Les demandes par département', href: '#carte' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const current = await screen.findByRole('menuitem', { name: /^Liste/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(current).toHaveAttribute('href', '#liste');
    await expect(screen.getByRole('menuitem', { name: /^Carte/ })).not.toHaveAttribute('aria-current');
  },
};

export const LongWords: Story = {
  args: {
    items: [
      { id: 'interministeriel', label: 'Demander l’avis du gestionnaire du dispositif interministériel de prévention' },
      { id: 'x', label: 'Anticonstitutionnellementinterdépartementalisation', description: 'Un mot très long' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
