import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type Toast, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

const submitted: Toast = {
  key: 'soumise',
  severity: 'success',
  summary: 'Demande soumise',
  detail: 'La Carsat Nord-Est a reçu DH-2026-0433.',
  sticky: true,
};
const newer: Toast = {
  key: 'version',
  severity: 'info',
  summary: 'Nouvelle version de la demande',
  detail: 'Anne Husson l’a enregistrée à 14:29.',
  sticky: true,
};
const unscanned: Toast = {
  key: 'antivirus',
  severity: 'warn',
  summary: 'Antivirus indisponible',
  detail: 'La pièce sera contrôlée plus tard.',
  sticky: true,
};
const lost: Toast = {
  key: 'reseau',
  severity: 'error',
  summary: 'Connexion perdue',
  detail: 'Votre saisie est gardée. Vérifiez le réseau.',
  sticky: true,
};

function Kept(args: ToastRegionProps) {
  const [toasts, setToasts] = useState(args.toasts);
  return (
    <ToastRegion
      {...args}
      toasts={toasts}
      onClose={(key) => {
        args.onClose(key);
        setToasts((before) => before.filter((toast) => toast.key !== key));
      }}
    />
  );
}

/**
 * Ce qui vient de se passer, en deux lignes, sans arrêter personne. Ce qui demande une réponse : `ConfirmationDialog` ; ce qui doit
 * rester dans la page : `Callout`. Le survol et le focus arrêtent le compte à rebours ; fermer rend le focus. Une erreur interrompt la
 * lecture, le reste attend. Les trois derniers se montrent.
 */
const meta = {
  title: 'Retours/ToastRegion',
  component: ToastRegion,
  args: {
    label: 'Notifications',
    toasts: [submitted],
    onClose: fn(),
    closeLabel: 'Fermer',
    severityLabels: { success: 'Succès', info: 'Information', warn: 'Avertissement', error: 'Erreur' },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Succès\s: Demande soumise/);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('soumise');
    await expect(canvas.queryByText('Demande soumise')).toBeNull();
  },
};

export const Severities: Story = {
  args: { toasts: [newer, unscanned, lost] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Erreur\s: Connexion perdue/);
  },
};

/** Le plus ancien attend que les autres partent. */
export const MoreThanThree: Story = {
  args: { toasts: [submitted, newer, unscanned, lost] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Demande soumise')).toBeNull();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.getByText('Demande soumise')).toBeVisible());
  },
};

/** Il part de lui-même, mais pas tant qu’on le survole ou qu’on y est. */
export const ShortLife: Story = {
  args: { toasts: [{ ...submitted, sticky: false, life: 400 }] },
  play: async ({ args, canvas, userEvent }) => {
    const toast = canvas.getByRole('status');
    await userEvent.hover(toast);
    await new Promise((done) => setTimeout(done, 700));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.unhover(toast);
    await new Promise((done) => setTimeout(done, 700));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledWith('soumise');
  },
};

export const NotClosable: Story = {
  args: { toasts: [{ ...newer, closable: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Fermer rend le focus à ce qui l’avait. */
export const FocusGivenBack: Story = {
  args: { toasts: [newer, lost] },
  render: (args) => (
    <>
      <Button>Soumettre</Button>
      <Kept {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvas.getByRole('alert')).getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Soumettre' })).toHaveFocus();
  },
};

/** Une fenêtre ouverte ne les cache ni ne les retient. */
export const OverADialog: Story = {
  args: { toasts: [lost] },
  render: (args) => (
    <>
      <Kept {...args} />
      <Dialog title="Votre session est terminée" isOpen actions={<Button>Se connecter</Button>} />
    </>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('alert').closest('[inert], [aria-hidden]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('reseau');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const None: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  },
};

export const LongWords: Story = {
  args: {
    toasts: [
      {
        key: 'x',
        severity: 'error',
        summary: 'Anticonstitutionnellementinterdépartementalisation refusée',
        detail: 'recepisse_declaration_activite_federation_interdepartementale_2026.pdf dépasse la taille permise.',
        sticky: true,
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('alert');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};
