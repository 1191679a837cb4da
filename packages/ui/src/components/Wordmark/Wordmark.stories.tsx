import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Wordmark } from './Wordmark.tsx';

/** La marque du produit : un H dont la barre est un rail et son jalon. Une fois par page, en tête. */
const meta = {
  title: 'Textes/Wordmark',
  component: Wordmark,
  args: { name: 'Habilis' },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Habilis')).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().height).toBe(26);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <Wordmark {...args} size="display" />
      <Wordmark {...args} size="header" />
    </Stack>
  ),
};
