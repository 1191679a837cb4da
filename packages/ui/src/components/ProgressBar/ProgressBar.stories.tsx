import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

/** L’avancement d’un travail, avec son chiffre. Qui dure et bloque la page : `ProgressDialog`. */
const meta = {
  title: 'Retours/ProgressBar',
  component: ProgressBar,
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

/** Rien n’est encore connu : aucune valeur n’est annoncée. */
export const Unknown: Story = {
  render: () => <ProgressBar label="Préparation" valueLabel="en attente" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
