import { Button } from '@habilis/ui/Button';
import { ConfirmationDialog } from '@habilis/ui/ConfirmationDialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

function Confirmation(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const answer = (isConfirmed: boolean) => {
    setGone(isConfirmed);
    setOpen(false);
  };
  return (
    <Stack align="start">
      <Text>{isGone ? 'Le brouillon est supprimé.' : 'Brouillon du 20/11/2026.'}</Text>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Supprimer le brouillon
      </Button>
      <ConfirmationDialog
        isOpen={isOpen}
        isDanger
        title="Supprimer le brouillon ?"
        message="Les six pièces jointes seront perdues."
        confirmLabel="Supprimer"
        cancelLabel="Garder"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </Stack>
  );
}

/** Demander avant de faire ce qui ne se défait pas. */
const meta = {
  title: 'Modèles/Confirmation',
  component: Confirmation,
  parameters: {
    rules: [
      'Seulement avant ce qui ne se défait pas, ou engage quelqu’un d’autre ; le reste se fait, et se défait.',
      'Le titre est la question, le texte dit la conséquence, les boutons répondent : des verbes, jamais « Oui » et « Non ».',
      'Le focus est sur la réponse sûre ; Échap la donne aussi. Le rouge plein n’est que dans cette fenêtre (`ConfirmationDialog`).',
      'Ce qui a été fait se dit ensuite par `ToastRegion`, ou par la page elle-même.',
    ],
  },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Garder, puis supprimer',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Supprimer le brouillon' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Garder' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('Brouillon du 20/11/2026.')).toBeVisible();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByText('Le brouillon est supprimé.')).toBeVisible();
  },
};
