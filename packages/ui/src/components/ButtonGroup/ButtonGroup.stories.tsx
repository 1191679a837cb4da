import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

/** Les boutons d’une même réponse : à leur place, et l’un sur l’autre sur un téléphone. */
const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: {
    guide: {
      use: ['Les deux ou trois boutons au bout d’un formulaire, d’un encart ou d’une fenêtre.'],
      avoid: [
        { when: 'Les actions d’une page longue.', instead: 'ActionBar' },
        { when: 'Des outils qu’on emploie à la suite.', instead: 'Toolbar' },
        { when: 'Plus de trois actions.', instead: 'Menu' },
      ],
      anatomy: [
        ['Boutons', 'De la moins à la plus importante ; 12 entre eux.'],
        ['Nom du groupe', 'Seulement si rien autour ne dit à quoi les boutons servent.'],
      ],
      keyboard: [['Tab', 'Va d’un bouton à l’autre, dans l’ordre où ils sont écrits.']],
      doDont: [{ do: 'Un seul bouton principal, le dernier.', dont: 'Deux boutons principaux : aucun ne l’est plus.' }],
    } satisfies ComponentGuide,
  },
  args: {
    children: [
      <Button key="a">Enregistrer le brouillon</Button>,
      <Button key="b" variant="primary">
        Soumettre
      </Button>,
    ],
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const lefts = (buttons: HTMLElement[]) => buttons.map((button) => button.getBoundingClientRect().left);

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first = 0, second = 0] = lefts(canvas.getAllByRole('button'));
    await expect(second).toBeGreaterThan(first);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enregistrer le brouillon' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Ends: Story = { args: { align: 'end' } };

/** Le groupe a un nom, quand rien autour ne le dit. */
export const Named: Story = {
  args: { label: 'Affichage', children: ['Liste', 'Carte'].map((word) => <Button key={word}>{word}</Button>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Affichage' })).toBeVisible();
  },
};

/** L’un sur l’autre, le principal en haut. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [draft, submit] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(submit?.bottom).toBeLessThan(draft?.top ?? 0);
    await expect(submit?.width).toBe(draft?.width);
  },
};

export const KeptInLineOnAPhone: Story = {
  args: { isStackedOnPhone: false, children: ['Garder', 'Prendre'].map((word) => <Button key={word}>{word}</Button>) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [first = 0, second = 0] = lefts(canvas.getAllByRole('button'));
    await expect(second).toBeGreaterThan(first);
  },
};
