import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Pourquoi il n’y a rien à voir, et que faire. Pas pour une erreur : prendre `Callout`. */
const meta = {
  title: 'Retours/EmptyState',
  component: EmptyState,
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
