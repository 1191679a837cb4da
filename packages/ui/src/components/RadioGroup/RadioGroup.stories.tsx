import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const REGIMES = [
  { id: 'general', label: 'Général' },
  { id: 'agricole', label: 'Agricole (MSA)' },
  { id: 'independant', label: 'Indépendant' },
];
const OUI_NON = [
  { id: 'oui', label: 'Oui' },
  { id: 'non', label: 'Non' },
];

function Held(props: RadioGroupProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={onChange} />;
}

/** Un choix parmi quelques-uns, tous sous les yeux. */
const meta = {
  title: 'Champs/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      use: ['Deux à six choix que l’on compare avant de choisir.', 'Oui ou non, quand « pas encore répondu » compte.'],
      avoid: [
        { when: 'Plus de six choix.', instead: 'Select' },
        { when: 'Plusieurs choix à la fois.', instead: 'CheckboxGroup' },
        { when: 'Un oui ou non à accepter.', instead: 'Checkbox' },
      ],
      anatomy: [
        ['Question', 'Le nom du groupe, lu avant chaque choix.'],
        ['Choix', 'En ligne pour quatre mots courts au plus, sinon l’un sous l’autre ; chacun peut porter son aide.'],
        ['Faute', 'Sous la question.'],
      ],
      keyboard: [
        ['Tab', 'Entre une fois dans le groupe, au choix fait.'],
        ['Flèches', 'Choisissent.'],
        ['Espace', 'Prend le choix qui a le focus.'],
      ],
      doDont: [
        {
          do: 'Aucun choix d’avance quand la réponse engage.',
          dont: 'Un choix d’avance que l’on valide sans le lire.',
        },
        { do: 'Les choix dans l’ordre attendu.', dont: '« Autre » en premier.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Régime', options: REGIMES, value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Régime' })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByText('Agricole (MSA)'));
    await expect(args.onChange).toHaveBeenLastCalledWith('agricole');
    await expect(canvas.getByRole('radio', { name: 'Agricole (MSA)' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  args: { value: 'general' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Général' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('agricole');
    await expect(canvas.getByRole('radio', { name: 'Agricole (MSA)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('independant');
  },
};

export const InRow: Story = {
  args: { label: 'L’entité déclare des salariés à l’Urssaf', options: OUI_NON, isInline: true, value: 'oui' },
};

/** Chacun porte son aide, lue avec lui. */
export const WithHelp: Story = {
  args: {
    label: 'Format',
    isInline: true,
    value: 'a4',
    options: [
      { id: 'a4', label: 'Feuilles A4', description: 'une par personne' },
      { id: 'cartes', label: 'Cartes', description: 'une par page' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartes une par page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('cartes');
  },
};

/** Requis : c’est entendu en entrant dans le groupe. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/obligatoire/);
  },
};

export const WithError: Story = {
  args: {
    id: 'declaration-urssaf',
    label: 'L’entité déclare des salariés à l’Urssaf',
    description: 'Même s’ils travaillent à temps partiel.',
    options: OUI_NON,
    isInline: true,
    errorMessage: 'Indiquez si l’entité déclare des salariés à l’Urssaf.',
  },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/Même s’ils travaillent/);
    await expect(group).toHaveAccessibleDescription(/Indiquez si l’entité déclare/);
    canvasElement.querySelector<HTMLElement>('#declaration-urssaf')?.focus();
    await expect(canvas.getByRole('radio', { name: 'Oui' })).toHaveFocus();
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };

export const ReadOnly: Story = {
  args: { value: 'agricole', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Agricole (MSA)' })).toHaveFocus();
    for (const radio of canvas.getAllByRole('radio')) await userEvent.click(radio);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: 'agricole', isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).toBeDisabled();
      await userEvent.click(radio);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Trop longs pour tenir en ligne, les choix vont à la ligne sans déborder. */
export const LongWords: Story = {
  args: {
    isInline: true,
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'Établissement public interdépartementalinterprofessionnel de coopération, d’aménagement et d’entretien',
      },
      ...REGIMES,
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
