import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from './Link.tsx';

/** Mène ailleurs. Sans `href` c’est une action discrète qui a l’air d’un lien. L’étape suivante de la page : `LinkButton`. */
const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#demande', children: 'Voir la demande' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Voir la demande' })).toHaveFocus();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={24}>
      <Link {...args} />
      <Link {...args} tone="text" />
      <Link {...args} tone="danger" />
      <Link {...args} isSmall />
      <Link {...args} isQuiet />
    </Inline>
  ),
};

const press = fn();

export const AsAction: Story = {
  render: () => <Link onPress={press}>Mot de passe oublié</Link>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mot de passe oublié'));
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};
