import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Text } from '../Text/Text.tsx';
import { Abbreviation } from './Abbreviation.tsx';

/** Un sigle dans un texte : ce qu’il veut dire se montre au pointeur, au clavier et au doigt. */
const meta = {
  title: 'Textes/Abbreviation',
  component: Abbreviation,
  parameters: {
    guide: {
      use: [
        'Expliquer un sigle du métier là où il est écrit, une fois par page : dans l’en-tête plutôt que dans une liste.',
      ],
      avoid: [
        { when: 'Un mot courant, une définition longue.', instead: 'un texte en vue' },
        { when: 'Décrire une commande.', instead: 'Tooltip' },
      ],
      anatomy: [
        ['Sigle', 'Souligné de points ; on y vient au clavier.'],
        ['Sens', 'Ce que veulent dire les lettres, sur une ligne ou deux.'],
      ],
      keyboard: [
        ['Tab', 'Va au sigle et montre son sens.'],
        ['Échap', 'Cache le sens sans quitter le sigle.'],
      ],
      doDont: [
        { do: 'La première fois que le sigle paraît.', dont: 'À chaque ligne d’un tableau : autant d’arrêts de Tab.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { meaning: 'Sauveteur secouriste du travail', children: 'SST' },
  render: (args) => (
    <Text>
      Habilitation <Abbreviation {...args} /> – Acteur
    </Text>
  ),
} satisfies Meta<typeof Abbreviation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const letters = canvas.getByRole('button', { name: 'SST' });
    await expect(letters).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(letters).toHaveAccessibleDescription('Sauveteur secouriste du travail');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(letters).toHaveFocus();
  },
};

/** Une pression, comme celle d’un doigt, montre le sens ; le reste de la phrase se lit d’un trait. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SST' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sauveteur secouriste du travail');
    await expect(canvas.getByText(/^Habilitation/)).toHaveTextContent('Habilitation SST – Acteur');
  },
};

export const LongWords: Story = {
  args: {
    meaning: 'Union de recouvrement des cotisations de sécurité sociale et d’allocations familiales',
    children: 'Urssaf',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const words = await screen.findByRole('tooltip');
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
