import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BookOpen, Building2, FileText, House, LifeBuoy, ListChecks, Mail, Users } from 'lucide-react';
import { useState } from 'react';
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
        ['Groupe', 'Au-delà de quatorze articles : un nom qui replie les siens ; l’article courant reste en vue.'],
        ['Aide', 'Après un filet, ce qui n’est pas du travail.'],
      ],
      keyboard: [
        ['Tab', 'Va d’un article à l’autre.'],
        ['Entrée', 'Ouvre le domaine, replie ou déplie un groupe.'],
      ],
      doDont: [
        {
          do: 'Un ou deux mots par article ; des groupes au-delà de quatorze.',
          dont: 'Un article qui ouvre une fenêtre.',
        },
      ],
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

const GROUPS = [
  {
    id: 'personnes',
    label: 'Entités et personnes',
    items: [
      { href: '#entites', label: 'Entités', icon: Building2, isCurrent: true },
      { href: '#utilisateurs', label: 'Utilisateurs', icon: Users, isCurrent: false },
    ],
  },
  {
    id: 'suivi',
    label: 'Suivi',
    items: [
      { href: '#alertes', label: 'Alertes', icon: Bell, count: 3, isCurrent: false },
      { href: '#messages', label: 'Messages', icon: Mail, count: 2, isCurrent: false },
    ],
  },
];

/** Un long menu se range en groupes qui se replient : ce qui y attend se compte alors à leur nom, l’article courant reste en vue. */
export const Groups: Story = {
  args: { items: [{ href: '#accueil', label: 'Accueil', icon: House, isCurrent: false }], groups: GROUPS },
  render: function Grouped(args) {
    const [folded, setFolded] = useState<readonly string[]>([]);
    return <SideNavigation {...args} folded={folded} onFold={setFolded} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    const followed = canvas.getByRole('button', { name: 'Suivi', expanded: true });
    await userEvent.click(followed);
    await expect(canvas.getByRole('button', { name: 'Suivi 5', expanded: false })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /Alertes/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Entités et personnes' }));
    await expect(canvas.getAllByRole('link').map((one) => one.textContent)).toEqual(['Accueil', 'Entités']);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Utilisateurs' })).toBeVisible();
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
