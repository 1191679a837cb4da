import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Text } from '../Text/Text.tsx';
import { PostalCodeCityField, type PostalCodeCityFieldProps } from './PostalCodeCityField.tsx';

function Held(props: PostalCodeCityFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: PostalCodeCityFieldProps['value']) => {
    setValue(next);
    props.onChange(next);
  };
  return <PostalCodeCityField {...props} value={value} onChange={onChange} />;
}

/** Un code postal et sa ville. */
const meta = {
  title: 'Champs/PostalCodeCityField',
  component: PostalCodeCityField,
  parameters: {
    guide: {
      use: ['Une adresse en France ou dans un pays voisin.'],
      avoid: [{ when: 'Choisir une région ou un département.', instead: 'Select' }],
      anatomy: [
        ['Code postal', 'Cherche les villes dès qu’il est entier.'],
        ['Ville', 'Celles du code sont proposées ; toute autre se saisit aussi.'],
      ],
      keyboard: [
        ['Flèches', 'Parcourent les villes proposées.'],
        ['Entrée', 'Prend la ville.'],
        ['Échap', 'Ferme la liste.'],
      ],
      doDont: [
        {
          do: 'Remplir la ville quand le code n’en a qu’une.',
          dont: 'Refuser une commune nouvelle que la liste ignore.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    postalCodeLabel: 'Code postal',
    cityLabel: 'Ville',
    value: { codePostal: null, ville: null },
    onChange: fn(),
    cities: [],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PostalCodeCityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code postal'), '35000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35000', ville: null });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ville')).toHaveFocus();
    await expect(canvas.getByLabelText('Ville')).toHaveAttribute('maxlength', '100');
    await userEvent.keyboard('L’Haÿ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35000', ville: 'L’Haÿ' });
  },
};

/** Les villes du code sont celles que la saisie propose. */
export const ManyCities: Story = {
  args: {
    value: { codePostal: '35250', ville: null },
    cities: ['Andouillé-Neuville', 'Aubigné', 'Chevaigné', 'Mouazé', 'Saint-Aubin-d’Aubigné', 'Saint-Germain-sur-Ille'],
  },
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Ville' });
    await expect([...(city.list?.options ?? [])].map(({ value }) => value)).toEqual(args.cities);
  },
};

export const WithErrors: Story = {
  args: {
    value: { codePostal: '3500', ville: null },
    postalCodeId: 'code-postal',
    cityId: 'ville',
    postalCodeError: 'Vérifiez le code postal : cinq chiffres.',
    cityError: 'Saisissez la ville.',
  },
  play: async ({ canvas, canvasElement }) => {
    const [code, city] = [canvas.getByLabelText('Code postal'), canvas.getByLabelText('Ville')];
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription('Vérifiez le code postal : cinq chiffres.');
    await expect(city).toBeInvalid();
    await expect(city).toHaveAccessibleDescription('Saisissez la ville.');
    canvasElement.querySelector<HTMLElement>('#ville')?.focus();
    await expect(city).toHaveFocus();
    canvasElement.querySelector<HTMLElement>('#code-postal')?.focus();
    await expect(code).toHaveFocus();
  },
};

/** Ce qui se dit de l’un ou de l’autre se place au bout de la ligne de son nom. */
export const LabelEnds: Story = {
  args: {
    value: { codePostal: '29200', ville: 'Brest' },
    cityEnd: (
      <Text as="span" look="small" tone="warning">
        Corrigé par la caisse
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrigé par la caisse')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleName('Ville');
  },
};

export const ReadOnly: Story = {
  args: { value: { codePostal: '29200', ville: 'Brest' }, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code postal'), '1');
    await userEvent.type(canvas.getByLabelText('Ville'), '1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** L’une sous l’autre sur un téléphone. */
export const OnAPhone: Story = {
  args: { value: { codePostal: '62126', ville: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson' } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { bottom } = canvas.getByLabelText('Code postal').getBoundingClientRect();
    await expect(canvas.getByLabelText('Ville').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
