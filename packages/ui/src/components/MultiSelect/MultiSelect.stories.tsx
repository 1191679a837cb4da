import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const DEPARTEMENTS = ['Ain', 'Aisne', 'Finistère', 'Ille-et-Vilaine', 'Isère', 'Morbihan', 'Vendée'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const some = (...labels: string[]) => DEPARTEMENTS.filter(({ label }) => labels.includes(label));

function Held(props: MultiSelectProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: readonly SelectOption[]) => {
    setValue(next);
    props.onChange(next);
  };
  return <MultiSelect {...props} value={value} onChange={onChange} />;
}

/** Plusieurs choix parmi beaucoup, trouvés en tapant ; chacun est une étiquette qui se retire seule. */
const meta = {
  title: 'Champs/MultiSelect',
  component: MultiSelect,
  parameters: {
    guide: {
      use: ['Plusieurs réponses parmi plus d’une dizaine, dont on connaît le nom.'],
      avoid: [
        { when: 'Moins d’une dizaine de réponses.', instead: 'CheckboxGroup' },
        { when: 'Une seule réponse.', instead: 'ComboBox' },
      ],
      anatomy: [
        ['Étiquettes', 'Ce qui est choisi, dans l’ordre des choix ; chacune a son bouton pour la retirer.'],
        ['Saisie', 'Filtre la liste, et se vide à chaque choix.'],
        ['Liste', 'Reste ouverte d’un choix à l’autre ; ce qui est choisi y est coché.'],
      ],
      keyboard: [
        ['Flèche bas, Flèche haut', 'Ouvre la liste, va d’une option à l’autre.'],
        ['Entrée', 'Prend ou rend l’option visée.'],
        ['Effacement arrière, Flèche gauche', 'Au début de la saisie, va à la dernière étiquette.'],
        ['Flèche gauche, Flèche droite', 'D’une étiquette à l’autre.'],
        ['Effacement arrière, Suppr', 'Sur une étiquette, la retire.'],
      ],
      doDont: [{ do: 'Départements d’intervention', dont: 'Sélection multiple' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Départements d’intervention',
    value: [],
    onChange: fn(),
    source: { options: DEPARTEMENTS },
    words: {
      open: 'Montrer les départements',
      empty: 'Aucun département de ce nom.',
      chosen: 'Départements choisis',
      remove: (label) => `Retirer ${label}`,
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** La saisie se vide à chaque choix, la liste reste ouverte. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Départements d’intervention' });
    await userEvent.type(field, 'fini');
    await waitFor(() => expect(optionNames()).toEqual(['Finistère']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(some('Finistère'));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'ain');
    await waitFor(() => expect(optionNames()).toContain('Ain'));
    await userEvent.click(screen.getByRole('option', { name: 'Ain' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([...some('Finistère'), ...some('Ain')]);
    await expect(canvas.getByRole('grid', { name: 'Départements choisis' })).toBeVisible();
    await userEvent.type(field, 'fini');
    await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(screen.getByRole('option'));
    await expect(args.onChange).toHaveBeenLastCalledWith(some('Ain'));
  },
};

/** Rien ne s’efface sans avoir été vu : la première touche mène à l’étiquette, la seconde la retire. */
export const ByKeyboard: Story = {
  args: { value: some('Ain', 'Isère', 'Vendée') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const tag = (name: string) => canvas.getByRole('row', { name });
    field.focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(tag('Vendée')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tag('Isère')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(some('Ain', 'Vendée'));
    await waitFor(() => expect(tag('Vendée')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tag('Ain')).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Au milieu d’un mot, les mêmes touches restent à la saisie. */
export const TypingKeepsItsKeys: Story = {
  args: { value: some('Ain') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Is{ArrowLeft}{Backspace}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('s');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RemovedByPointer: Story = {
  args: { value: some('Ain', 'Isère') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retirer Ain/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(some('Isère'));
  },
};

export const Open: Story = {
  args: { value: some('Ain', 'Isère') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Montrer les départements/ }));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: 'Isère' })).toHaveAttribute('aria-selected', 'true');
    await expect(optionNames()).toHaveLength(DEPARTEMENTS.length);
  },
};

/** Demandés à un service : ce qui est choisi reste, même hors de la dernière réponse. */
export const Asked: Story = {
  args: {
    value: some('Ain'),
    source: {
      load: (typed) =>
        Promise.resolve(DEPARTEMENTS.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))),
      words: { loading: 'Recherche…', failed: 'La recherche a échoué.', retry: 'Réessayer' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'mor');
    await waitFor(() => expect(optionNames()).toEqual(['Morbihan']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([...some('Ain'), ...some('Morbihan')]);
  },
};

/** Requis : c’est entendu à son arrivée ; à l’œil, seuls les champs facultatifs sont marqués. */
export const Required: Story = {
  args: { requiredLabel: 'obligatoire' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeRequired();
  },
};

export const WithError: Story = {
  args: { id: 'departements', description: 'Un au moins.', errorMessage: 'Choisissez au moins un département.' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Choisissez au moins un département\./);
    canvasElement.querySelector<HTMLElement>('#departements')?.focus();
    await expect(field).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { value: some('Ain', 'Isère'), isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Disabled: Story = {
  args: { value: some('Ain'), isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ManyTags: Story = { args: { value: DEPARTEMENTS } };

export const LongWords: Story = {
  args: {
    value: [
      { id: 'long', label: 'AssociationInterprofessionnelleDeSantéAuTravailDesPaysDeLaLoire' },
      ...some('Ain', 'Isère'),
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
