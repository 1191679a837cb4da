import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

/** Un complément à côté d’une chose, à la demande ; il prend le focus et le rend. */
const meta = {
  title: 'Fenêtres/Popover',
  component: Popover,
  parameters: {
    picture: { isPressed: true },
    guide: {
      use: ['Expliquer un mot ou un chiffre sans quitter la ligne : quelques phrases, un lien.'],
      avoid: [
        { when: 'Ce qu’il faut savoir pour remplir un champ.', instead: 'l’aide sous son libellé, toujours en vue' },
        { when: 'Deux ou trois mots sur un bouton.', instead: 'Tooltip' },
        { when: 'Des choix.', instead: 'Menu' },
      ],
      anatomy: [
        ['Déclencheur', 'Un `Button` ou un `IconButton` ; il dit s’il est ouvert.'],
        ['Titre', 'Nomme ce qui s’ouvre.'],
        ['Contenu', 'Court ; il défile quand la place manque.'],
      ],
      keyboard: [
        ['Entrée, Espace', 'Ouvre, et le focus entre.'],
        ['Échap', 'Ferme et rend le focus au bouton.'],
      ],
      doDont: [
        { do: 'Une explication dont on peut se passer.', dont: 'Une condition sans laquelle la demande est refusée.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    trigger: <Button>Comment ce délai est-il compté ?</Button>,
    title: 'Le délai d’instruction',
    children: (
      <>
        <Text look="small">Il court du dépôt à la décision, sans compter les jours où un complément est attendu.</Text>
        <Link href="#manuel" isSmall>
          Lire le manuel
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Comment ce délai est-il compté ?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Le délai d’instruction' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Une icône suffit à l’ouvrir, quand la place manque. */
export const FromAnIcon: Story = {
  args: { trigger: <IconButton icon={CircleQuestionMark} label="Aide sur le délai" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aide sur le délai' }));
    const popover = await screen.findByRole('dialog', { name: 'Le délai d’instruction' });
    await waitFor(() => expect(popover).toBeVisible());
  },
};

/** Dans une fenêtre : Échap ferme l’un, puis l’autre. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Demander une prolongation ?" isOpen onClose={() => undefined} actions={<Button>Demander</Button>}>
      <Popover {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Demander une prolongation ?' });
    const trigger = within(dialog).getByRole('button', { name: 'Comment ce délai est-il compté ?' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Le délai d’instruction' });
    await waitFor(() => {
      const { left, top, width } = popover.getBoundingClientRect();
      return expect(popover).toContainElement(document.elementFromPoint(left + width / 2, top + 20) as HTMLElement);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(dialog).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { title: 'Anticonstitutionnellementinterdépartementalisation' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const popover = await screen.findByRole('dialog');
    await waitFor(async () => {
      await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
      await expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
