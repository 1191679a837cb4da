import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
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

/** Ce qui vient de se passer, en deux lignes, sans arrêter personne. */
const meta = {
  title: 'Retours/ToastRegion',
  component: ToastRegion,
  parameters: {
    picture: { story: 'Severities' },
    guide: {
      use: ['Le résultat d’une action, une panne, une nouvelle version.'],
      avoid: [
        { when: 'Ce qui demande une réponse.', instead: 'ConfirmationDialog' },
        { when: 'Ce qui doit rester dans la page.', instead: 'Callout' },
        { when: 'Une faute dans un champ.', instead: 'le message du champ' },
      ],
      anatomy: [
        ['Icône', 'La gravité, sans la couleur ; dite aussi.'],
        ['Résumé et détail', 'Ce qui s’est passé, puis de quoi il s’agit.'],
        ['Action', 'Au plus une, facultative : « Annuler ».'],
        ['Croix', 'Ferme, et rend le focus d’où il venait.'],
        ['Barre', 'Ce qui reste de vie ; le survol et le focus l’arrêtent.'],
      ],
      keyboard: [
        ['Tab', 'Va à la croix du message et arrête son compte à rebours.'],
        ['Entrée, Espace', 'Ferme le message.'],
      ],
      doDont: [
        {
          do: 'Une erreur interrompt la lecture, le reste attend son tour.',
          dont: 'Dire ainsi ce qu’il faut faire : le message sera parti.',
        },
      ],
    } satisfies ComponentGuide,
  },
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
    await expect(canvas.getByRole('group', { name: /^Succès\s: Demande soumise/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('soumise');
    await waitFor(() => expect(canvas.queryByText('Demande soumise')).toBeNull());
  },
};

export const Severities: Story = {
  args: { toasts: [newer, unscanned, lost] },
  beforeEach: () => {
    heard.length = 0;
  },
  play: async ({ canvas, step }) => {
    await step('[D10][F27] chacun avec sa gravité, dit une fois et d’un trait', async () => {
      await expect(canvas.getAllByRole('group')).toHaveLength(3);
      await expect(canvas.getByRole('group', { name: /^Erreur\s: Connexion perdue/ })).toBeInTheDocument();
      await waitFor(() =>
        expect(heard.filter((words) => words.startsWith('Erreur : Connexion perdue'))).toHaveLength(1),
      );
      await expect(heard).toHaveLength(3);
    });
    await step('[K15] 25rem de large, en bas à droite', async () => {
      const { width, right, bottom } = canvas.getByRole('region').getBoundingClientRect();
      await expect(width).toBe(400);
      await expect(right).toBe(document.body.getBoundingClientRect().right - 24);
      await expect(bottom).toBe(window.innerHeight - 24);
    });
  },
};

/** Un refus sans titre à lui ne dit pas sa gravité deux fois. */
export const SeverityOnce: Story = {
  args: { toasts: [{ ...lost, key: 'refus', summary: 'Erreur', detail: 'La réponse n’a pas été envoyée.' }] },
  beforeEach: () => {
    heard.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Erreur' })).toBeInTheDocument();
    await waitFor(() => expect(heard).toContain('Erreur. La réponse n’a pas été envoyée.'));
  },
};

/** Le plus ancien attend que les autres partent. */
export const MoreThanThree: Story = {
  args: { toasts: [submitted, newer, unscanned, lost] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Demande soumise')).toBeNull();
    await userEvent.click(
      within(canvas.getByRole('group', { name: /^Erreur/ })).getByRole('button', { name: 'Fermer' }),
    );
    await waitFor(() => expect(canvas.getByText('Demande soumise')).toBeVisible());
  },
};

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Il part de lui-même, mais pas tant qu’on le survole ou qu’on y est. */
export const ShortLife: Story = {
  args: { toasts: [{ ...submitted, sticky: false, life: 400 }] },
  play: async ({ args, canvas, step, userEvent }) => {
    const toast = canvas.getByRole('group');
    await step('[K11] le survol et le focus arrêtent le compte à rebours', async () => {
      await userEvent.hover(toast);
      await wait(700);
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Fermer' })).toHaveFocus();
      await userEvent.unhover(toast);
      await wait(700);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('[K11] les quitter le reprend', async () => {
      await userEvent.tab();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onClose).toHaveBeenCalledWith('soumise');
    });
  },
};

/** Sans rien dire de sa vie, il vit trois secondes. */
export const UsualLife: Story = {
  args: { toasts: [{ ...submitted, sticky: false }] },
  play: async ({ args, canvas, step }) => {
    await step('[K11] 3000 ms', async () => {
      const began = performance.now();
      await expect(canvas.getByRole('group').lastElementChild).toHaveAttribute('style', 'animation-duration: 3000ms;');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('soumise'));
      await expect(performance.now() - began).toBeGreaterThan(2500);
    });
  },
};

/** Fermé, il s’efface ; son voisin n’en perd rien de sa vie, et on ne peut plus le presser. */
export const Leaving: Story = {
  args: { toasts: [submitted, newer] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Fermer' }));
    await expect(first).toHaveAttribute('inert');
    await expect(args.onClose).toHaveBeenCalledWith('soumise');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toBeVisible();
  },
};

/** Où rien ne bouge, il part aussitôt : il ne reste pas, invisible, sur ce qu’il couvrait. */
export const LeavingWithoutMotion: Story = {
  args: { toasts: [submitted] },
  render: (args) => (
    <>
      <style>{'[data-severity] { animation: none !important; }'}</style>
      <Kept {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.getByRole('region')).toBeEmptyDOMElement());
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
    await expect(
      within(canvas.getByRole('group', { name: /^Erreur/ })).getByRole('button', { name: 'Fermer' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('group', { name: /^Erreur/ })).toBeNull());
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
    await expect(screen.getByRole('group', { name: /^Erreur/ }).closest('[inert], [aria-hidden]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('reseau');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const undo = fn();

/** De quoi revenir sur ce qui vient d’être fait ; le message part avec. */
export const WithAction: Story = {
  args: {
    toasts: [
      {
        key: 'supprimee',
        severity: 'success',
        summary: 'Alerte supprimée',
        detail: 'Décision rendue sur la demande DH-2026-0433',
        sticky: true,
        action: { label: 'Annuler', onPress: undo },
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('supprimee');
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
    const toast = canvas.getByRole('group');
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};
