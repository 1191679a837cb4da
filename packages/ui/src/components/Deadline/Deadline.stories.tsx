import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Deadline } from './Deadline.tsx';

/** Une échéance : la part du temps écoulée, le jour, et les mots qui portent l’état. Sans échéance, un `Identifier` suffit. */
const meta = {
  title: 'Données/Deadline',
  component: Deadline,
  args: { state: 'ok', date: '30/11/2026', words: 'dans 9 j', ratio: 0.4 },
} satisfies Meta<typeof Deadline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack align="start">
      <Deadline state="ok" date="30/11/2026" words="dans 9 j" ratio={0.4} />
      <Deadline state="soon" date="23/11/2026" words="dans 2 j" ratio={0.9} />
      <Deadline state="late" date="14/11/2026" words="en retard de 7 j" ratio={1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/en retard de 7/)).toHaveAttribute('data-state', 'late');
    await expect(canvas.getByText(/dans 2/).querySelector('svg')).not.toBeNull();
    await expect(canvas.getByText(/dans 9/).querySelector('svg')).toBeNull();
  },
};
