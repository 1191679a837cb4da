import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Wordmark } from './Wordmark.tsx';

/** La marque du produit et son nom ; sans autre signe, celle de Habilis : un H dont la barre est un rail et son jalon. */
const meta = {
  title: 'Textes/Wordmark',
  component: Wordmark,
  parameters: {
    guide: {
      use: ['Une fois par page, en tête ; dans l’en-tête elle mène à l’accueil.'],
      avoid: [{ when: 'Le nom du produit dans un texte.', instead: 'Text' }],
      anatomy: [
        ['Signe', 'Jamais sous 22 px de haut ; caché aux lecteurs d’écran. Un autre produit donne le sien (`mark`).'],
        ['Nom', 'Du texte, qui suit le zoom.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Pétrole sur blanc, blanc sur le bloc.', dont: 'Une autre couleur, une ombre, un contour.' }],
    } satisfies ComponentGuide,
  },
  args: { name: 'Habilis' },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Habilis')).toBeVisible();
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().height).toBe(26);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <Wordmark {...args} size="display" />
      <Wordmark {...args} size="header" />
    </Stack>
  ),
};

/** Un autre produit donne son signe : des formes dans un carré de 40, à la couleur du nom. */
export const AnotherMark: Story = {
  args: { name: 'Salles', mark: <path d="M6 36V12L20 3l14 9v24H24V24h-8v12z" /> },
  play: async ({ canvasElement }) => {
    const shapes = [...(canvasElement.querySelector('svg')?.children ?? [])].map(({ localName }) => localName);
    await expect(shapes).toEqual(['path']);
  },
};
