import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const JOURS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'].map((label) => ({ id: label.toLowerCase(), label }));

function Held(props: CheckboxGroupProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: readonly string[]) => {
    setValue(next);
    props.onChange(next);
  };
  return <CheckboxGroup {...props} value={value} onChange={onChange} />;
}

/** Plusieurs réponses parmi quelques-unes, toutes sous les yeux. */
const meta = {
  title: 'Champs/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      use: ['Plusieurs réponses possibles à une seule question, jusqu’à une dizaine.'],
      avoid: [
        { when: 'Plus d’une dizaine de réponses.', instead: 'MultiSelect' },
        { when: 'Une seule réponse.', instead: 'RadioGroup' },
        { when: 'Une seule case.', instead: 'Checkbox' },
      ],
      anatomy: [
        ['Question', 'Le nom du groupe, lu à l’entrée.'],
        ['Tout', 'Facultatif : prend ou rend tout ce qui peut l’être ; mi-cochée quand une partie l’est.'],
        ['Réponses', 'Chacune avec son nom, et une aide s’il le faut.'],
        ['Faute', 'Sous le groupe, lue avec lui.'],
      ],
      keyboard: [
        ['Tab', 'Va d’une case à l’autre.'],
        ['Espace', 'Coche ou décoche.'],
      ],
      doDont: [{ do: 'Jours d’ouverture', dont: 'Veuillez cocher une ou plusieurs cases' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Jours d’ouverture', options: JOURS, value: [], onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La valeur suit l’ordre des réponses, et non celui des gestes. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Jours d’ouverture' })).toBeVisible();
    await userEvent.click(canvas.getByText('Jeudi'));
    await userEvent.click(canvas.getByText('Mardi'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['mardi', 'jeudi']);
    await userEvent.click(canvas.getByText('Jeudi'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['mardi']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Lundi' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['lundi', 'mardi']);
  },
};

/** « Tous » est mi-cochée quand une partie l’est ; elle prend tout, puis rend tout, et laisse ce qui ne change pas. */
export const WithAll: Story = {
  args: {
    allLabel: 'Tous les jours',
    value: ['mardi', 'vendredi'],
    options: JOURS.map((jour) => (jour.id === 'vendredi' ? { ...jour, isDisabled: true } : jour)),
  },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Tous les jours' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['vendredi']);
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByText('Lundi'));
    await expect(all).toBePartiallyChecked();
  },
};

export const WithHelp: Story = {
  args: {
    label: 'Alertes reçues',
    description: 'Une par jour au plus.',
    value: ['echeance'],
    options: [
      { id: 'echeance', label: 'Échéances', description: 'Quatorze jours avant, puis la veille.' },
      { id: 'decision', label: 'Décisions', description: 'Dès qu’elles sont prises.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Une par jour au plus.');
    await expect(canvas.getByRole('checkbox', { name: 'Échéances' })).toHaveAccessibleDescription(/la veille\./);
  },
};

export const InRow: Story = { args: { isInline: true, value: ['lundi'] } };

export const WithError: Story = {
  args: { id: 'jours', errorMessage: 'Choisissez au moins un jour.' },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('checkbox');
    await expect(first).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choisissez au moins un jour\./);
    canvasElement.querySelector<HTMLElement>('#jours')?.focus();
    await expect(first).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { value: ['lundi', 'jeudi'], isReadOnly: true, allLabel: 'Tous les jours' },
  play: async ({ args, canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: ['lundi'], isDisabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Organismes interdépartementauxinterprofessionnelsinterrégionaux concernés par la demande',
    allLabel: 'Tous les organismes interdépartementauxinterprofessionnelsinterrégionaux',
    options: [{ id: 'long', label: 'AssociationInterprofessionnelleDeSantéAuTravailDesPaysDeLaLoire' }, ...JOURS],
    value: ['long'],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
