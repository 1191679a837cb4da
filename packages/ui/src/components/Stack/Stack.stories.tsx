import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

/** Place ses enfants les uns sous les autres, à un même espace. */
const meta = {
  title: 'Mise en page/Stack',
  component: Stack,
  parameters: {
    guide: {
      use: ['L’espace entre des éléments qui se suivent : les composants n’ont pas de marge à eux.'],
      avoid: [
        { when: 'Côte à côte.', instead: 'Inline' },
        { when: 'Les parties d’une page.', instead: 'Page' },
        { when: 'Les champs d’un formulaire.', instead: 'Form' },
      ],
      anatomy: [
        ['Espace', 'Sur la grille de 4 px ; 22 entre deux champs.'],
        ['Liste', '`as="ul"` quand ce sont les éléments d’une liste.'],
      ],
      keyboard: [],
      doDont: [
        { do: 'Un espace plus petit entre ce qui va ensemble.', dont: 'Le même partout : rien ne se regroupe.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { children: ['Entité', 'Adresse', 'Contact'].map((word) => <Text key={word}>{word}</Text>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const spaceBetween = (root: HTMLElement) => {
  const [first, second] = [...root.querySelectorAll('p')].map((one) => one.getBoundingClientRect());
  return (second?.top ?? 0) - (first?.bottom ?? 0);
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(spaceBetween(canvasElement)).toBe(16);
  },
};

export const Tight: Story = {
  args: { gap: 4 },
  play: async ({ canvasElement }) => {
    await expect(spaceBetween(canvasElement)).toBe(4);
  },
};

export const Centered: Story = { args: { align: 'center' } };

export const AsList: Story = {
  args: { as: 'ul', children: ['Entité', 'Adresse'].map((word) => <li key={word}>{word}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
