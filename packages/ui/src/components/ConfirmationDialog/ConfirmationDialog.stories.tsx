import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { ConfirmationDialog, type ConfirmationDialogProps } from './ConfirmationDialog.tsx';

function Asked(args: ConfirmationDialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const answered = (answer: () => void) => () => {
    answer();
    setOpen(false);
  };
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Supprimer le brouillon
      </Button>
      <ConfirmationDialog
        {...args}
        isOpen={isOpen}
        onConfirm={answered(args.onConfirm)}
        onCancel={answered(args.onCancel)}
      />
    </>
  );
}

/**
 * Demande avant de faire ce qui ne se défait pas ; le focus est sur la réponse sûre, et Échap la donne. Ce qui se défait se fait sans
 * demander. Un formulaire plus long qu’un champ : `Dialog`, ou mieux une page.
 */
const meta = {
  title: 'Fenêtres/ConfirmationDialog',
  component: ConfirmationDialog,
  args: {
    title: 'Supprimer le brouillon ?',
    message: 'La demande DH-2026-0440 et ses 3 pièces seront effacées. Cette action ne peut pas être annulée.',
    confirmLabel: 'Supprimer',
    cancelLabel: 'Garder',
    isDanger: true,
    isOpen: false,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Supprimer le brouillon' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer le brouillon ?' });
    await expect(dialog).toHaveAccessibleDescription(/^La demande DH-2026-0440/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Garder' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Danger: Story = { args: { isOpen: true } };

export const Harmless: Story = {
  args: {
    isOpen: true,
    isDanger: false,
    title: 'Soumettre la demande ?',
    message: 'Vous ne pourrez plus la modifier tant que la caisse ne vous la renvoie pas.',
    confirmLabel: 'Soumettre',
    cancelLabel: 'Relire',
  },
};

/** Une nouvelle plutôt qu’une question : une seule réponse, qui prend le focus. */
export const OneAnswer: Story = {
  render: ({ onConfirm, onCancel }) => (
    <ConfirmationDialog
      title="Cette page n’existe pas"
      message="Vous allez revenir à l’accueil."
      confirmLabel="OK"
      isOpen
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cette page n’existe pas' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** En cours : un second appui ne fait rien. */
export const Busy: Story = {
  args: { isOpen: true, isBusy: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Supprimer/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

function Comment() {
  const [comment, setComment] = useState('');
  return <TextArea label="Commentaire" value={comment} onChange={setComment} autoFocus />;
}

/** Un champ à remplir prend lui-même le focus. */
export const WithField: Story = {
  args: {
    isOpen: true,
    isDanger: false,
    title: 'Demander un complément ?',
    message: 'La demande revient à l’entité.',
    confirmLabel: 'Demander',
    cancelLabel: 'Annuler',
    children: <Comment />,
  },
  play: async ({ userEvent }) => {
    const field = within(await screen.findByRole('alertdialog')).getByRole('textbox', { name: 'Commentaire' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Le récépissé est illisible.');
    await expect(field).toHaveValue('Le récépissé est illisible.');
  },
};

export const OnAPhone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'w320' } } };
