import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Text } from '../Text/Text.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const INDICATIFS = ['+33', '+262', '+590', '+594', '+596', '+508', '+687', '+689'].map((id) => ({ id, label: id }));

function Held(props: PhoneFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: PhoneFieldProps['value']) => {
    setValue(next);
    props.onChange(next);
  };
  return <PhoneField {...props} value={value} onChange={onChange} />;
}

/** Un numéro de téléphone et son indicatif, nommés ensemble. */
const meta = {
  title: 'Champs/PhoneField',
  component: PhoneField,
  parameters: {
    guide: {
      use: ['Un numéro où l’on peut être joint, de France ou d’ailleurs.'],
      avoid: [{ when: 'Un numéro qui n’est pas un téléphone.', instead: 'TextField' }],
      anatomy: [
        ['Indicatif', 'Une liste ; le premier vaut tant qu’aucun n’est choisi.'],
        ['Numéro', 'Se saisit comme il se dit, avec ou sans espaces.'],
      ],
      keyboard: [
        ['Tab', 'Va à l’indicatif, puis au numéro.'],
        ['Une lettre', 'Dans l’indicatif, mène au pays.'],
      ],
      doDont: [
        { do: 'Laisser les espaces et remettre en forme après.', dont: 'Un masque qui avale ce que l’on tape.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Téléphone',
    indicatifLabel: 'Indicatif',
    numeroLabel: 'Numéro',
    description: 'Par exemple 05 36 49 12 40.',
    indicatifs: INDICATIFS,
    value: { indicatif: null, numero: null },
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Téléphone' })).toHaveAccessibleDescription(
      'Par exemple 05 36 49 12 40.',
    );
    const numero = canvas.getByRole('textbox', { name: 'Numéro' });
    await expect(numero).toHaveAttribute('autocomplete', 'tel-national');
    await expect(numero).toHaveAttribute('maxlength', '40');
    await userEvent.type(numero, '05 36');
    await expect(args.onChange).toHaveBeenLastCalledWith({ indicatif: '+33', numero: '05 36' });
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const OtherIndicatif: Story = {
  args: { value: { indicatif: '+33', numero: '6 92 12 34 56' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Indicatif/ }));
    await userEvent.click(await screen.findByRole('option', { name: '+262' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ indicatif: '+262', numero: '6 92 12 34 56' });
  },
};

export const WithError: Story = {
  args: {
    id: 'telephone',
    value: { indicatif: '+33', numero: '05 36' },
    errorMessage: 'Vérifiez le numéro de téléphone et son indicatif.',
  },
  play: async ({ canvas, canvasElement }) => {
    const numero = canvas.getByRole('textbox');
    await expect(numero).toBeInvalid();
    await expect(numero).toHaveAccessibleDescription('Vérifiez le numéro de téléphone et son indicatif.');
    canvasElement.querySelector<HTMLElement>('#telephone')?.focus();
    await expect(numero).toHaveFocus();
  },
};

/** La faute n’écarte pas les deux parties l’une de l’autre. */
export const Aligned: Story = {
  args: { errorMessage: 'Saisissez le numéro de téléphone.' },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBe(top);
  },
};

export const ReadOnly: Story = {
  args: { value: { indicatif: '+33', numero: '05 36 49 12 40' }, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Indicatif' })).toHaveValue('+33');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Numéro' }), '1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Optional: Story = {
  args: { optionalLabel: '(facultatif)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Téléphone (facultatif)');
  },
};

/** Ce qui se dit du numéro se place au bout de la ligne de son nom. */
export const LabelEnd: Story = {
  args: {
    value: { indicatif: '+33', numero: '05 36 49 12 40' },
    labelEnd: (
      <Text as="span" look="small" tone="warning">
        Corrigé par la caisse
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Téléphone');
    const end = canvas.getByText('Corrigé par la caisse').getBoundingClientRect();
    await expect(end.top).toBeLessThan(canvas.getByText('Téléphone').getBoundingClientRect().bottom);
  },
};

export const OnAPhone: Story = {
  args: {
    value: { indicatif: '+262', numero: '6 92 12 34 56' },
    errorMessage: 'Vérifiez le numéro de téléphone et son indicatif.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const numero = canvas.getByRole('textbox');
    await expect(numero.scrollWidth).toBeLessThanOrEqual(numero.clientWidth);
  },
};
