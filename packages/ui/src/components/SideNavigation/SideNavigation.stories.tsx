import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, FileText, House, LifeBuoy, ListChecks, Mail } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { SideNavigation } from './SideNavigation.tsx';

/** Les domaines d’un rôle, à gauche de la page et dans le tiroir. */
const meta = {
  title: 'Navigation/SideNavigation',
  component: SideNavigation,
  parameters: {
    guide: {
      use: ['Aller d’un domaine à l’autre, de partout.'],
      avoid: [
        { when: 'Les vues d’une même liste.', instead: 'LinkTabs' },
        { when: 'Les pages au-dessus de celle-ci.', instead: 'Breadcrumbs' },
      ],
      anatomy: [
        ['Icône et mots', 'Les mots suffisent ; l’icône aide à retrouver.'],
        ['Compte', 'Ce qui attend ; un compte nul ne se montre pas.'],
        ['Article courant', 'Dit, et marqué d’un trait de 3 px.'],
        ['Aide', 'Après un filet, ce qui n’est pas du travail.'],
      ],
      keyboard: [
        ['Tab', 'Va d’un article à l’autre.'],
        ['Entrée', 'Ouvre le domaine.'],
      ],
      doDont: [{ do: 'Dix articles au plus, un ou deux mots chacun.', dont: 'Un article qui ouvre une fenêtre.' }],
    } satisfies ComponentGuide,
  },
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

/** L’aide vient après un filet. */
export const WithHelp: Story = {
  args: {
    helpItems: [
      { href: '#manuels', label: 'Manuels', icon: BookOpen, isCurrent: false },
      { href: '#assistance', label: 'Assistance', icon: LifeBuoy, isCurrent: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(canvas.getByRole('link', { name: 'Manuels' }).getBoundingClientRect().top).toBeGreaterThan(
      line.bottom,
    );
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
