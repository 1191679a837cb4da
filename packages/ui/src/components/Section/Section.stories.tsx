import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

/** Une partie de la page : un filet épais, son titre, son lien à droite. */
const meta = {
  title: 'Mise en page/Section',
  component: Section,
  parameters: {
    guide: {
      use: ['Découper une page en parties que l’on trouve aussi par leur titre ou comme région.'],
      avoid: [
        { when: 'Un objet qu’on ouvre.', instead: 'Card' },
        { when: 'Des parties dont une seule se voit.', instead: 'Tabs' },
        { when: 'Un titre sans filet, dans une partie.', instead: 'Heading' },
      ],
      anatomy: [
        ['Filet', '2 px sur toute la largeur ; il tient lieu de boîte.'],
        ['Titre', 'Niveau 2 ; il nomme la région.'],
        ['Lien', 'À droite du titre, ce qui mène à tout.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Trois ou quatre parties par page.', dont: 'Une partie pour une seule ligne.' }],
    } satisfies ComponentGuide,
  },
  args: { title: 'Historique', children: <Text>Déposée le 20/11/2026 par Claire D’Astier.</Text> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Historique' })).toBeVisible();
  },
};

export const WithAction: Story = { args: { action: <Link href="#tout">Tout voir</Link> } };

/** Des parties qui se suivent de près n’ont pas de trait. */
export const Plain: Story = {
  args: { isPlain: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region')).borderTopWidth).toBe('0px');
  },
};

/** Une adresse peut y mener : son titre prend le focus. */
export const Addressed: Story = {
  args: { id: 'historique' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Historique' });
    title.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Historique' })).toContainElement(title);
  },
};

export const OnAPhone: Story = {
  args: { ...WithAction.args, title: 'Habilitations de l’établissement et de ses plateformes' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
