import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

/** Une action montrée par sa seule icône, quand la place manque et que le signe est connu de tous. Sinon `Button`. */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Fermer', icon: X, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fermer' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} label="Modifier" icon={Pencil} variant="secondary" />
      <IconButton {...args} label="Supprimer" icon={Trash2} />
      <IconButton {...args} size="small" />
    </Inline>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toBeDisabled();
  },
};
