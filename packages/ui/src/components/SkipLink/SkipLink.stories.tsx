import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * Le premier arrêt du clavier : droit au contenu. `AppShell` et `GuestShell` le portent déjà ; à n’employer que dans une page qui n’est
 * dans aucun des deux. Invisible tant qu’il n’a pas le focus ; sa cible doit pouvoir le prendre (`tabIndex={-1}`).
 */
const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'contenu', children: 'Aller au contenu' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Link href="#menu">Menu</Link>
      <main id="contenu" tabIndex={-1}>
        Le contenu de la page.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const skip = canvas.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

/** Tel qu’il se montre à qui arrive au clavier. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus();
  },
};
