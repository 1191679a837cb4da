import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Select, type SelectProps } from './Select.tsx';

const NIVEAUX = [
  { id: 'sst', label: 'SST – Sauveteur secouriste' },
  { id: 'prap-ibc', label: 'PRAP IBC, acteur' },
  { id: 'prap-ibc-f', label: 'PRAP IBC, formateur' },
  { id: 'prap-2s', label: 'PRAP 2S, acteur' },
  { id: 'catec', label: 'CATEC, surveillant-intervenant' },
];

function Held(props: SelectProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Select {...props} value={value} onChange={onChange} />;
}

/** Un choix parmi quelques-uns à quelques dizaines. */
const meta = {
  title: 'Champs/Select',
  component: Select,
  parameters: {
    guide: {
      use: [
        'De sept à quelques dizaines de choix, dont on connaît le nom.',
        'Un petit champ dans une rangée de filtres.',
      ],
      avoid: [
        { when: 'Jusqu’à six choix à comparer.', instead: 'RadioGroup' },
        { when: 'Des centaines de choix.', instead: 'ComboBox' },
        { when: 'Plusieurs choix à la fois.', instead: 'MultiSelect' },
      ],
      anatomy: [
        ['Bouton', 'Le choix fait, ou ce que l’on attend.'],
        ['Liste', 'Options de 36 px ; la pointée a sa barre, la choisie sa coche.'],
      ],
      keyboard: [
        ['Espace, Entrée, flèches', 'Ouvrent la liste.'],
        ['Une lettre', 'Mène à l’option qui commence par elle.'],
        ['Entrée', 'Prend l’option.'],
        ['Échap', 'Ferme sans rien changer.'],
      ],
      doDont: [
        { do: 'Un ordre que l’on devine : alphabet, usage, date.', dont: 'L’ordre des codes internes.' },
        { do: 'Une option vide quand la réponse est facultative.', dont: '« Choisir… » qui compte comme une réponse.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Niveau', placeholder: 'Choisir', options: NIVEAUX, value: null, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choisir Niveau' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'PRAP IBC, acteur' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('prap-ibc');
    await isClosed();
    await expect(button).toHaveTextContent('PRAP IBC, acteur');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: { value: 'sst' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'SST – Sauveteur secouriste' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await isClosed();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('c{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('catec');
    await isClosed();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** La liste ouverte : le choix en vigueur est coché, l’option visée porte la marque. */
export const Open: Story = {
  args: { value: 'prap-ibc' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Niveau' })).toBeVisible());
    await expect(screen.getByRole('option', { name: 'PRAP IBC, acteur' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.hover(screen.getByRole('option', { name: 'PRAP IBC, formateur' }));
  },
};

/** Requis : un bouton n’a pas cet état, ses mots le disent. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^obligatoire/);
  },
};

export const WithError: Story = {
  args: { description: 'Un niveau par demande.', errorMessage: 'Choisissez le niveau.', id: 'niveau' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription(/Un niveau par demande\./);
    await expect(button).toHaveAccessibleDescription(/Choisissez le niveau\./);
    canvasElement.querySelector<HTMLElement>('#niveau')?.focus();
    await expect(button).toHaveFocus();
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };

export const Disabled: Story = {
  args: { value: 'sst', isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Ce qui se lit sans se changer a l’air d’un champ de texte lu : on y va, on le copie. */
export const ReadOnly: Story = {
  args: { id: 'niveau', value: 'prap-ibc', isReadOnly: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Niveau' });
    await expect(field).toHaveValue('PRAP IBC, acteur');
    await expect(field).toHaveAttribute('readonly');
    canvasElement.querySelector<HTMLElement>('#niveau')?.focus();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Dans une rangée de filtres : le choix trop long y est coupé. */
export const Small: Story = { args: { size: 'small', value: 'catec' } };

/** La liste défile, et s’ouvre sur le choix en vigueur. */
export const ManyOptions: Story = {
  args: {
    label: 'Département',
    value: '74',
    options: Array.from({ length: 95 }, (_, n) => ({ id: `${n + 1}`, label: `Département ${n + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Département 74' })).toHaveFocus());
    const list = screen.getByRole('listbox');
    const { bottom } = screen.getByRole('option', { name: 'Département 74' }).getBoundingClientRect();
    await waitFor(() => expect(bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(list.scrollHeight).toBeGreaterThan(320);
  },
};

export const LongWords: Story = {
  args: {
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'Prévention des risques liés à l’activité physique : acteur interdépartementalinterprofessionnel',
      },
      ...NIVEAUX,
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const { right } = (await screen.findByRole('listbox')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

const draw = fn();

function Probe(): ReactNode {
  draw();
  return null;
}

/** A form whose handlers depend on all that is typed, and whose options are made again at each key. */
function WithName({ options, onChange, ...words }: SelectProps): ReactNode {
  const [draft, setDraft] = useState<{ nom: string; niveau: string | null }>({ nom: '', niveau: null });
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    onChange(JSON.stringify({ ...draft, ...changes }));
  };
  return (
    <Stack gap={22}>
      <TextField label="Nom" value={draft.nom} onChange={(nom) => change({ nom })} />
      <Select
        {...words}
        labelEnd={<Probe />}
        options={options.map((option) => ({ ...option }))}
        value={draft.niveau}
        onChange={(niveau) => change({ niveau })}
      />
    </Stack>
  );
}

/** Un champ ne se redessine pas quand on tape dans son voisin ; ce qu’il appelle est toujours le dernier donné. */
export const BesideAnother: Story = {
  render: (args) => <WithName {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    draw.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Breizh');
    await expect(draw).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir Niveau' }));
    await userEvent.click(await screen.findByRole('option', { name: 'PRAP IBC, acteur' }));
    await isClosed();
    await expect(draw).toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith('{"nom":"Breizh","niveau":"prap-ibc"}');
  },
};
