import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { BootBar } from './BootBar.tsx';

/** La barre mince en haut d’une page qui démarre. */
const meta = {
  title: 'Retours/BootBar',
  component: BootBar,
  parameters: {
    layout: 'fullscreen',
    picture: { width: 320 },
    guide: {
      use: [
        'Le démarrage de l’application, avant qu’il y ait une page : 33, 66, puis 100 %.',
        'Une page, ou la même sous d’autres filtres, qui se fait attendre plus de 300 ms : sans valeur.',
      ],
      avoid: [
        { when: 'Un travail de la personne, dont elle suit l’avancement.', instead: 'ProgressBar' },
        { when: 'Un contenu qui arrive dans une page déjà là.', instead: 'Skeleton' },
      ],
      anatomy: [
        ['Barre', '3 px, au bord de la fenêtre ; elle ne déplace rien.'],
        ['Nom', 'Seulement entendu.'],
      ],
      keyboard: [],
      doDont: [{ do: 'La retirer quand la page se montre.', dont: 'La laisser pleine : elle ne dit plus rien.' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Chargement de Habilis', value: 33 },
} satisfies Meta<typeof BootBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Chargement de Habilis' });
    await expect(bar).toHaveValue(33);
    const { top, height, width } = bar.getBoundingClientRect();
    await expect([top, height, width]).toEqual([0, 3, document.body.getBoundingClientRect().width]);
  },
};

/** Les textes sont là. */
export const Texts: Story = { args: { value: 66 } };

/** Le serveur a répondu. */
export const Ready: Story = { args: { value: 100 } };

/** Une page se fait attendre : nul ne sait combien. */
export const Unknown: Story = {
  render: ({ label }) => <BootBar label={label} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Chargement de Habilis' })).not.toHaveAttribute('value');
  },
};
