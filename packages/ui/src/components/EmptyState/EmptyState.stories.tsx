import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Pourquoi il n’y a rien à voir, et que faire. */
const meta = {
  title: 'Retours/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      use: [
        'Une liste sans ligne, faute de données ou à cause des filtres.',
        'Une partie de page qui attend une première action.',
      ],
      avoid: [
        { when: 'Quelque chose a échoué.', instead: 'Callout' },
        { when: 'Les données arrivent.', instead: 'Skeleton' },
      ],
      anatomy: [
        ['Icône', '28 px, discrète, cachée aux lecteurs d’écran.'],
        ['Titre', 'Dit pourquoi il n’y a rien.'],
        ['Phrase', 'Dit quoi faire.'],
        ['Action', 'La première chose à faire, ou les filtres à retirer.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: '« Aucune demande en retard. »',
          dont: '« Aucun résultat » quand un filtre les cache tous sans le dire.',
        },
        { do: 'Aligner à gauche, à la place de la liste.', dont: 'Une illustration au milieu de la page.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { icon: ListChecks, title: 'Rien à traiter', description: 'Aucune demande n’attend d’action de votre part.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rien à traiter' })).toBeVisible();
  },
};

const clear = fn();

export const WithAction: Story = {
  args: {
    icon: SearchX,
    title: 'Aucun résultat',
    description: 'Aucune demande ne correspond à ces filtres.',
    action: <Button onPress={clear}>Effacer les filtres</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};
