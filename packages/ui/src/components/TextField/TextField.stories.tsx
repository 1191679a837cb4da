import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Held(props: TextFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextField {...props} value={value} onChange={onChange} />;
}

/** Une ligne de texte, dont la largeur annonce la longueur attendue. */
const meta = {
  title: 'Champs/TextField',
  component: TextField,
  parameters: {
    guide: {
      use: ['Un nom, une adresse, un courriel : une réponse libre et courte.'],
      avoid: [
        { when: 'Plusieurs lignes.', instead: 'TextArea' },
        { when: 'Un numéro que l’on vérifie.', instead: 'IdentifierField' },
        { when: 'Une quantité.', instead: 'NumberField' },
        { when: 'Une date.', instead: 'DatePicker' },
      ],
      anatomy: [
        ['Nom', 'Au-dessus, toujours visible ; « (facultatif) » s’il l’est.'],
        ['Aide', 'Sous le nom : comment remplir, où trouver.'],
        ['Champ', '40 px, 44 au doigt.'],
        ['Faute', 'Ce qui ne va pas et comment le corriger ; lue avec le champ.'],
      ],
      keyboard: [['Tab', 'Va au champ, puis en sort.']],
      doDont: [
        { do: 'L’aide sous le nom.', dont: 'L’aide dans le champ, qui disparaît dès que l’on tape.' },
        { do: '« Saisissez au moins deux caractères. »', dont: '« Champ invalide ».' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Raison sociale',
    description: 'Telle qu’elle figure au registre.',
    value: '',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Raison sociale' });
    await expect(field).toHaveAccessibleDescription('Telle qu’elle figure au registre.');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByText('Raison sociale'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('L’Été');
    await expect(args.onChange).toHaveBeenLastCalledWith('L’Été');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Optional: Story = {
  args: { label: 'Complément d’adresse', description: undefined, optionalLabel: '(facultatif)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Complément d’adresse (facultatif)');
  },
};

/** Requis : c’est entendu à son arrivée ; à l’œil, seuls les champs facultatifs sont marqués. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

/** La faute dit ce qui ne va pas et comment le corriger ; elle est lue avec le champ. */
export const WithError: Story = {
  args: { value: 'B', errorMessage: 'Saisissez au moins deux caractères.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Saisissez au moins deux caractères\./);
    await expect(field).toHaveAccessibleDescription(/Telle qu’elle figure au registre\./);
  },
};

export const ReadOnly: Story = {
  args: { label: 'Numéro de demande', description: undefined, value: 'DA-2026-0433', isReadOnly: true, isMono: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('DA-2026-0433');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { label: 'Fin d’activité', description: undefined, value: 'Réservé à la caisse', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toBeDisabled();
    await expect(field).not.toHaveFocus();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={22}>
      <Held {...args} size="large" label="Grand, sur les pages d’accueil" />
      <Held {...args} label="Courant" />
      <Held {...args} size="small" label="Petit, dans une rangée de filtres" />
    </Stack>
  ),
};

export const Widths: Story = {
  args: { description: undefined },
  render: (args) => (
    <Stack gap={22}>
      <Held {...args} label="Adresse" value="12 bis, rue de l’Église" />
      <Held {...args} label="Numéro de déclaration" width="short" isMono value="53 35 09876 35" />
      <Held {...args} label="Année" width="date" inputMode="numeric" value="2026" />
    </Stack>
  ),
};

/** Ce qui se dit du champ se place au bout de la ligne de son nom. */
export const LabelEnd: Story = {
  args: {
    value: 'Breizh Secours Entreprise',
    labelEnd: (
      <Text as="span" look="small" tone="warning">
        Corrigé par la caisse
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrigé par la caisse')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Raison sociale');
  },
};

export const MaxLength: Story = {
  args: { label: 'Sigle', description: 'Cinq lettres au plus.', maxLength: 5, width: 'date' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'CARSATNE');
    await expect(args.onChange).toHaveBeenLastCalledWith('CARSA');
  },
};

/** L’`id` se pose sur la saisie : le résumé des fautes y mène. */
export const ReachedByItsId: Story = {
  args: { id: 'raison-sociale' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('#raison-sociale')?.focus();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Intitulé de l’établissement d’enseignement interdépartementalinterrégional',
    description: 'AssociationInterprofessionnelleDeSantéAuTravailDesPaysDeLaLoire',
    optionalLabel: '(facultatif)',
    errorMessage: 'L’intitulé « AssociationInterprofessionnelleDeSantéAuTravail » est trop long. Abrégez-le.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
