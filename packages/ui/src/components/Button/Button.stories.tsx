import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

/** Une action, nommée par un verbe. */
const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    guide: {
      use: ['Faire quelque chose : enregistrer, soumettre, ajouter.'],
      avoid: [
        { when: 'Aller à une autre page.', instead: 'LinkButton' },
        { when: 'Une icône connue de tous, là où la place manque.', instead: 'IconButton' },
        { when: 'Plusieurs actions secondaires.', instead: 'Menu' },
      ],
      anatomy: [
        ['Mots', 'Un verbe à l’infinitif et son objet.'],
        ['Icône', 'Seulement si elle ajoute.'],
        ['Anneau d’attente', 'Le mot et la largeur restent ; un second appui ne fait rien.'],
      ],
      keyboard: [
        ['Tab', 'Va au bouton.'],
        ['Entrée, Espace', 'Fait l’action.'],
      ],
      doDont: [
        { do: 'Une seule action principale par page.', dont: 'Un bouton désactivé sans dire pourquoi.' },
        { do: '`dangerFill` dans la fenêtre qui confirme.', dont: 'Du rouge pour ce qui se défait.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { children: 'Soumettre la demande', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre la demande' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" icon={Trash2}>
        Supprimer
      </Button>
      <Button {...args} variant="dangerFill" icon={Trash2}>
        Supprimer
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" icon={Send} />
      <Button {...args} icon={Send} />
      <Button {...args} size="large" icon={Send} />
    </Inline>
  ),
};

/** L’action est en cours : le mot reste, un second appui ne fait rien. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: { isFullWidth: true, children: 'Demander une confirmation au gestionnaire du dispositif interministériel' },
  globals: { viewport: { value: 'w320' } },
};
