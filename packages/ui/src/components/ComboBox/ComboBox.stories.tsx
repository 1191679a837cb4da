import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ComboBox, type ComboBoxChoice, type ComboBoxProps } from './ComboBox.tsx';
import type { LoadOptions } from './useLoadedOptions.ts';

const VILLES = ['Brest', 'Besançon', 'Évreux', 'Le Havre', 'Rennes', 'Reims', 'Saint-Étienne'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const LOAD_WORDS = {
  loading: 'Recherche…',
  failed: 'Les villes n’ont pas pu être cherchées.',
  retry: 'Réessayer',
};

function Held(props: ComboBoxProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: ComboBoxChoice | null) => {
    setValue(next);
    props.onChange(next);
  };
  return <ComboBox {...props} value={value} onChange={onChange} />;
}

/** Un choix parmi beaucoup, trouvé en tapant : dans une liste connue, ou demandé à un service. */
const meta = {
  title: 'Champs/ComboBox',
  component: ComboBox,
  parameters: {
    guide: {
      use: [
        'Un choix parmi plusieurs dizaines, dont on connaît le nom.',
        'Un choix que seul un service connaît : une personne, une entité, une commune.',
        'Un texte libre, quand la liste aide sans obliger.',
      ],
      avoid: [
        { when: 'Quelques choix, que l’on découvre.', instead: 'Select' },
        { when: 'Plusieurs choix.', instead: 'MultiSelect' },
        { when: 'Des mots à chercher dans une liste affichée.', instead: 'SearchField' },
      ],
      anatomy: [
        ['Saisie', 'Filtre la liste ; vidée, elle rend le choix nul ; quittée sans choix, elle reprend le dernier.'],
        ['Liste', 'Le choix en vigueur y est coché.'],
        ['Attente', 'L’anneau et « Recherche… » pendant la demande ; la liste d’avant reste sous les yeux.'],
        ['Échec', 'Sous le champ, avec de quoi réessayer ; ce qui est tapé reste.'],
      ],
      keyboard: [
        ['Flèche bas, Flèche haut', 'Ouvre la liste, va d’une option à l’autre.'],
        ['Entrée', 'Prend l’option visée.'],
        ['Échap', 'Ferme la liste.'],
      ],
      doDont: [{ do: 'Aucune ville de ce nom.', dont: 'Aucun résultat' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ville',
    value: null,
    onChange: fn(),
    source: { options: VILLES },
    words: { open: 'Montrer les villes', empty: 'Aucune ville de ce nom.' },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** Les accents et la casse ne comptent pas ; ce qui ne correspond à rien cède la place au dernier choix. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Ville' });
    await userEvent.type(field, 'etienne');
    await waitFor(() => expect(optionNames()).toEqual(['Saint-Étienne']));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Saint-Étienne' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'saint-étienne', label: 'Saint-Étienne' });
    await expect(field).toHaveValue('Saint-Étienne');
    await isClosed();
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, 'Tombouctou');
    await waitFor(() => expect(screen.getByText('Aucune ville de ce nom.')).toBeVisible());
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const ByKeyboard: Story = {
  args: { value: { id: 'rennes', label: 'Rennes' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Rennes');
    await userEvent.clear(field);
    await userEvent.keyboard('re{ArrowDown}{ArrowDown}{Escape}');
    await isClosed();
    await userEvent.clear(field);
    await userEvent.keyboard('rei{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'reims', label: 'Reims' });
    await isClosed();
    await expect(field).toHaveFocus();
  },
};

/** Le nom tapé en entier vaut le choix. */
export const TypedWhole: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'evreux');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'évreux', label: 'Évreux' });
    await expect(canvas.getByRole('combobox')).toHaveValue('Évreux');
  },
};

/** La liste entière, par son bouton ; le choix en vigueur y est coché. */
export const Open: Story = {
  args: { value: { id: 'rennes', label: 'Rennes' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Montrer les villes/ }));
    await waitFor(() => expect(screen.getByRole('listbox', { name: /Ville|Montrer/ })).toBeVisible());
    await expect(optionNames()).toHaveLength(VILLES.length);
    await expect(screen.getByRole('option', { name: 'Rennes' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Ce qu’il faut savoir d’une option avant de la choisir se lit sous son nom, et s’entend après lui ; le champ n’en garde que le nom. */
export const Described: Story = {
  args: {
    label: 'Formateur',
    source: {
      options: [
        { id: 'julie', label: 'Julie Perrin', description: 'Certificat jusqu’au 12/03/2028' },
        { id: 'marc', label: 'Marc Thévenot', description: 'Certificat jusqu’au 30/06/2027, déjà pris le 14/12/2026' },
      ],
    },
    words: { open: 'Montrer les formateurs', empty: 'Aucun formateur de ce nom.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Formateur' });
    await userEvent.type(field, '14/12');
    await waitFor(() => expect(screen.getByText('Aucun formateur de ce nom.')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'thevenot');
    const option = await screen.findByRole('option', { name: /^Marc Thévenot Certificat jusqu’au 30\/06\/2027/ });
    await userEvent.click(option);
    await expect(field).toHaveValue('Marc Thévenot');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'marc', label: 'Marc Thévenot' });
  },
};

/** Answers each question when the test says so. */
function answers() {
  const asked: { typed: string; signal: AbortSignal; settle: PromiseWithResolvers<typeof VILLES> }[] = [];
  const load: LoadOptions = (typed, signal) => {
    const settle = Promise.withResolvers<typeof VILLES>();
    asked.push({ typed, signal, settle });
    return settle.promise;
  };
  return { asked, load };
}
const service = answers();

/** Demandé après une pause de la frappe ; la réponse à un texte dépassé est abandonnée, même si elle arrive après l’autre. */
export const Asked: Story = {
  args: { source: { load: service.load, words: LOAD_WORDS } },
  play: async ({ args, canvas, userEvent }) => {
    const { asked } = service;
    asked.length = 0;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'r');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(asked).toHaveLength(0);
    await userEvent.type(field, 'e');
    await waitFor(() => expect(asked.map(({ typed }) => typed)).toEqual(['re']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherche…');
    await userEvent.type(field, 'n');
    await waitFor(() => expect(asked.map(({ typed }) => typed)).toEqual(['re', 'ren']));
    const [early, late] = asked;
    await expect(early?.signal.aborted).toBe(true);
    late?.settle.resolve(VILLES.filter(({ id }) => id === 'rennes'));
    await waitFor(() => expect(optionNames()).toEqual(['Rennes']));
    early?.settle.resolve(VILLES);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(optionNames()).toEqual(['Rennes']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'rennes', label: 'Rennes' });
    await isClosed();
    await userEvent.tab();
    await expect(field).toHaveValue('Rennes');
    await expect(asked).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { source: { load: () => new Promise(() => undefined), words: LOAD_WORDS } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ren');
    await waitFor(() => expect(screen.getAllByText('Recherche…').length).toBe(2));
  },
};

export const NoneFound: Story = {
  args: { source: { load: () => Promise.resolve([]), words: LOAD_WORDS } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Aucune ville de ce nom.'));
  },
};

const failing = { count: 0 };

/** L’échec est dit, ce qui est tapé reste ; réessayer rend le focus au champ et ouvre ce qui est trouvé. */
export const Failed: Story = {
  args: {
    source: {
      load: () => (failing.count++ === 0 ? Promise.reject(new Error('réseau')) : Promise.resolve(VILLES.slice(4, 6))),
      words: LOAD_WORDS,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    failing.count = 0;
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 're');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/n’ont pas pu être cherchées/));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
    await expect(field).toHaveValue('re');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(optionNames()).toEqual(['Rennes', 'Reims']));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** La panne, telle qu’elle reste. */
export const StillFailed: Story = {
  args: { source: { load: () => Promise.reject(new Error('réseau')), words: LOAD_WORDS } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 're');
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

/** La liste aide sans obliger : un autre texte est gardé tel quel, à mesure qu’il est tapé. */
export const OwnText: Story = {
  args: { allowsOwnText: true, maxLength: 20, description: 'Choisissez la ville, ou saisissez-en une autre.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAccessibleDescription(/saisissez-en une autre/);
    await userEvent.type(field, 'Bruxelles');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: null, label: 'Bruxelles' });
    await userEvent.tab();
    await expect(field).toHaveValue('Bruxelles');
    await userEvent.clear(field);
    await userEvent.type(field, 'brest');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'brest', label: 'Brest' });
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
  args: { id: 'ville', errorMessage: 'Choisissez la ville.' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choisissez la ville.');
    canvasElement.querySelector<HTMLElement>('#ville')?.focus();
    await expect(field).toHaveFocus();
  },
};

export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };

export const ReadOnly: Story = {
  args: { value: { id: 'rennes', label: 'Rennes' }, isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Rennes');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { value: { id: 'rennes', label: 'Rennes' }, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Commune de l’établissement interdépartementalinterprofessionnelinterrégional',
    value: { id: 'long', label: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson' },
    source: {
      options: [
        { id: 'long', label: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson-interdépartementalinterprofessionnel' },
        ...VILLES,
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const { right } = (await screen.findByRole('listbox')).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
