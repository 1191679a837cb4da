import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { type Filter, FilterBar, type FilterBarProps } from './FilterBar.tsx';

const search: Filter = { kind: 'text', key: 'recherche', label: 'Numéro ou entité' };
const tache: Filter = {
  kind: 'one',
  key: 'tache',
  label: 'Tâche',
  allLabel: 'Toutes les tâches',
  options: [
    { id: 'instruction', label: 'Instruction' },
    { id: 'expertise', label: 'Expertise' },
  ],
};
const niveau: Filter = {
  kind: 'several',
  key: 'niveau',
  label: 'Niveau',
  allLabel: 'Tous les niveaux',
  options: [
    { id: 'sst', label: 'SST, acteur' },
    { id: 'prap', label: 'PRAP IBC, acteur' },
    { id: 'catec', label: 'CATEC, surveillant-intervenant' },
  ],
};
const french = (day: string) => day.split('-').toReversed().join('/');
const soumise: Filter = {
  kind: 'dates',
  key: 'soumise',
  label: 'Soumise',
  calendarLabel: 'Ouvrir le calendrier',
  previousLabel: 'Mois précédent',
  nextLabel: 'Mois suivant',
  previousYearLabel: 'Année précédente',
  nextYearLabel: 'Année suivante',
  judge: (start, end) => (start < '1900' || end < '1900' ? 'L’année s’écrit en quatre chiffres.' : undefined),
  periodLabel: (start, end) => `du ${french(start)} au ${french(end)}`,
};

/** Keeps the values, as the address of a page would. */
function Held(props: FilterBarProps): ReactNode {
  const [values, setValues] = useState(props.values);
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(next) => {
        props.onChange(next);
        setValues(next);
      }}
    />
  );
}

const ARRIVES = 'address-arrives';

/** Keeps them as an address that arrives late would: at an event. */
function HeldBack(props: FilterBarProps): ReactNode {
  const [values, setValues] = useState(props.values);
  const asked = useRef(values);
  useEffect(() => {
    const arrive = () => setValues(asked.current);
    addEventListener(ARRIVES, arrive);
    return () => removeEventListener(ARRIVES, arrive);
  }, []);
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(next) => {
        props.onChange(next);
        asked.current = next;
      }}
    />
  );
}

/** Les filtres d’une liste en une rangée de petits champs, et ce qu’ils demandent ; une feuille sur un téléphone. */
const meta = {
  title: 'Formulaires/FilterBar',
  component: FilterBar,
  parameters: {
    guide: {
      use: ['Au-dessus d’une liste que l’on réduit ; les valeurs vivent dans l’adresse de la page.'],
      avoid: [
        { when: 'Des vues toutes faites.', instead: 'LinkTabs' },
        { when: 'Un seul mot à chercher.', instead: 'SearchField' },
      ],
      anatomy: [
        ['Champs', '32 px, leur nom au-dessus, toujours visible ; le texte compte à Entrée ou en quittant le champ.'],
        ['Étiquettes', 'Tout ce qui est demandé, chacune avec de quoi la retirer.'],
        ['Compte', 'Ce qui répond ; dit par les lecteurs d’écran quand il change.'],
        ['Feuille', 'Sous 600 px, les champs l’un sous l’autre et un bouton qui dit ce que l’on verra.'],
      ],
      keyboard: [
        ['Tab', 'Va d’un filtre à l’autre, puis aux étiquettes.'],
        ['Entrée, Espace', 'Retire une étiquette ; le focus passe à sa voisine.'],
      ],
      doDont: [
        {
          do: 'Quatre filtres en vue, du plus utile au moins utile, les autres sous « Plus de filtres ».',
          dont: 'Un filtre caché qui reste actif.',
        },
        { do: 'Une adresse que l’on peut garder et transmettre.', dont: 'Un filtre perdu au retour sur la page.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Filtres',
    filters: [search, niveau, tache],
    values: {},
    onChange: fn(),
    resultLabel: '43 demandes',
    words: {
      clear: 'Tout effacer',
      active: 'Filtres actifs',
      remove: (filter) => `Retirer ${filter}`,
      open: (count) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
      close: 'Fermer',
      show: 'Voir les 43 demandes',
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('search')).toHaveAccessibleName('Filtres');
    const words = canvas.getByRole('searchbox', { name: 'Numéro ou entité' });
    for (const control of [words, ...canvas.getAllByRole('button')]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await userEvent.type(words, '  vosges{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ recherche: ['vosges'] });
    // Words left without Enter count too.
    await userEvent.type(words, ' école');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ recherche: ['vosges école'] });
    await expect(canvas.getByRole('list', { name: 'Filtres actifs' })).toHaveTextContent(
      'Numéro ou entité : vosges école',
    );
    // So do words typed, after a pause, and the focus stays.
    await userEvent.clear(words);
    await userEvent.type(words, 'vosg');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ recherche: ['vosg'] }));
    await expect(words).toHaveFocus();
    await userEvent.type(words, 'es');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ recherche: ['vosges'] }));
    await expect(canvas.getByText('43 demandes')).toBeVisible();
  },
};

/** Le compte que l’on trouve en arrivant se lit ; celui qui le remplace est dit, seul et une fois. */
export const Counted: Story = {
  render: function Counting(args) {
    const [values, setValues] = useState(args.values);
    const isNarrowed = (values['tache'] ?? []).length > 0;
    return (
      <FilterBar
        {...args}
        values={values}
        onChange={setValues}
        resultLabel={isNarrowed ? '2 demandes' : '43 demandes'}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(heard).not.toContain('43 demandes');
    heard.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: /Tâche/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Expertise' }));
    await waitFor(() => expect(heard.filter((words) => words.endsWith('demandes'))).toEqual(['2 demandes']));
  },
};

/** Plusieurs options à la fois : la liste reste ouverte, le champ les dit toutes. */
export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /Niveau/ });
    await expect(field).toHaveTextContent('Tous les niveaux');
    await userEvent.click(field);
    const list = within(await screen.findByRole('listbox'));
    await userEvent.click(list.getByRole('option', { name: 'SST, acteur' }));
    await userEvent.click(list.getByRole('option', { name: 'PRAP IBC, acteur' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ niveau: ['sst', 'prap'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveTextContent('SST, acteur, PRAP IBC, acteur');
    await userEvent.click(canvas.getByRole('button', { name: /Tâche/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Expertise' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ niveau: ['sst', 'prap'], tache: ['expertise'] });
  },
};

/** Ce qui est demandé se retire un à un, ou tout d’un coup ; le focus ne se perd pas. */
export const Active: Story = {
  args: {
    filters: [search, niveau, tache, soumise],
    values: { recherche: ['vosges'], niveau: ['sst', 'catec'], soumise: ['2026-11-01', '2026-11-30'] },
    resultLabel: '2 demandes',
  },
  play: async ({ args, canvas, userEvent }) => {
    const tags = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const tag = (name: string) => canvas.getByRole('button', { name: `Retirer ${name}` });
    await expect(tags()).toEqual([
      'Numéro ou entité : vosges',
      'Niveau : SST, acteur',
      'Niveau : CATEC, surveillant-intervenant',
      'Soumise : du 01/11/2026 au 30/11/2026',
    ]);
    await userEvent.click(tag('Niveau : SST, acteur'));
    await expect(tag('Niveau : CATEC, surveillant-intervenant')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      recherche: ['vosges'],
      niveau: [],
      soumise: ['2026-11-01', '2026-11-30'],
    });
    await expect(tag('Soumise : du 01/11/2026 au 30/11/2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tag('Numéro ou entité : vosges')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout effacer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ recherche: [], niveau: [], tache: [], soumise: [] });
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Une période, dont le calendrier ne se charge que là où l’on filtre par dates. */
export const Dates: Story = {
  args: { filters: [search, soumise] },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole('spinbutton');
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('01112026');
    await userEvent.keyboard('30112');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ soumise: ['2026-11-01', '2026-11-30'] });
    await expect(canvas.getByRole('button', { name: 'Retirer Soumise : du 01/11/2026 au 30/11/2026' })).toBeVisible();
  },
};

/** Une période qui met son temps à revenir, comme la liste sur un réseau lent : chaque touche compte une fois. */
export const DatesOverASlowNetwork: Story = {
  args: { filters: [search, soumise], values: { soumise: ['2026-11-01', '2026-11-30'] } },
  render: function Late(args) {
    const [values, setValues] = useState(args.values);
    return (
      <FilterBar
        {...args}
        values={values}
        onChange={(next) => {
          args.onChange(next);
          setTimeout(() => setValues(next), 300);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent);
    const human = userEvent.setup({ delay: 100 });
    const [day] = await canvas.findAllByRole('spinbutton');
    await human.click(day ?? document.body);
    await human.keyboard('05022025');
    await human.keyboard('09032026');
    await expect(shown()).toEqual(['05', '02', '2025', '09', '03', '2026']);
    await human.click(canvas.getByRole('searchbox'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ soumise: ['2025-02-05', '2026-03-09'] });
    await expect(
      await canvas.findByRole('button', { name: 'Retirer Soumise : du 05/02/2025 au 09/03/2026' }),
    ).toBeVisible();
    await expect(shown()).toEqual(['05', '02', '2025', '09', '03', '2026']);
  },
};

const others: readonly Filter[] = ['Nature', 'Dispositif'].map((label) => ({ ...tache, key: label, label }));
const more = (count: number) => (count === 0 ? 'Plus de filtres' : `Plus de filtres (${count})`);

/** Quatre filtres en vue ; les autres s’ouvrent, et se comptent là où ils agissent fermés. */
export const More: Story = {
  args: { filters: [search, niveau, tache, ...others, soumise], isResultHidden: true },
  render: (args) => <Held {...args} words={{ ...args.words, more }} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Plus de filtres' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: /Nature/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Dispositif/ })).toBeNull();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await expect(canvas.getByText('43 demandes')).toBeInTheDocument();
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Dispositif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Expertise' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ Dispositif: ['expertise'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Plus de filtres (1)' }));
    await expect(canvas.queryByRole('button', { name: /^Toutes les tâches Dispositif/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Retirer Dispositif : Expertise' })).toBeVisible();
  },
};

/** Une faute d’un filtre rangé l’ouvre. */
export const MoreAtFault: Story = {
  args: { filters: [search, niveau, tache, ...others], faults: { Dispositif: 'Valeur inconnue.' } },
  render: (args) => <Held {...args} words={{ ...args.words, more }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Valeur inconnue.')).toBeVisible();
  },
};

const ignored = 'L’adresse de la page demande ici une valeur inconnue : la liste est montrée sans ce filtre.';

/** Une valeur de l’adresse qui n’existe pas se dit à son filtre ; la liste est là, sans elle. */
export const AtFault: Story = {
  args: {
    filters: [search, niveau, tache, soumise],
    faults: { recherche: ignored, niveau: ignored, tache: ignored, soumise: ignored },
  },
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole('spinbutton');
    for (const control of [canvas.getByRole('searchbox'), canvas.getByRole('button', { name: /Tâche/ }), day]) {
      await expect(control).toHaveAccessibleDescription(/valeur inconnue/);
    }
    await expect(canvas.getAllByText(ignored)).toHaveLength(4);
  },
};

/** Sur un téléphone les champs sont dans leur feuille : la faute se dit sans l’ouvrir. */
export const AtFaultOnAPhone: Story = {
  args: { faults: { niveau: ignored } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Niveau : ${ignored}`)).toBeVisible();
  },
};

/** Une option qui n’existe plus reste visible, donc retirable. */
export const ForgottenOption: Story = {
  args: { values: { niveau: ['niveau-disparu'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retirer Niveau : niveau-disparu' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { values: { niveau: ['catec'] } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const opener = canvas.getByRole('button', { name: 'Filtres (1)' });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }));
    await userEvent.type(sheet.getByRole('searchbox'), 'vosges{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ niveau: ['catec'], recherche: ['vosges'] });
    await userEvent.click(sheet.getByRole('button', { name: 'Voir les 43 demandes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filtres (2)' })).toHaveFocus());
  },
};

/** Ce que l’on tape pendant que la page répond à la demande d’avant reste dans le champ. */
export const TypedMeanwhile: Story = {
  args: { values: { recherche: ['Prévention'] } },
  render: (args) => <HeldBack {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByRole('searchbox', { name: 'Numéro ou entité' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Fo');
    await fireEvent(window, new Event(ARRIVES));
    await expect(words).toHaveValue('Fo');
    await userEvent.type(words, 'rma{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ recherche: ['Forma'] });
    await userEvent.type(words, 'tion');
    await fireEvent(window, new Event(ARRIVES));
    await expect(words).toHaveValue('Formation');
    // What changes from elsewhere replaces it.
    await userEvent.click(canvas.getByRole('button', { name: 'Tout effacer' }));
    await fireEvent(window, new Event(ARRIVES));
    await expect(words).toHaveValue('');
  },
};
