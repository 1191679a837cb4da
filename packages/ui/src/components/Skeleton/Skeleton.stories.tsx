import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Skeleton } from './Skeleton.tsx';

/** La forme grise de ce qui arrive, pour que rien ne bouge quand c’est là. */
const meta = {
  title: 'Retours/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: ['Une page ou une partie de page qui attend sa première réponse, et dont la forme est connue.'],
      avoid: [
        { when: 'Un envoi que la personne a demandé et dont on connaît l’avancement.', instead: 'ProgressBar' },
        { when: 'Un bouton que l’on vient de presser.', instead: 'Button' },
        { when: 'Un tableau.', instead: 'DataTable' },
      ],
      anatomy: [
        ['Formes', 'Autant de lignes, de cartes ou de champs que ce qui viendra ; cachées aux lecteurs d’écran.'],
        ['Phrase', 'Dite par les lecteurs d’écran, jamais montrée.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'Garder la forme et le nombre de ce qui viendra : la page ne saute pas.',
          dont: 'Trois lignes grises à la place d’un formulaire de douze champs.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Chargement de la demande…' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const told = canvas.getByText('Chargement de la demande…').parentElement;
    const shapes = told?.querySelector('[aria-hidden="true"]');
    await expect(shapes?.querySelectorAll('span')).toHaveLength(4);
  },
};

/** Dit une fois, quand l’attente dure : une réponse rapide ne dit rien. */
export const SaidLate: Story = {
  args: { label: 'Chargement des pièces…' },
  beforeEach: () => {
    heard.length = 0;
  },
  play: async () => {
    await waitFor(() => expect(heard).toEqual(['Chargement des pièces…']));
  },
};

export const Table: Story = { args: { shape: 'table', count: 6, columns: 5, label: 'Chargement des demandes…' } };

export const Cards: Story = { args: { shape: 'cards', count: 3, label: 'Chargement des demandes…' } };

export const Form: Story = { args: { shape: 'form', label: 'Chargement du formulaire…' } };

export const OnAPhone: Story = {
  args: { shape: 'cards', count: 3 },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
