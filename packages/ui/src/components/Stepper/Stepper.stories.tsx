import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stepper } from './Stepper.tsx';

/** Où l’on en est d’une tâche en plusieurs pages. */
const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: {
    guide: {
      use: ['Une tâche d’une seule traite, en trois à six pages qui se suivent : ouvrir une session, ajouter un rôle.'],
      avoid: [
        { when: 'Le chemin d’un dossier entre plusieurs personnes.', instead: 'MilestoneTrack' },
        { when: 'Des parties qu’on remplit dans l’ordre qu’on veut.', instead: 'Tabs' },
      ],
      anatomy: [
        ['Étapes', 'Une liste ordonnée ; l’étape en cours est dite, celles qui sont faites aussi.'],
        ['Nœuds et rail', 'Plein et coché : fait ; anneau : en cours ; creux : à venir.'],
        ['Position', 'Sur un téléphone, « Étape 2 sur 4 » et le nom de l’étape en cours.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Des noms d’un ou deux mots.', dont: 'Une étape « Fin » où il n’y a rien à faire.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ouvrir une session',
    steps: ['Formation', 'Dates et lieu', 'Stagiaires', 'Vérification'],
    current: 1,
    positionLabel: 'Étape 2 sur 4',
    doneLabel: 'terminée',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ouvrir une session' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Formation (terminée)',
      'Dates et lieu',
      'Stagiaires',
      'Vérification',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(canvas.getByText('Étape 2 sur 4')).not.toBeVisible();
  },
};

export const First: Story = { args: { current: 0, positionLabel: 'Étape 1 sur 4' } };

export const Last: Story = { args: { current: 3, positionLabel: 'Étape 4 sur 4' } };

export const LongWords: Story = {
  args: { steps: ['Anticonstitutionnellementinterdépartementalisation', 'Dates et lieu', 'Stagiaires'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Les nœuds restent, un seul nom se montre. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Étape 2 sur 4')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
