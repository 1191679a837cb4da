import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

/** Une action montrée par sa seule icône, dont le nom se montre au survol et au focus. */
const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      use: ['Une action répétée ou secondaire, là où la place manque et où le signe est connu de tous.'],
      avoid: [
        { when: 'L’action principale.', instead: 'Button' },
        { when: 'Un signe que chacun lirait autrement.', instead: 'Button' },
      ],
      anatomy: [
        ['Icône', 'Une seule, au trait.'],
        ['Nom', 'Un verbe ; entendu, et montré par une infobulle.'],
      ],
      keyboard: [
        ['Tab', 'Va au bouton et montre son nom.'],
        ['Entrée, Espace', 'Fait l’action.'],
        ['Échap', 'Cache le nom.'],
      ],
      doDont: [
        {
          do: 'Nommer l’objet quand il y en a plusieurs : « Retirer statuts.pdf ».',
          dont: 'Dix boutons qui s’appellent « Supprimer ».',
        },
      ],
    } satisfies ComponentGuide,
  },
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

/** Le clavier montre le nom ; il ne s’entend qu’une fois. */
export const NameShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Fermer' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Fermer'));
    await expect(button).not.toHaveAttribute('aria-describedby');
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
