import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, House, ListChecks, Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import { SideNavigation } from './SideNavigation.tsx';

/**
 * Les domaines d’un rôle, à gauche de la page et dans le tiroir (`AppShell`). Pour les vues d’une même liste : `LinkTabs`. L’article
 * où l’on est porte `aria-current` ; un compte nul ne se montre pas.
 */
const meta = {
  title: 'Navigation/SideNavigation',
  component: SideNavigation,
  args: {
    label: 'Navigation principale',
    items: [
      { href: '#accueil', label: 'Accueil', icon: House, isCurrent: false },
      { href: '#taches', label: 'Mes tâches', icon: ListChecks, count: 43, isCurrent: true },
      { href: '#demandes', label: 'Demandes', icon: FileText, isCurrent: false },
      { href: '#messages', label: 'Messages', icon: Mail, count: 0, isCurrent: false },
    ],
  },
} satisfies Meta<typeof SideNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const current = canvas.getByRole('link', { name: 'Mes tâches 43' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Messages' })).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        href: '#habilitations',
        label: 'Habilitations interdépartementales',
        icon: FileText,
        count: 1204,
        isCurrent: true,
      },
      {
        href: '#x',
        label: 'Anticonstitutionnellementinterdépartementalisation',
        icon: Mail,
        count: 2,
        isCurrent: false,
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};
