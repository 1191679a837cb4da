import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Où la page se tient dans le produit, et le chemin pour remonter. */
const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      use: ['En tête d’une page qui en a d’autres au-dessus d’elle ; `PageHeader` le place.'],
      avoid: [
        { when: 'Les étapes d’une tâche.', instead: 'Stepper' },
        { when: 'Les domaines du rôle.', instead: 'SideNavigation' },
        { when: 'Une page de premier niveau.', instead: 'rien : son titre suffit' },
      ],
      anatomy: [
        ['Liens', 'De l’accueil vers la page, chacun du nom de sa page.'],
        ['Page', 'Sans lien, dite comme la page courante.'],
      ],
      keyboard: [['Tab', 'Va d’un lien à l’autre ; la page elle-même n’est pas un arrêt.']],
      doDont: [
        {
          do: 'Les noms mêmes des pages.',
          dont: 'Le chemin par lequel on est passé : c’est « Précédent » du navigateur.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Fil d’Ariane',
    items: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Demandes', href: '#demandes' },
      { label: 'DH-2026-0433' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Fil d’Ariane' }));
    await expect(trail.getAllByRole('listitem')).toHaveLength(3);
    await expect(trail.getByText('DH-2026-0433')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(trail.getByRole('link', { name: 'Demandes' })).toHaveFocus();
    await expect(trail.getAllByRole('link')).toHaveLength(2);
  },
};

export const OneAbove: Story = { args: { items: [{ label: 'Accueil', href: '#accueil' }, { label: 'Mes tâches' }] } };

/** Le fil passe à la ligne, jamais au-delà de l’écran. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Accueil', href: '#accueil' },
      { label: 'Demandes d’habilitation en cours d’instruction dans la caisse', href: '#demandes' },
      { label: 'Anticonstitutionnellementinterdépartementalisation' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
