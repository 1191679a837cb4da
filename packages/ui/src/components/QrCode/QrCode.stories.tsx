import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { QrCode } from './QrCode.tsx';

const SIZE = 25;
/** Looks like a code and encodes nothing. */
const EXAMPLE = Array.from({ length: SIZE }, (_row, y) =>
  Array.from({ length: SIZE }, (_module, x) => (x * 7 + y * 13 + x * y) % 3 === 0),
);

/** Une image à lire avec un téléphone. */
const meta = {
  title: 'Textes/QrCode',
  component: QrCode,
  parameters: {
    guide: {
      use: ['Faire passer une adresse ou un secret à un téléphone.'],
      avoid: [{ when: 'La personne est déjà sur son téléphone.', instead: 'Link' }],
      anatomy: [
        ['Modules', 'Noirs sur blanc dans tous les thèmes : un appareil photo ne lit pas l’inverse.'],
        ['Marge', 'Quatre modules, comptés dans l’image.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Donner aussi son contenu en texte, à copier ou à saisir.', dont: 'L’image seule.' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Code à lire avec votre application', modules: EXAMPLE },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Code à lire avec votre application' })).toBeVisible();
  },
};
