import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { FooterLinks } from './FooterLinks.tsx';

/** Les liens légaux, au pied de chaque page. */
const meta = {
  title: 'Navigation/FooterLinks',
  component: FooterLinks,
  parameters: {
    guide: {
      use: ['L’accessibilité, les mentions légales, les données, le plan du site.'],
      avoid: [{ when: 'Ce qu’on fait souvent.', instead: 'SideNavigation' }],
      anatomy: [
        ['Liens', 'Petits, soulignés ; ils passent à la ligne.'],
        ['Nom', 'Dit quelle navigation c’est.'],
      ],
      keyboard: [['Tab', 'Va d’un lien à l’autre.']],
      doDont: [{ do: 'L’état de l’accessibilité en toutes lettres.', dont: 'Des logos.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Liens légaux',
    items: [
      { href: '#accessibilite', label: 'Accessibilité : partiellement conforme' },
      { href: '#mentions', label: 'Mentions légales' },
      { href: '#donnees', label: 'Données personnelles' },
      { href: '#plan', label: 'Plan du site' },
    ],
  },
} satisfies Meta<typeof FooterLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Liens légaux' })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Plan du site' })).toHaveAttribute('href', '#plan');
  },
};

/** Les liens passent à la ligne ; chacun reste entier. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const [first = 0, last = 0] = [0, -1].map((at) => canvas.getAllByRole('link').at(at)?.getBoundingClientRect().top);
    await expect(last).toBeGreaterThan(first);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
