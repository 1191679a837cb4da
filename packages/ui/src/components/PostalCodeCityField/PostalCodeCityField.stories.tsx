import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
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

const foldCity = (city: string) =>
  city
    .toLowerCase()
    .replaceAll('saint', 'st')
    .replaceAll(/[^a-zé]/g, '');

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
        ['Ville', 'L’une de celles du code ; un code sans commune, tel un CEDEX, laisse saisir la sienne.'],
      ],
      keyboard: [
        ['Flèches', 'Parcourent les villes proposées.'],
        ['Entrée', 'Prend la ville.'],
        ['Échap', 'Ferme la liste.'],
      ],
      doDont: [
        {
          do: 'Remplir la ville quand le code n’en a qu’une, et la vider quand le code change.',
          dont: 'Garder comme ville un mot que le code ne connaît pas.',
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
    cityWords: { open: 'Montrer les villes', empty: 'Aucune ville de ce nom pour ce code postal.' },
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
    await expect(canvas.getByRole('combobox', { name: 'Ville' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Ville' })).toHaveAttribute('maxlength', '100');
    await userEvent.keyboard('L’Haÿ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35000', ville: 'L’Haÿ' });
  },
};

/** Les villes du code se parcourent aux flèches, chacune une option que l’on entend ; un mot qui n’en est pas ne reste pas. */
export const ManyCities: Story = {
  args: {
    value: { codePostal: '35250', ville: null },
    cities: ['Andouillé-Neuville', 'Aubigné', 'Chevaigné', 'Mouazé', 'Saint-Aubin-d’Aubigné', 'Saint-Germain-sur-Ille'],
    foldCity,
  },
  play: async ({ args, canvas, userEvent }) => {
    const city = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Ville' });
    city.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    const [first] = screen.getAllByRole('option');
    await expect(city).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35250', ville: 'Aubigné' });
    await userEvent.clear(city);
    await userEvent.keyboard('asdfgh');
    await waitFor(() => expect(screen.getByText('Aucune ville de ce nom pour ce code postal.')).toBeVisible());
    await userEvent.tab();
    await expect(city).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35250', ville: null });
    await userEvent.type(city, 'st germain');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.type(city, ' sur ille');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35250', ville: 'Saint-Germain-sur-Ille' });
  },
};

/** Un code sans commune laisse saisir la ville : rien n’est proposé, et aucun bouton n’ouvre une liste vide. */
export const Cedex: Story = {
  args: { value: { codePostal: '35042', ville: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), 'Rennes CEDEX');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ codePostal: '35042', ville: 'Rennes CEDEX' });
    await expect(canvas.queryByRole('button')).toBeNull();
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
    const [code, city] = [canvas.getByLabelText('Code postal'), canvas.getByRole('combobox', { name: 'Ville' })];
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
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ville' }), '1');
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
    await expect(canvas.getByRole('combobox', { name: 'Ville' }).getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
