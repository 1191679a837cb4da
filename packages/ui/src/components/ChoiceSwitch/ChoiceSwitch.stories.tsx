import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ChoiceSwitch, type ChoiceSwitchProps } from './ChoiceSwitch.tsx';

function Held({ onClear, ...props }: ChoiceSwitchProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  const clear = () => {
    setValue(null);
    onClear?.();
  };
  return (
    <ChoiceSwitch {...props} value={value} onChange={onChange} {...(onClear === undefined ? {} : { onClear: clear })} />
  );
}

/** Deux ou trois choix accolés : le changement vaut tout de suite. */
const meta = {
  title: 'Champs/ChoiceSwitch',
  component: ChoiceSwitch,
  parameters: {
    guide: {
      use: ['Deux ou trois façons de voir la même chose.', 'Une réponse d’un seul geste, comme présent ou absent.'],
      avoid: [
        { when: 'Plus de trois choix, ou des choix longs.', instead: 'RadioGroup' },
        { when: 'Un réglage que l’on met ou que l’on ôte.', instead: 'Switch' },
        { when: 'Une autre page.', instead: 'LinkTabs' },
      ],
      anatomy: [
        ['Groupe', 'Son nom est lu, il n’est pas montré.'],
        ['Choix', 'Un mot ou deux ; celui qui vaut est rempli.'],
        ['Choix contre', 'Bord épais, croix et gras : il se distingue sans la couleur.'],
      ],
      keyboard: [
        ['Tab', 'Entre une fois dans le groupe, au choix fait.'],
        ['Flèches', 'Choisissent.'],
        ['Espace', 'Prend le choix qui a le focus, ou le reprend là où il peut l’être.'],
      ],
      doDont: [{ do: '« Semaine », « Mois ».', dont: 'Une phrase par choix.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Vue',
    choices: [
      { id: 'semaine', label: 'Semaine' },
      { id: 'mois', label: 'Mois' },
    ],
    value: 'mois',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChoiceSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Vue' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mois' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('semaine');
    await expect(canvas.getByRole('radio', { name: 'Semaine' })).toBeChecked();
  },
};

const RESULTAT = [
  { id: 'ADMIS', label: 'Admis' },
  { id: 'NON_ADMIS', label: 'Non admis', isAgainst: true },
];

/** Un second geste sur le même choix le reprend. */
export const Clearable: Story = {
  args: { label: 'Résultat', choices: RESULTAT, value: null, hasMarks: true, size: 'large', onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText('Admis'));
    await expect(args.onChange).toHaveBeenLastCalledWith('ADMIS');
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Admis'));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('radio', { name: 'Admis' })).not.toBeChecked();
  },
};

export const Against: Story = {
  args: { label: 'Résultat', choices: RESULTAT, value: 'NON_ADMIS', hasMarks: true, size: 'large', isFullWidth: true },
  globals: { viewport: { value: 'w320' } },
};

export const Disabled: Story = {
  args: { label: 'Résultat', choices: RESULTAT, value: null, size: 'large', isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Admis'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
