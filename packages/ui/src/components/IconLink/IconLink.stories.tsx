import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconLink } from './IconLink.tsx';

/** Un chemin vers ce qui attend, montré par son icône et son nombre. */
const meta = {
  title: 'Navigation/IconLink',
  component: IconLink,
  parameters: {
    guide: {
      use: ['Dans l’en-tête, ce qu’on veut trouver de partout : les alertes.'],
      avoid: [
        { when: 'Une action.', instead: 'IconButton' },
        { when: 'Un lien dans la page.', instead: 'Link' },
      ],
      anatomy: [
        ['Icône', 'Une seule, au trait.'],
        ['Nombre', 'Muet : le nom le dit. Rien pour aucun, « 99+ » au-delà.'],
        ['Nom', 'Entendu, et montré par une infobulle.'],
      ],
      keyboard: [
        ['Tab', 'Va au lien et montre son nom.'],
        ['Entrée', 'Suit le lien.'],
      ],
      doDont: [{ do: 'Dire le nombre dans le nom : « Alertes : 3 ».', dont: 'Un point rouge sans nombre.' }],
    } satisfies ComponentGuide,
  },
  args: { href: '#alertes', icon: Bell, label: 'Alertes : 3', count: 3 },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Alertes : 3' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#alertes');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Alertes : 3'));
    await expect(link).not.toHaveAttribute('aria-describedby');
  },
};

export const Counts: Story = {
  render: (args) => (
    <Inline gap={16}>
      <IconLink {...args} label="Aucune alerte" count={0} />
      <IconLink {...args} label="Alertes : 12" count={12} />
      <IconLink {...args} label="Alertes : 140" count={140} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
