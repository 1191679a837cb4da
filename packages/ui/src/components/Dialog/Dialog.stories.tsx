import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ onClose, ...args }: DialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Choisir les notifications</Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>Plus tard</Button>
            <Button variant="primary" onPress={close}>
              Enregistrer
            </Button>
          </>
        }
      />
    </>
  );
}

/**
 * Une question par-dessus la page : le focus y entre, y reste, et revient d’où il venait. Oui ou non : `ConfirmationDialog` ; une
 * attente : `ProgressDialog` ; un mot qui n’arrête personne : `ToastRegion`. Échap ferme quand `onClose` est donné ; un clic à côté ne
 * ferme pas, on y perdrait sa saisie.
 */
const meta = {
  title: 'Fenêtres/Dialog',
  component: Dialog,
  args: {
    title: 'Quand voulez-vous être prévenu ?',
    isOpen: false,
    onClose: fn(),
    children: <Text>Vous pourrez changer d’avis dans votre profil.</Text>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choisir les notifications' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Quand voulez-vous être prévenu ?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Plus tard' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Plus tard' })).toHaveFocus();
    await expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Sans `onClose`, Échap ne ferme pas. */
export const NotClosable: Story = {
  render: () => <Dialog title="Session reprise" isOpen actions={<Button variant="primary">Continuer</Button>} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Session reprise' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Trop long pour l’écran : la fenêtre défile, à 90 % de la hauteur au plus. */
export const ManyLines: Story = {
  args: {
    isOpen: true,
    title: 'Conditions d’utilisation',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>Article {index + 1}. L’entité s’engage à tenir ses informations à jour.</Text>
    )),
  },
  play: async () => {
    const modal = (await screen.findByRole('dialog')).parentElement;
    await expect(modal?.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
    await expect(modal?.scrollHeight).toBeGreaterThan(modal?.clientHeight ?? 0);
  },
};

/** Les boutons s’empilent sur toute la largeur, le plus important en haut. */
export const OnAPhone: Story = {
  args: { isOpen: true, title: 'Anticonstitutionnellementinterdépartementalisation' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const top = (name: string) => within(dialog).getByRole('button', { name }).getBoundingClientRect().top;
    await expect(top('Enregistrer')).toBeLessThan(top('Plus tard'));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
