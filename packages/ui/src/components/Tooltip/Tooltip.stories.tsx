import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Tooltip } from './Tooltip.tsx';

/** Quelques mots à côté d’une commande, quand le pointeur s’y pose ou que le clavier y vient. */
const meta = {
  title: 'Fenêtres/Tooltip',
  component: Tooltip,
  parameters: {
    picture: { isHovered: true, width: 400 },
    guide: {
      use: [
        'Rappeler en quelques mots ce que la page dit déjà ailleurs ; nommer une icône (`IconButton` le fait de lui-même).',
      ],
      avoid: [
        { when: 'Ce qu’il faut lire pour agir.', instead: 'un texte en vue' },
        { when: 'Plusieurs phrases, un lien.', instead: 'Popover' },
      ],
      anatomy: [
        ['Commande', 'Prend le focus ; les mots la décrivent.'],
        ['Mots', 'Une ligne ou deux, sans rien à presser.'],
      ],
      keyboard: [
        ['Tab', 'Montre les mots de la commande où l’on arrive.'],
        ['Échap', 'Les cache sans quitter la commande.'],
      ],
      doDont: [
        {
          do: 'Un confort de plus pour qui a une souris.',
          dont: 'Le seul endroit où une chose est dite : un doigt ne la verra jamais.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: { words: 'Vous pourrez encore la modifier', children: <Button>Enregistrer le brouillon</Button> },
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Text>Le brouillon se modifie tant qu’il n’est pas soumis.</Text>
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le clavier les montre aussitôt, Échap les cache et le focus reste. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription('Vous pourrez encore la modifier');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Le pointeur peut aller sur les mots sans qu’ils partent. */
export const ByPointer: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button'));
    const words = await screen.findByRole('tooltip');
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.hover(words);
    await new Promise((done) => setTimeout(done, 600));
    await expect(words).toBeVisible();
    await userEvent.hover(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    words: 'La fédération interdépartementale des centres d’apprentissage doit l’avoir signée avant le 04/12/2026',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const words = await screen.findByRole('tooltip');
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** Près du bord de la fenêtre, les mots gardent leur largeur : sinon ils seraient placés de nouveau à chaque image. */
export const NearTheEdge: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const words = await screen.findByRole('tooltip');
    await waitFor(() => expect(words).toBeVisible());
    const { offsetWidth } = words;
    words.style.left = `${window.innerWidth - 40}px`;
    await expect(words.offsetWidth).toBe(offsetWidth);
  },
};
