import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

/**
 * Ce qui s’est passé, le plus récent d’abord ; un nœud plein quand l’étape ou la personne qui tient la demande a changé. Où en est
 * la demande aujourd’hui : `MilestoneTrack`. S’il ne s’est rien passé, dire pourquoi avec `EmptyState`.
 */
const meta = {
  title: 'Données/Timeline',
  component: Timeline,
  args: {
    label: 'Historique',
    items: [
      { key: '3', date: '16/11/2026 à 10:04', title: 'Luc Fontaine prend la demande en charge', isMajor: true },
      {
        key: '2',
        date: '13/11/2026 à 16:40',
        title: 'Complément reçu',
        actor: 'Sophie Marchal',
        comment: 'Le scénario pédagogique signé remplace la version de mars.',
        isMajor: false,
      },
      { key: '1', date: '09/11/2026 à 08:52', title: 'Demande soumise', actor: 'Sophie Marchal', isMajor: true },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Historique' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Luc Fontaine prend la demande en charge');
    await expect(second).toHaveTextContent('Le scénario pédagogique signé');
  },
};

export const One: Story = {
  args: { items: [{ key: '1', date: '09/11/2026 à 08:52', title: 'Demande créée', isMajor: true }] },
};

/** Un commentaire garde ses lignes. */
export const LongWords: Story = {
  args: {
    items: [
      {
        key: '1',
        date: '13/11/2026 à 16:40',
        title: 'Complément demandé',
        actor: 'Marie-Bérengère d’Argentré de la Villeguérin',
        comment:
          'Merci de joindre :\n– le récépissé ;\n– l’attestation.\nhttps://www.formation-professionnelle-continue.example/recepisses/2026',
        isMajor: false,
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Merci de joindre/).getBoundingClientRect().height).toBeGreaterThanOrEqual(80);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
