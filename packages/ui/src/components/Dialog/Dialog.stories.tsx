import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ onClose, closeLabel, ...args }: DialogProps) {
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
        closeLabel={closeLabel}
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

/** Une question par-dessus la page : le focus y entre, y reste, et revient d’où il venait. */
const meta = {
  title: 'Fenêtres/Dialog',
  component: Dialog,
  parameters: {
    picture: { story: 'Open' },
    guide: {
      use: ['Une question courte, avec un ou deux champs, qu’il faut régler avant de continuer.'],
      avoid: [
        { when: 'Oui ou non.', instead: 'ConfirmationDialog' },
        { when: 'Une attente.', instead: 'ProgressDialog' },
        { when: 'Un mot qui n’arrête personne.', instead: 'ToastRegion' },
      ],
      anatomy: [
        ['Titre', 'La question ; il nomme la fenêtre.'],
        ['Croix', 'Quand on peut partir sans répondre et que rien d’autre ne le dit.'],
        ['Contenu', '320 px de large ; il défile entre le titre et les boutons, à 90 % de la hauteur au plus.'],
        [
          'Boutons',
          'À droite, le plus sûr d’abord, toujours en vue ; l’un sur l’autre sur un téléphone, ou s’ils sont trois.',
        ],
      ],
      keyboard: [
        ['Tab', 'Reste dans la fenêtre et y tourne.'],
        ['Échap', 'Ferme, quand on peut partir sans répondre.'],
      ],
      doDont: [
        { do: 'Une question par fenêtre.', dont: 'Un formulaire entier : c’est une page.' },
        {
          do: 'Un clic à côté ne ferme pas : on y perdrait sa saisie.',
          dont: 'Ouvrir une fenêtre depuis une fenêtre.',
        },
      ],
    } satisfies ComponentGuide,
  },
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
    heard.length = 0;
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
    // The focus says it all: in its title, then where one comes back to.
    await expect(heard).toEqual([]);
  },
};

/** Trois réponses : l’une sous l’autre, la principale en haut. */
export const ThreeAnswers: Story = {
  render: (args) => <Dialog {...args} />,
  args: {
    isOpen: true,
    title: 'Transmettre votre avis ?',
    actions: (
      <>
        <Button>Annuler</Button>
        <Button>Confirmer et passer au suivant</Button>
        <Button variant="primary">Transmettre l’avis</Button>
      </>
    ),
  },
  play: async () => {
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    await expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
    await expect(boxes.map(({ top }) => top)).toEqual(
      boxes.map(({ top }) => top).toSorted((one, other) => other - one),
    );
  },
};

/** Une croix ferme aussi, quand elle a un nom. */
export const WithCross: Story = {
  args: { isOpen: true, closeLabel: 'Fermer' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Quand voulez-vous être prévenu ?' });
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Fermer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

/** Trop long pour l’écran : le contenu défile entre deux filets, le titre et les boutons restent en vue. */
export const ManyLines: Story = {
  args: {
    isOpen: true,
    title: 'Conditions d’utilisation',
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index}>Article {index + 1}. L’entité s’engage à tenir ses informations à jour.</Text>
    )),
  },
  play: async ({ step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const modal = dialog.parentElement;
    const body = await within(dialog).findByRole('group', { name: 'Conditions d’utilisation' });
    await step('[K17] au plus 90 % de la hauteur, et un contenu de 320 px', async () => {
      await expect(modal?.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
      await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
      await expect(
        within(body)
          .getByText(/^Article 1\./)
          .getBoundingClientRect().width,
      ).toBe(320);
    });
    await step('le titre et les boutons restent en vue, un filet coupe ce qui va plus loin', async () => {
      const edges = modal?.getBoundingClientRect() ?? new DOMRect();
      const heading = within(dialog).getByRole('heading', { name: 'Conditions d’utilisation' });
      const button = within(dialog).getByRole('button', { name: 'Enregistrer' });
      await expect(heading.getBoundingClientRect().top).toBeGreaterThan(edges.top);
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(edges.bottom);
      await expect(body.dataset['above']).toBeUndefined();
      await expect(body.dataset['below']).toBe('true');
      body.scrollTop = body.scrollHeight;
      await waitFor(() => expect(body.dataset['below']).toBeUndefined());
      await expect(body.dataset['above']).toBe('true');
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(edges.bottom);
    });
    await step('le clavier le fait défiler, et ce qui a le focus n’est sous rien', async () => {
      await userEvent.tab();
      await expect(body).toHaveFocus();
    });
  },
};

function Filled({ onSubmit, ...args }: DialogProps) {
  const [names, setNames] = useState<readonly string[]>(Array.from({ length: 12 }, () => ''));
  return (
    <Dialog
      {...args}
      {...(onSubmit === undefined ? {} : { onSubmit })}
      actions={
        <Button type="submit" variant="primary">
          Inscrire
        </Button>
      }
    >
      {names.map((name, index) => (
        <TextField
          key={index}
          label={`Stagiaire ${index + 1}`}
          value={name}
          onChange={(typed) => setNames(names.map((one, rank) => (rank === index ? typed : one)))}
        />
      ))}
    </Dialog>
  );
}

/** Un formulaire : Entrée dans un champ l’envoie, et aucun champ qui prend le focus ne reste sous les boutons. */
export const Filling: Story = {
  args: { isOpen: true, title: 'Inscrire les stagiaires', onSubmit: fn() },
  render: (args) => <Filled {...args} />,
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const body = await within(dialog).findByRole('group', { name: 'Inscrire les stagiaires' });
    await step('[WCAG 2.4.11] chaque champ vient en vue entre le titre et les boutons', async () => {
      await userEvent.tab();
      for (const field of within(dialog).getAllByRole('textbox')) {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        const [inside, edges] = [field.getBoundingClientRect(), body.getBoundingClientRect()];
        await expect(inside.top).toBeGreaterThanOrEqual(edges.top);
        await expect(inside.bottom).toBeLessThanOrEqual(edges.bottom);
      }
    });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Une fenêtre sur une fenêtre : chacune rend le focus à la précédente. */
export const Nested: Story = {
  render: function Nested() {
    const [isAsking, setAsking] = useState(false);
    return (
      <>
        <Dialog
          title="Joindre une pièce"
          isOpen
          onClose={() => undefined}
          // A dialog that itself holds the focus takes it again half a second later, for VoiceOver (react-aria's useDialog).
          actions={
            <Button autoFocus onPress={() => setAsking(true)}>
              Retirer la pièce
            </Button>
          }
        />
        <Dialog
          title="Retirer statuts.pdf ?"
          role="alertdialog"
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          actions={<Button onPress={() => setAsking(false)}>Garder</Button>}
        />
      </>
    );
  },
  play: async ({ step, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Joindre une pièce' });
    const opener = screen.getByRole('button', { name: 'Retirer la pièce' });
    await userEvent.click(opener);
    await step('[D11] la seconde garde le focus, la première est hors d’atteinte', async () => {
      const second = await screen.findByRole('alertdialog', { name: 'Retirer statuts.pdf ?' });
      await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
      await expect(opener.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
      await userEvent.tab();
      await userEvent.tab();
      await expect(second).toContainElement(document.activeElement as HTMLElement);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Joindre une pièce' })).toBeVisible();
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

/** L’écran de 1280 × 1024 grossi quatre fois : tout se lit en défilant de haut en bas. */
export const At400Percent: Story = {
  args: { isOpen: true, closeLabel: 'Fermer' },
  parameters: {
    viewport: { options: { zoom: { name: 'Zoom 400 %', styles: { width: '320px', height: '256px' } } } },
  },
  globals: { viewport: { value: 'zoom' } },
  play: async ({ step, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const modal = dialog.parentElement;
    await step('[D13] rien ne dépasse, et le dernier bouton vient à portée', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(modal?.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9);
      await userEvent.tab({ shift: true });
      const last = within(dialog).getByRole('button', { name: 'Enregistrer' });
      await expect(last).toHaveFocus();
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};
