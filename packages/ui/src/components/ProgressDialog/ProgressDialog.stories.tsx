import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ProgressDialog } from './ProgressDialog.tsx';

/** Ce qui dure et empêche de continuer, une ligne par travail. */
const meta = {
  title: 'Fenêtres/ProgressDialog',
  component: ProgressDialog,
  parameters: {
    picture: {},
    guide: {
      use: ['Des appels qui durent plus de cinq secondes.'],
      avoid: [
        { when: 'Ce qui n’empêche rien.', instead: 'ProgressBar' },
        { when: 'Une action de quelques secondes.', instead: 'un `Button` en attente' },
      ],
      anatomy: [
        ['Titre', 'Ce qui se fait.'],
        ['Lignes', 'Un travail, son chiffre, sa barre.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'La fermer dès que tout est fini.',
          dont: 'Un bouton pour la fermer : le travail continuerait sans qu’on le voie.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Opération en cours',
    isOpen: true,
    items: [
      { key: '1', label: 'Envoi des pièces', value: 4 / 6, valueLabel: '4 sur 6' },
      { key: '2', label: 'Contrôle du SIREN', valueLabel: 'en attente' },
    ],
  },
} satisfies Meta<typeof ProgressDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Opération en cours' });
    await expect(within(dialog).getByRole('progressbar', { name: 'Envoi des pièces' })).toHaveAttribute(
      'aria-valuenow',
      '67',
    );
    await expect(within(dialog).getByRole('progressbar', { name: 'Contrôle du SIREN' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const OneCall: Story = {
  args: { items: [{ key: '1', label: 'Enregistrement de la demande', value: 0.33, valueLabel: '33 %' }] },
};

export const ManyCalls: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => ({
      key: String(index),
      label: `Envoi de attestation-${index + 1}.pdf`,
      value: index / 24,
      valueLabel: `${Math.round((index / 24) * 100)} %`,
    })),
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        key: '1',
        label: 'Envoi de recepisse_declaration_activite_federation_interdepartementale_2026.pdf',
        value: 0.5,
        valueLabel: '50 %',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
