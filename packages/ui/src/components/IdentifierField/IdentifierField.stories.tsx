import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IdentifierField, type IdentifierFieldProps } from './IdentifierField.tsx';

const isWhole = (typed: string) => typed.replaceAll(' ', '').length === 14;

function Held(props: IdentifierFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  const live = isWhole(value) ? { tone: 'success' as const, message: 'La clé de contrôle est juste.' } : undefined;
  return <IdentifierField {...props} value={value} onChange={onChange} status={props.status ?? live} />;
}

/** Un numéro vérifié à mesure qu’il est saisi. */
const meta = {
  title: 'Champs/IdentifierField',
  component: IdentifierField,
  parameters: {
    guide: {
      use: ['Un SIRET, un numéro de déclaration : sa clé se vérifie avant l’envoi.'],
      avoid: [
        { when: 'Montrer un numéro.', instead: 'Identifier' },
        { when: 'Un numéro que rien ne vérifie.', instead: 'TextField' },
      ],
      anatomy: [
        ['Champ', 'Accepte les espaces, comme sur le document.'],
        ['Vérification', 'Informe sans rien empêcher : en cours, reconnu, inconnu.'],
        ['Faute', 'Ce qui empêche d’envoyer, et comment le corriger.'],
      ],
      keyboard: [['Tab', 'Va au champ.']],
      doDont: [
        { do: '« Reconnu : Lorraine Prévention Formation ».', dont: 'Bloquer quand le registre ne répond pas.' },
        { do: 'Laisser coller avec des espaces.', dont: 'Limiter à quatorze signes et couper ce que l’on colle.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'SIRET', description: '14 chiffres.', value: '', onChange: fn(), maxLength: 20 },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof IdentifierField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La vérification est annoncée sans prendre le focus, et sa place est gardée : rien ne bouge. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'SIRET' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    heard.length = 0;
    const before = canvasElement.scrollHeight;
    await userEvent.type(field, '732 829 320 00074');
    await expect(args.onChange).toHaveBeenLastCalledWith('732 829 320 00074');
    await expect(canvas.getByText('La clé de contrôle est juste.')).toBeVisible();
    await waitFor(() => expect(heard).toEqual(['La clé de contrôle est juste.']));
    await expect(field).toHaveFocus();
    await expect(canvasElement.scrollHeight).toBe(before);
  },
};

/** Ce qui a été saisi un autre jour se vérifie encore à l’arrivée : on le lit, rien ne le dit. */
export const Checked: Story = {
  args: { value: '732 829 320 00074' },
  render: function Late(args) {
    const [status, setStatus] = useState<IdentifierFieldProps['status']>();
    return (
      <Stack>
        <IdentifierField {...args} status={status} />
        <Button onPress={() => setStatus({ tone: 'warning', message: 'Cet établissement est fermé.' })}>
          Répondre
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    heard.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Répondre' }));
    await expect(await canvas.findByText('Cet établissement est fermé.')).toBeVisible();
    await expect(heard).toEqual([]);
  },
};

export const Tones: Story = {
  args: { value: '732 829 320 00074', description: undefined },
  render: (args) => (
    <Stack>
      <Held {...args} status={{ tone: 'success', message: 'Le registre connaît cet établissement.' }} />
      <Held {...args} label="SIRET du siège" status={{ tone: 'warning', message: 'Cet établissement est fermé.' }} />
      <Held {...args} label="SIRET du garant" status={{ tone: 'busy', message: 'Le registre est interrogé…' }} />
      <Held {...args} label="SIRET du site" status={{ tone: 'neutral', message: 'Vérification en attente.' }} />
    </Stack>
  ),
};

export const WithError: Story = {
  args: { value: '732 829 320 00075', errorMessage: 'La clé de contrôle est fausse. Vérifiez le dernier chiffre.' },
  render: (args) => <IdentifierField {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/La clé de contrôle est fausse\./);
  },
};

export const ReadOnly: Story = {
  args: { value: '732 829 320 00074', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    value: '732 829 320 00074',
    status: {
      tone: 'warning',
      message: 'Le registre ne connaît pas cet établissement. Vous pouvez soumettre : la caisse vérifiera.',
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
