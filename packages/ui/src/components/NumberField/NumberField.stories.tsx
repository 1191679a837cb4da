import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Held(props: NumberFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: number | null) => {
    setValue(next);
    props.onChange(next);
  };
  return <NumberField {...props} value={value} onChange={onChange} />;
}

/** Un nombre que l’on compte ou mesure, écrit comme en français : « 1 234,5 ». */
const meta = {
  title: 'Champs/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      use: ['Une quantité : des personnes, des heures, un taux.', 'Avec ses boutons quand on ajuste de peu.'],
      avoid: [
        { when: 'Un numéro qui ne se compte pas : SIRET, téléphone, code postal.', instead: 'TextField' },
        { when: 'Une année seule.', instead: 'TextField' },
      ],
      anatomy: [
        ['Saisie', 'Refuse les lettres ; écrit le nombre en français quand on la quitte.'],
        ['Unité', 'Après la saisie, lue avec elle.'],
        ['Boutons', 'Facultatifs : un pas de moins, un pas de plus, dans les limites.'],
        ['Faute', 'Un nombre hors des limites reste tel qu’il est saisi : la faute le dit.'],
      ],
      keyboard: [
        ['Flèche haut, Flèche bas', 'Un pas de plus, un pas de moins.'],
        ['Début, Fin', 'Le plus petit nombre, le plus grand.'],
        ['Entrée', 'Prend le nombre saisi.'],
      ],
      doDont: [{ do: 'Durée, unité « heures »', dont: 'Durée (en h, arrondir au supérieur)' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Nombre de stagiaires', value: null, onChange: fn(), minValue: 0, maxValue: 10_000 },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saisi d’un trait, écrit avec ses milliers quand on le quitte. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nombre de stagiaires' });
    await userEvent.type(field, '12a50');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await expect(field).toHaveValue('1\u202F250');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ByKeyboard: Story = {
  args: { value: 10, step: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

/** Les boutons s’arrêtent aux limites. */
export const WithSteps: Story = {
  args: { value: 9, maxValue: 10, stepLabels: { decrease: 'Un stagiaire de moins', increase: 'Un stagiaire de plus' } },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Un stagiaire de plus' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(more).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Un stagiaire de moins' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
  },
};

/** L’unité est lue avec le nombre, sans en faire partie. */
export const WithUnit: Story = {
  args: { label: 'Durée', unit: 'heures', fractionDigits: 1, value: 7.5, description: 'Pauses comprises.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Durée' });
    await expect(field).toHaveValue('7,5');
    await expect(field).toHaveAccessibleDescription(/Pauses comprises\./);
    await expect(field).toHaveAccessibleDescription(/heures/);
    await userEvent.clear(field);
    await userEvent.type(field, '3,25{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3.3);
  },
};

/** Requis : c’est entendu à son arrivée ; à l’œil, seuls les champs facultatifs sont marqués. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

/** Hors des limites, le nombre reste celui qui fut saisi. */
export const WithError: Story = {
  args: {
    id: 'stagiaires',
    value: 12,
    maxValue: 10,
    errorMessage: 'Une session compte au plus 10 stagiaires. Ouvrez-en une autre pour les suivants.',
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/au plus 10\sstagiaires/);
    canvasElement.querySelector<HTMLElement>('#stagiaires')?.focus();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await expect(field).toHaveValue('25');
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };

export const ReadOnly: Story = {
  args: { value: 8, isReadOnly: true, unit: 'stagiaires', stepLabels: { decrease: 'Moins', increase: 'Plus' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), '{ArrowUp}1');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: 8, isDisabled: true, stepLabels: { decrease: 'Moins', increase: 'Plus' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Nombre d’établissements interdépartementauxinterprofessionnelsinterrégionaux',
    unit: 'établissements interdépartementaux',
    value: 3,
    stepLabels: { decrease: 'Un de moins', increase: 'Un de plus' },
    errorMessage:
      'Le nombre d’établissements ne peut pas dépasser celui du registre. Vérifiez-le, ou demandez sa mise à jour.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
