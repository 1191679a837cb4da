import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RankedList, type RankedListProps } from './RankedList.tsx';

function Held(props: RankedListProps): ReactNode {
  const [keys, setKeys] = useState(props.items.map(({ key }) => key));
  const move = (next: readonly string[]) => {
    setKeys([...next]);
    props.onMove(next);
  };
  const items = keys.flatMap((key) => props.items.filter((one) => one.key === key));
  return <RankedList {...props} items={items} onMove={move} />;
}

/** Des choses dans un ordre choisi, à la souris, au doigt ou au clavier. */
const meta = {
  title: 'Données/RankedList',
  component: RankedList,
  parameters: {
    guide: {
      use: ['Quelques choses dont l’ordre compte et se choisit : des actualités, des catégories.'],
      avoid: [
        { when: 'Un ordre que donne une colonne.', instead: 'DataTable' },
        { when: 'Des choses à ouvrir, sans ordre à choisir.', instead: 'ItemList' },
      ],
      anatomy: [
        ['Poignée', 'À tirer, à la souris ou au doigt.'],
        ['Titre', 'Le lien, quand il y a de quoi ouvrir.'],
        ['Monter, Descendre', 'Une place à la fois ; éteint au bout de la liste.'],
        ['Action', 'Un bouton d’icône qui nomme la ligne.'],
      ],
      keyboard: [
        ['Tab', 'Du titre à ses boutons, puis à la ligne suivante.'],
        ['Entrée, Espace', 'Déplace d’une place ; le bouton garde le focus.'],
      ],
      doDont: [{ do: 'Enregistrer chaque déplacement.', dont: 'Un champ où taper un rang.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Actualités',
    items: [
      { key: 'un', title: 'Fermeture dimanche', href: '#un', description: 'Jusqu’au 29/11/2026' },
      { key: 'deux', title: 'Le dossier se remplit en ligne', href: '#deux' },
      {
        key: 'trois',
        title: 'Une nouvelle aide',
        action: <IconButton icon={Trash2} size="small" label="Supprimer « Une nouvelle aide »" onPress={fn()} />,
      },
    ],
    onMove: fn(),
    words: {
      up: (title) => `Monter « ${title} »`,
      down: (title) => `Descendre « ${title} »`,
      moved: (title, place) => `« ${title} » est en place ${place}`,
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RankedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Au clavier : le bouton garde le focus, et la place est dite. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const down = canvas.getByRole('button', { name: 'Descendre « Fermeture dimanche »' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(['deux', 'un', 'trois']);
    await expect(canvas.getByRole('status')).toHaveTextContent('« Fermeture dimanche » est en place 2');
    await expect(canvas.getByRole('button', { name: 'Descendre « Fermeture dimanche »' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(['deux', 'trois', 'un']);
    // At the end it cannot go on: the focus goes to what still moves it.
    await expect(canvas.getByRole('button', { name: 'Descendre « Fermeture dimanche »' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Monter « Fermeture dimanche »' })).toHaveFocus();
  },
};

/** À la souris ou au doigt : par la poignée. */
export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const rows = () => canvas.getAllByRole('listitem');
    const [first, , last] = rows();
    const handle = first?.querySelector('[aria-hidden]');
    if (!handle || last === undefined) throw new Error('Nothing to drag');
    // The pointer of a test is none that the browser knows.
    Object.assign(handle, { setPointerCapture: fn() });
    const { bottom } = last.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    await fireEvent.pointerMove(handle, { clientY: bottom - 2, pointerId: 1 });
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(within(rows()[2] ?? last).getByText('Fermeture dimanche')).toBeVisible();
    await fireEvent.pointerUp(handle, { pointerId: 1 });
    await expect(args.onMove).toHaveBeenLastCalledWith(['deux', 'trois', 'un']);
  },
};

/** Rien ne déborde. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
