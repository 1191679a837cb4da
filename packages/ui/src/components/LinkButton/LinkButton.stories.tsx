import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

/** Un lien qui est l’étape suivante de la page. Pour agir sans changer de page, prendre `Button`. */
const meta = {
  title: 'Navigation/LinkButton',
  component: LinkButton,
  args: { href: '#nouvelle', children: 'Déposer une demande' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Déposer une demande' })).toHaveAttribute('href', '#nouvelle');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <LinkButton {...args} variant="primary" icon={FilePlus} />
      <LinkButton {...args} />
      <LinkButton {...args} variant="quiet" />
      <LinkButton {...args} size="small" />
      <LinkButton {...args} size="large" />
    </Inline>
  ),
};

export const LongWords: Story = {
  args: { children: 'Demander la prolongation de l’habilitation interdépartementale', variant: 'primary' },
  globals: { viewport: { value: 'w320' } },
};
