import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Held(props: TextAreaProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextArea {...props} value={value} onChange={onChange} />;
}

/** Plusieurs lignes de texte, sans mise en forme. */
const meta = {
  title: 'Champs/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      use: ['Un commentaire, un motif, une réponse libre.'],
      avoid: [{ when: 'Une seule ligne.', instead: 'TextField' }],
      anatomy: [
        ['Nom et aide', 'Ce que l’on attend, et de quelle longueur.'],
        ['Champ', 'Sa hauteur annonce la longueur attendue et s’étire.'],
        ['Faute', 'Sous l’aide, lue avec le champ.'],
      ],
      keyboard: [
        ['Tab', 'Va au champ, puis en sort.'],
        ['Entrée', 'Passe à la ligne ; n’envoie jamais.'],
      ],
      doDont: [{ do: 'Annoncer la limite avant qu’elle soit atteinte.', dont: 'Couper le texte collé sans le dire.' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Commentaire', description: 'Il sera lu par l’entité.', value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La touche Entrée va à la ligne, Tab sort du champ. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Commentaire' });
    await expect(field).toHaveAccessibleDescription('Il sera lu par l’entité.');
    await userEvent.type(field, 'Bonjour,{Enter}il manque une pièce.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Bonjour,\nil manque une pièce.');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };

/** Requis : c’est entendu à son arrivée ; à l’œil, seuls les champs facultatifs sont marqués. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Écrivez un commentaire : il est nécessaire pour cette action.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Écrivez un commentaire/);
  },
};

export const ReadOnly: Story = {
  args: { value: 'L’attestation de vigilance date de plus de six mois.', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' Merci.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const MaxLength: Story = {
  args: { label: 'Motif', description: 'Dix caractères au plus.', maxLength: 10, rows: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Pièce illisible');
    await expect(args.onChange).toHaveBeenLastCalledWith('Pièce illi');
  },
};

const plural = (count: number) => (count > 1 ? 's' : '');

/** On écrit d’abord, on raccourcit ensuite : le compte n’arrête rien, et se dit quand la frappe s’arrête près de la fin. */
export const Counted: Story = {
  args: {
    label: 'Motif',
    description: '20 caractères au plus.',
    count: {
      max: 20,
      label: (left) =>
        left < 0
          ? `${-left} caractère${plural(-left)} de trop`
          : `${left} caractère${plural(left)} restant${plural(left)}`,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('20 caractères restants')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'La pièce est illisible.');
    await expect(args.onChange).toHaveBeenLastCalledWith('La pièce est illisible.');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 caractères de trop'));
  },
};

export const ManyLines: Story = {
  args: {
    rows: 8,
    value: Array.from({ length: 12 }, (_, line) => `${line + 1}. L’organisme a transmis la pièce demandée.`).join('\n'),
  },
};

export const LongWords: Story = {
  args: { value: 'https://www.exemple.fr/'.padEnd(160, 'dossier-administratif-'), optionalLabel: '(facultatif)' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
