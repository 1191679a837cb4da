import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

/** Place ses enfants côte à côte et passe à la ligne quand la place manque. Sous les uns les autres : `Stack`. */
const meta = {
  title: 'Mise en page/Inline',
  component: Inline,
  args: { children: ['Enregistrer', 'Soumettre', 'Annuler'].map((word) => <Button key={word}>{word}</Button>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Justified: Story = { args: { justify: 'between' } };

export const Ends: Story = { args: { justify: 'end', gap: 24 } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    children: ['Demander un complément', 'Transmettre à la commission'].map((word) => (
      <Button key={word}>{word}</Button>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const [first = 0, second = 0] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(second).toBeGreaterThan(first);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
