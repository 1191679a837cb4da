import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

/** Un fond à soi, avec de l’espace dedans : la liste fermée des fonds, des bords et des marges intérieures. */
const meta = {
  title: 'Mise en page/Box',
  component: Box,
  parameters: {
    guide: {
      use: ['Détacher du fil de la page un contenu qu’on ne presse pas : un rappel, un exemple, un résumé.'],
      avoid: [
        { when: 'Une partie de la page, avec son titre.', instead: 'Section' },
        { when: 'Un objet qu’on ouvre.', instead: 'Card' },
        { when: 'Un avertissement.', instead: 'Callout' },
      ],
      anatomy: [
        [
          'Fond',
          '`sunken` pour ce qui se lit seulement, `tint` pour une grande aire teintée, `block` une fois par page.',
        ],
        ['Bord', 'Un filet de 1 px, ou rien ; le fond perdu en couleurs forcées est remplacé par un bord.'],
        ['Marge intérieure', 'Sur la grille de 4 px ; aucune à l’extérieur.'],
      ],
      keyboard: [],
      doDont: [
        { do: 'Un fond pour séparer, une fois.', dont: 'Une boîte dans une boîte : les filets ne disent plus rien.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { surface: 'sunken', children: <Text>La commission se réunit le 03/12/2026.</Text> },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { parentElement } = canvas.getByText(/^La commission/);
    await expect(parentElement).toHaveStyle({ padding: '16px', margin: '0px' });
  },
};

export const Surfaces: Story = {
  render: (args) => (
    <Stack>
      <Box {...args} surface="plain" edge="strong" />
      <Box {...args} surface="sunken" />
      <Box {...args} surface="tint" />
      <Box {...args} surface="block" />
    </Stack>
  ),
};

/** Sur le bloc plein, l’anneau de focus est blanc. */
export const Block: Story = {
  args: {
    surface: 'block',
    padding: 24,
    children: (
      <Text>
        <Link href="#caisse" tone="inherit">
          Écrire à la caisse
        </Link>
      </Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineColor).toBe(getComputedStyle(link).color);
  },
};

export const Edges: Story = {
  render: (args) => (
    <Stack>
      <Box {...args} surface="plain" edge="hairline" corner="square" />
      <Box {...args} surface="plain" edge="strong" corner="control" />
      <Box {...args} surface="plain" edge="strong" padding={24} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    children: <Text>anticonstitutionnellement-anticonstitutionnellement-anticonstitutionnellement@exemple.fr</Text>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
