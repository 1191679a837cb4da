import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Des mots pour qui écoute la page. Ce que tout le monde doit savoir se montre. */
const meta = {
  title: 'Textes/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' (nouvelle fenêtre)' },
  render: (args) => (
    <a href="#aide">
      Manuel de l’examinateur
      <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/nouvelle fenêtre/);
    const { width, height } = canvas.getByText(/nouvelle fenêtre/).getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
