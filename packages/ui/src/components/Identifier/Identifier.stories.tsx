import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Identifier } from './Identifier.tsx';

/** Un numéro ou une date que l’on compare : chiffres de même largeur. Jamais pour du texte. */
const meta = {
  title: 'Textes/Identifier',
  component: Identifier,
  args: { children: '732 829 320 00074' },
} satisfies Meta<typeof Identifier>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Deux numéros de même longueur ont la même largeur. */
export const Aligned: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Identifier>111 111 111 11111</Identifier>
      <Identifier>888 888 888 88888</Identifier>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = canvas.getAllByText(/1|8/).map((one) => one.getBoundingClientRect().width);
    await expect(ones).toBe(eights);
  },
};
