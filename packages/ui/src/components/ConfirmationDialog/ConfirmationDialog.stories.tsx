import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
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

/** Demande avant de faire ce qui ne se défait pas ; le focus est sur la réponse sûre. */
const meta = {
  title: 'Fenêtres/ConfirmationDialog',
  component: ConfirmationDialog,
  parameters: {
    picture: { story: 'Danger' },
    guide: {
      use: ['Avant de détruire, de soumettre ou de quitter sans enregistrer.'],
      avoid: [
        { when: 'Ce qui se défait.', instead: 'le faire, et offrir de revenir' },
        { when: 'Plus d’un champ à remplir.', instead: 'Dialog' },
      ],
      anatomy: [
        ['Titre', 'La question, avec son verbe.'],
        ['Message', 'Ce qui va suivre ; lu avec le titre.'],
        ['Réponse sûre', 'La première, et celle du focus.'],
        ['Réponse qui agit', 'Le verbe de la question ; rouge si elle détruit.'],
      ],
      keyboard: [
        ['Entrée, Espace', 'Donne la réponse qui a le focus : la sûre, d’abord.'],
        ['Tab', 'Va à l’autre réponse.'],
        ['Échap', 'Donne la réponse sûre.'],
      ],
      doDont: [{ do: '« Supprimer », « Garder ».', dont: '« Oui », « Non » : il faut relire la question.' }],
    } satisfies ComponentGuide,
  },
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

/** Le message et ses deux réponses, et une croix qui répond comme Échap. */
export const WithCross: Story = {
  args: { isOpen: true, isDanger: false, closeLabel: 'Fermer', confirmLabel: 'OK', cancelLabel: 'Annuler' },
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Supprimer le brouillon ?' });
    await step('titre, message, OK, Annuler et croix', async () => {
      await expect(dialog).toHaveAccessibleDescription(/^La demande DH-2026-0440/);
      await expect(
        within(dialog)
          .getAllByRole('button')
          .map((one) => one.textContent || one.ariaLabel),
      ).toEqual(['Fermer', 'Annuler', 'OK']);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

/** Depuis un menu : le focus revient au bouton du menu. */
export const FromAMenu: Story = {
  render: function FromAMenu(args) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Menu
          label="Autres actions"
          trigger="Autres actions"
          items={[{ id: 'supprimer', label: 'Supprimer le brouillon' }]}
          onAction={() => setOpen(true)}
        />
        <ConfirmationDialog {...args} isOpen={isOpen} onConfirm={close} onCancel={close} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Supprimer le brouillon' });
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Garder' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Autres actions' })).toHaveFocus());
  },
};

/** En cours : un second appui ne fait rien, et la fenêtre reste jusqu’à la réponse. */
export const Busy: Story = {
  args: { isOpen: true, isBusy: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Supprimer/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Garder' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

function Comment({ onConfirm, ...args }: ConfirmationDialogProps) {
  const [comment, setComment] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = isChecked && comment === '' ? 'Dites ce qui manque.' : undefined;
  const confirm = () => {
    setChecked(true);
    if (comment !== '') onConfirm();
  };
  return (
    <ConfirmationDialog {...args} onConfirm={confirm}>
      <TextArea label="Commentaire" value={comment} onChange={setComment} errorMessage={fault} autoFocus />
    </ConfirmationDialog>
  );
}

/** Un champ à remplir prend lui-même le focus, et le reprend quand il manque. */
export const WithField: Story = {
  args: {
    isOpen: true,
    isDanger: false,
    title: 'Demander un complément ?',
    message: 'La demande revient à l’entité.',
    confirmLabel: 'Demander',
    cancelLabel: 'Annuler',
  },
  render: (args) => <Comment {...args} />,
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: 'Commentaire' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Demander' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('Le récépissé est illisible.');
    await expect(field).toHaveValue('Le récépissé est illisible.');
  },
};

export const OnAPhone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'w320' } } };
