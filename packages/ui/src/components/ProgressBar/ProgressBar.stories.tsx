import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** L’avancement d’un travail, avec son chiffre. */
const meta = {
  title: 'Retours/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      use: ['Un envoi ou un calcul que la personne attend, sans être empêchée de continuer.'],
      avoid: [
        { when: 'Ce qui empêche de continuer.', instead: 'ProgressDialog' },
        { when: 'Un contenu qui arrive.', instead: 'Skeleton' },
        { when: 'Un délai qui court.', instead: 'Deadline' },
      ],
      anatomy: [
        ['Nom', 'Ce qui avance ; un nom long passe à la ligne.'],
        ['Chiffre', 'Ce que dit la barre, en mots ou en pour cent.'],
        ['Barre', '6 px ; vide tant que rien n’est connu.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Un chiffre qui avance vraiment.', dont: 'Une barre qui attend à 99 %.' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Envoi de statuts.pdf', value: 0.66, valueLabel: '66 %' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Envoi de statuts.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '66');
  },
};

export const Started: Story = { args: { value: 0, valueLabel: '0 %' } };

export const Done: Story = { args: { value: 1, valueLabel: '100 %' } };

/** Un nom long passe à la ligne, le chiffre reste entier. */
export const LongWords: Story = {
  args: {
    label: 'Envoi de recepisse_declaration_activite_federation_interdepartementale_2026.pdf',
    valueLabel: '4,2 Mo sur 9,8 Mo',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const figure = canvas.getByText('4,2 Mo sur 9,8 Mo');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(figure.getBoundingClientRect().height).toBeLessThan(24);
  },
};

/** Rien n’est encore connu : aucune valeur n’est annoncée. */
export const Unknown: Story = {
  render: () => <ProgressBar label="Préparation" valueLabel="en attente" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
