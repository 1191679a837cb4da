import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Link } from '../Link/Link.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Le premier arrêt du clavier : il mène droit au contenu. */
const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    picture: 'Ne se voit que sous le focus.',
    guide: {
      use: ['Une fois par page, avant tout ; `AppShell` et `GuestShell` le placent déjà.'],
      avoid: [{ when: 'Un lien dans la page.', instead: 'Link' }],
      anatomy: [
        ['Lien', 'Hors de vue jusqu’à ce qu’il reçoive le focus.'],
        ['Cible', 'L’identifiant du contenu, qui doit pouvoir recevoir le focus.'],
      ],
      keyboard: [
        ['Tab', 'Le montre, en haut à gauche.'],
        ['Entrée', 'Porte le focus au contenu.'],
      ],
      doDont: [{ do: 'En premier dans la page.', dont: 'Le cacher pour toujours : il sert aussi à qui voit.' }],
    } satisfies ComponentGuide,
  },
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
