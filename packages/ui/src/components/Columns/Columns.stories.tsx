import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { Columns } from './Columns.tsx';

/** Deux colonnes, l’une sous l’autre sous 56rem. Pour des éléments courts en ligne, prendre `Inline`. */
const meta = {
  title: 'Mise en page/Columns',
  component: Columns,
  args: {
    split: '1.5fr 1fr',
    children: [
      <Section key="a" title="Votre demande">
        <Text>Déposée le 20/11/2026.</Text>
      </Section>,
      <Section key="b" title="Historique">
        <Text>Aucune observation.</Text>
      </Section>,
    ],
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const tops = (root: HTMLElement) => [...root.querySelectorAll('section')].map((one) => one.getBoundingClientRect().top);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [left, right] = tops(canvasElement);
    await expect(left).toBe(right);
  },
};

export const Halves: Story = { args: { split: '1fr 1fr' } };

export const WithAside: Story = { args: { split: '1fr 248px' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const [first = 0, second = 0] = tops(canvasElement);
    await expect(second).toBeGreaterThan(first);
  },
};
