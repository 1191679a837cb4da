import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { LinkTabs } from './LinkTabs.tsx';

/** Les vues d’une même liste, gardées dans l’adresse : ce sont des liens. */
const meta = {
  title: 'Navigation/LinkTabs',
  component: LinkTabs,
  parameters: {
    guide: {
      use: ['Montrer la même liste autrement filtrée, avec le compte de chaque vue.'],
      avoid: [
        { when: 'Les parties d’une page.', instead: 'Tabs' },
        { when: 'Les domaines du rôle.', instead: 'SideNavigation' },
        { when: 'Des filtres qui se combinent.', instead: 'FilterBar' },
      ],
      anatomy: [
        ['Vue', 'Un lien ; celle où l’on est est dite.'],
        ['Compte', 'Toujours montré, même nul : c’est une nouvelle.'],
        ['Icône', 'Dit qu’une vue a été enregistrée par quelqu’un.'],
        ['Bout de ligne', 'Ce que l’on fait des vues : enregistrer, renommer.'],
      ],
      keyboard: [
        ['Tab', 'Va d’une vue à l’autre.'],
        ['Entrée', 'Ouvre la vue.'],
      ],
      doDont: [{ do: 'La vue la plus utile d’abord.', dont: 'Une vue qui change d’objet.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Vues des tâches',
    items: [
      { href: '#a-traiter', label: 'À traiter', count: 43, isCurrent: true },
      { href: '#miennes', label: 'Les miennes', count: 18, isCurrent: false },
      { href: '#non-affectees', label: 'Non affectées', count: 9, isCurrent: false },
      { href: '#en-retard', label: 'En retard', count: 0, isCurrent: false },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vues des tâches' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('À traiter 43');
    await expect(canvas.getByRole('link', { name: 'En retard 0' })).toHaveAttribute('href', '#en-retard');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Les miennes 18' })).toHaveFocus();
  },
};

export const WithoutCounts: Story = {
  args: {
    items: [
      { href: '#toutes', label: 'Toutes', isCurrent: false },
      { href: '#ouvertes', label: 'Ouvertes', isCurrent: true },
    ],
  },
};

/** Des vues données et d’autres enregistrées : les secondes ont un signet, et le bout de ligne reste en vue quand les onglets défilent. */
export const WithSavedViews: Story = {
  args: {
    items: [
      { href: '#a-traiter', label: 'À traiter', count: 43, isCurrent: false },
      { href: '#nord-est', label: 'Nord-Est, à rendre', count: 28, icon: Bookmark, isCurrent: true },
      { href: '#sst', label: 'SST Lorraine et tout ce qui attend une visite', icon: Bookmark, isCurrent: false },
    ],
    end: (
      <Button variant="quiet" size="small" icon={BookmarkPlus}>
        Enregistrer
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Nord-Est, à rendre 28');
    await expect(canvas.getByRole('navigation')).not.toContainElement(canvas.getByRole('button'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Là où les vues et le bout de ligne ne tiennent pas ensemble, il passe dessous : aucune vue n’est cachée pour lui. */
export const EndUnder: Story = {
  args: {
    items: ['En cours', 'Brouillons', 'Chez le formateur', 'À vérifier', 'Clôturées'].map((label, index) => ({
      href: `#vue-${index}`,
      label,
      count: index,
      isCurrent: index === 0,
    })),
    end: (
      <Button variant="quiet" size="small" icon={BookmarkPlus}>
        Enregistrer cette vue
      </Button>
    ),
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('link');
    const row = first?.parentElement?.parentElement ?? canvasElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const { bottom } = row.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 1);
  },
};

/** La vue courante est la dernière : elle est en vue dès l’arrivée. */
export const OnAPhone: Story = {
  args: {
    items: ['À traiter', 'Les miennes', 'Non affectées', 'Gestionnaire du dispositif', 'En retard'].map(
      (label, index) => ({ href: `#vue-${index}`, label, count: index, isCurrent: index === 4 }),
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const row = canvas.getAllByRole('link')[0]?.parentElement?.parentElement ?? canvasElement;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(row.scrollHeight).toBe(row.clientHeight);
    const current = canvas.getByRole('link', { current: 'page' });
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    );
  },
};

/** Des vues que l’on choisit d’un coup d’œil : toutes restent en vue, sur plusieurs lignes. */
export const Wrapping: Story = {
  args: {
    isWrapping: true,
    items: ['Toutes les questions', 'Compte et connexion', 'Dossier administratif', 'Certificats'].map(
      (label, index) => ({ href: `#categorie-${index}`, label, isCurrent: index === 1 }),
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(row.clientHeight).toBeGreaterThan(60);
  },
};
