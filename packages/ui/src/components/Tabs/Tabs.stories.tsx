import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

/** Les parties d’une page, une seule en vue. */
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      use: ['Un formulaire ou un dossier long, dont les parties se remplissent dans l’ordre qu’on veut.'],
      avoid: [
        { when: 'Les vues d’une liste, gardées dans l’adresse.', instead: 'LinkTabs' },
        { when: 'Des étapes dans l’ordre.', instead: 'Stepper' },
        { when: 'Peu de contenu.', instead: 'Section' },
      ],
      anatomy: [
        ['Onglet', 'Un nom court ; un compte s’il y en a un, ou ce qui reste à remplir.'],
        ['Fautes', 'Leur nombre se voit, et s’entend avec son mot.'],
        ['Panneau', 'Porte le nom de son onglet.'],
      ],
      keyboard: [
        ['Tab', 'Entre sur l’onglet ouvert, puis dans le panneau.'],
        ['Flèche gauche, Flèche droite', 'Va d’un onglet à l’autre, sans l’ouvrir.'],
        ['Début, Fin', 'Va au premier, au dernier.'],
        ['Entrée, Espace', 'Ouvre l’onglet.'],
      ],
      doDont: [{ do: 'Sept onglets au plus.', dont: 'Comparer deux onglets : il faut les avoir en tête.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Parties de la demande',
    selected: 'entite',
    onSelect: fn(),
    items: [
      { id: 'entite', label: 'Entité', content: <Text>Lorraine Prévention Formation, à Nancy.</Text> },
      { id: 'pieces', label: 'Pièces', count: 6, content: <Text>Six pièces sont jointes.</Text> },
      { id: 'formateurs', label: 'Formateurs', content: <Text>Marc Thévenot, formateur.</Text> },
    ],
  },
  render: function Held(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelect={(id) => {
          args.onSelect(id);
          setSelected(id);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Pièces 6' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('pieces');
    await expect(canvas.getByRole('tabpanel', { name: 'Pièces 6' })).toHaveTextContent('Six pièces sont jointes.');
    await expect(canvas.queryByText(/^Lorraine/)).toBeNull();
  },
};

/** Les flèches déplacent le focus ; rien ne s’ouvre avant Entrée. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Entité' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Pièces 6' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Formateurs' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('formateurs');
    await expect(canvas.getByRole('tab', { name: 'Formateurs' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    // The tabs as a whole hear of no focus: they are not drawn again for it.
    await expect(canvas.getByRole('tablist').closest('[data-focused]')).toBeNull();
  },
};

/** Le nombre de fautes se voit, et s’entend avec son mot. */
export const WithErrors: Story = {
  args: {
    items: [
      { id: 'entite', label: 'Entité', content: 'Lorraine Prévention Formation' },
      { id: 'formateurs', label: 'Formateurs', errors: { count: 1, label: '1 erreur' }, content: 'Marc Thévenot' },
      { id: 'avis', label: 'Avis', errors: { count: 2, label: '2 erreurs' }, content: 'Favorable' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Avis 2 erreurs' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Formateurs 1 erreur' })).toBeVisible();
  },
};

/** Ce qui reste à remplir se voit et s’entend ; une partie complète porte une coche, une faute prend la place du reste. */
export const WithWhatIsLeft: Story = {
  args: {
    items: [
      { id: 'entite', label: 'Entité', left: { count: 0, label: 'rien à remplir' }, content: 'Lorraine Prévention' },
      { id: 'pieces', label: 'Pièces', count: 1, left: { count: 2, label: '2 à remplir' }, content: 'Une pièce' },
      {
        id: 'contact',
        label: 'Contact',
        left: { count: 3, label: '3 à remplir' },
        errors: { count: 3, label: '3 erreurs' },
        content: 'Sophie Marchal',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Entité rien à remplir' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pièces 2 à remplir' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Contact 3 erreurs' })).toBeVisible();
  },
};

/** Les onglets défilent, celui qu’on lit est en vue. */
export const OnAPhone: Story = {
  args: {
    selected: 'avis',
    items: ['Entité', 'Adresse', 'Pièces', 'Formateurs', 'Plateformes', 'Avis'].map((label) => ({
      id: label.toLowerCase(),
      label,
      content: `Partie « ${label} ».`,
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const row = canvas.getByRole('tablist').parentElement ?? canvasElement;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(row.scrollHeight).toBe(row.clientHeight);
    const isInSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const shown = row.getBoundingClientRect();
      return left >= shown.left - 1 && right <= shown.right + 1;
    };
    await waitFor(() => expect(isInSight('Avis')).toBe(true));
    await expect(isInSight('Entité')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(isInSight('Entité')).toBe(true));
  },
};

/** Ce qui ne tient pas s’annonce : le bord s’efface sous un bouton, qui avance la rangée ; au bout, il s’en va. */
export const MoreThanFits: Story = {
  args: {
    selected: 'entité',
    items: ['Entité', 'Adresse', 'Pédagogie', 'Technique', 'Plateformes', 'Formateurs', 'Documents', 'Avis'].map(
      (label) => ({ id: label.toLowerCase(), label, content: `Partie « ${label} ».` }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const edges = () => [...canvasElement.querySelectorAll<HTMLElement>('button[aria-hidden]')];
    const row = canvas.getByRole('tablist').parentElement ?? canvasElement;
    const last = canvas.getByRole('tab', { name: 'Avis' });
    await waitFor(() => expect(edges()).toHaveLength(1));
    await userEvent.click(edges()[0] ?? canvasElement);
    await waitFor(() => expect(edges()).toHaveLength(2));
    await userEvent.click(edges()[1] ?? canvasElement);
    await waitFor(() => expect(edges()).toHaveLength(1));
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
    // By keyboard the tab comes beside the button, not under it.
    canvas.getByRole('tab', { name: 'Entité' }).focus();
    for (let at = 0; at < 3; at += 1) await userEvent.keyboard('{ArrowRight}');
    const focused = canvas.getByRole('tab', { name: 'Technique' });
    await expect(focused).toHaveFocus();
    const isClear = () => {
      const { left, right } = focused.getBoundingClientRect();
      return edges()
        .map((edge) => edge.getBoundingClientRect())
        .every((over) => right <= over.left + 1 || left >= over.right - 1);
    };
    await waitFor(() => expect(isClear()).toBe(true));
  },
};

/** Sur le papier, toutes les parties, l’une sous l’autre. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('Six pièces sont jointes.')).toBeInTheDocument();
    await expect(canvas.getByText('Marc Thévenot, formateur.')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('Six pièces sont jointes.')).toBeNull());
    await expect(canvas.getByText(/^Lorraine/)).toBeVisible();
  },
};
