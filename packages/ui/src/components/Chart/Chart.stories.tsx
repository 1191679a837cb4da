import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Chart, type ChartRow } from './Chart.tsx';

const days = (value: number) => `${value.toLocaleString('fr-FR')} j`;
const percent = (value: number) => `${value.toLocaleString('fr-FR')} %`;
const MONTHS = ['déc.', 'janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.'];
const course = (values: readonly (number | null)[], before?: readonly number[]): ChartRow[] =>
  MONTHS.map((short, at) => ({
    key: short,
    short,
    label: `${short} ${at === 0 ? 2025 : 2026}`,
    values: [values[at]],
    ...(before === undefined ? {} : { before: [before[at]] }),
  }));
const LATE = [9.2, 10.1, 11.4, 10.2, 9, 8.2, 7.7, 9, 10.8, 8.3, 6.7, 5.9];
const LATE_BEFORE = [11, 12.1, 13.2, 12.8, 11.7, 10.2, 10, 11, 13.4, 11.9, 9.5, 8.1];

/** Des chiffres que l’on suit, dessinés selon ce qu’ils disent ; les mêmes en tableau et en fichier. */
const meta = {
  title: 'Données/Chart',
  component: Chart,
  parameters: {
    guide: {
      use: [
        'Les parts d’un tout par catégorie, comme les demandes par étape et par âge : `stacked`.',
        'Une quantité par catégorie, à comparer : `bars` ; ouvert sur son tableau si ce sont des motifs à lire.',
        'Une médiane et son étendue, comme le temps passé à une étape : `spread`.',
        'Une évolution, et celle d’un an plus tôt : `curve` ; plusieurs évolutions à comparer : `multiples`.',
        'Deux catégories qui se croisent, comme les mois et les caisses : `heat`.',
        'Combien tombent dans chaque tranche : `distribution`.',
        'Des lieux : `Plot` autour d’un `TileMap`.',
      ],
      avoid: [
        { when: 'Trois ou quatre chiffres.', instead: 'Figures' },
        { when: 'Des chiffres dont seul le détail compte.', instead: 'DataTable' },
        { when: 'Ce qui presse par genre, sur un accueil.', instead: 'BarTable' },
        { when: 'La part du temps écoulée.', instead: 'Deadline' },
      ],
      anatomy: [
        ['Titre', 'Ce que l’on regarde ; la phrase qui le suit, pour qui écoute, dit le principal.'],
        ['Ligne discrète', 'Ce qui est compté, l’unité, la période.'],
        [
          'Graphique | Tableau',
          'Le tableau a les mêmes lignes dans le même ordre ; il se trie, et ses chiffres ouvrent leur liste.',
        ],
        ['CSV', 'Le fichier a les lignes du tableau.'],
        [
          'Dessin',
          'Caché à qui écoute, sauf ses liens. Zéro est toujours sur l’axe ; rien n’est dit par la seule couleur.',
        ],
      ],
      keyboard: [
        ['Tab', 'Va au choix Graphique ou Tableau, au fichier, puis aux liens.'],
        ['Flèches', 'Changent le graphique en tableau.'],
        ['Entrée', 'Sur un titre de colonne, trie.'],
      ],
      doDont: [
        {
          do: 'Une phrase qui dit le principal : « 102 demandes en cours, dont 6 en retard ».',
          dont: '« Graphique des demandes ».',
        },
        { do: 'Quatre parts au plus.', dont: 'Un axe qui ne part pas de zéro.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    kind: 'stacked',
    title: 'Demandes en cours, par étape et par âge',
    about: 'Nombre de demandes au 27/11/2026, âge depuis l’entrée dans l’étape',
    finding: '102 demandes en cours, dont 43 à l’instruction ; 6 sont en retard.',
    series: [
      { key: 'a', label: 'moins de 15 jours' },
      { key: 'b', label: '15 à 30 jours' },
      { key: 'c', label: '31 à 60 jours' },
      { key: 'd', label: 'plus de 60 jours' },
    ],
    rows: [
      {
        key: 'i',
        label: 'Instruction',
        href: '#i',
        values: [22, 14, 5, 2],
        late: 3,
      },
      {
        key: 'c',
        label: 'Complément, chez l’entité',
        href: '#c',
        values: [9, 8, 3, 1],
        late: 0,
      },
      {
        key: 'v',
        label: 'Contrôle de la caisse',
        href: '#v',
        values: [5, 3, 1, 0],
        late: 1,
      },
      {
        key: 'e',
        label: 'Avis de l’expert',
        href: '#e',
        values: [6, 7, 4, 2],
        late: 2,
      },
      {
        key: 'n',
        label: 'Commission nationale',
        href: '#n',
        values: [3, 5, 2, 0],
        late: 0,
      },
    ],
    fileName: 'demandes-par-etape',
    words: {
      drawing: 'Graphique',
      table: 'Tableau',
      views: 'présentation',
      download: 'CSV',
      sort: 'trier',
      masked: 'moins de 5',
      all: (count) => `Les ${count} lignes`,
      empty: 'Aucune demande sur cette période.',
      names: 'Étape',
      total: 'Total',
      before: 'un an plus tôt',
      upTo: (figure) => `à ${figure}`,
      late: 'en retard',
      lateCount: (late) => (late === 0 ? 'aucune en retard' : `${late ?? 'moins de 5'} en retard`),
    },
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les parts d’un tout : clair puis foncé, le total après la barre, le retard à part. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const views = within(
      canvas.getByRole('radiogroup', { name: 'Demandes en cours, par étape et par âge, présentation' }),
    );
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.tab();
    await expect(views.getByRole('radio', { name: 'Graphique' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const table = within(canvas.getByRole('table', { name: 'Demandes en cours, par étape et par âge' }));
    await expect(table.getByRole('row', { name: /^Instruction 22 14 5 2 43, Instruction 3/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Instruction/ })).toBeNull();
    await expect(table.getByRole('link', { name: '43, Instruction' })).toHaveAttribute('href', '#i');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Instruction, Total 43, 3 en retard' })).toBeVisible();
  },
};

/** La phrase du principal suit le titre ; le tableau vient après elle. */
export const Heard: Story = {
  play: async ({ canvas, userEvent }) => {
    const finding = canvas.getByText(/^102 demandes en cours, dont 43/);
    const title = canvas.getByRole('heading', { level: 2 });
    await expect(title.compareDocumentPosition(finding) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    const table = canvas.getByRole('table');
    await expect(finding.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** Le fichier a les lignes du tableau. */
export const Download: Story = {
  play: async ({ canvas, userEvent }) => {
    const create = spyOn(URL, 'createObjectURL').mockReturnValue('#fichier');
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: /^CSV/ }));
    const [file] = create.mock.calls[0] ?? [];
    create.mockRestore();
    await expect(press).toHaveBeenCalledOnce();
    press.mockRestore();
    await expect(file instanceof Blob && (await file.text())).toContain('"Contrôle de la caisse";5;3;1;0;9;1');
  },
};

/** Le tableau se trie ; les chiffres d’abord du plus grand. */
export const Sorting: Story = {
  args: { isTableFirst: true },
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('row')[1];
    await expect(first()).toHaveTextContent(/^Instruction/);
    await userEvent.click(canvas.getByRole('button', { name: 'plus de 60 jours, trier' }));
    await expect(canvas.getByRole('columnheader', { name: /^plus de 60/ })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Étape, trier' }));
    await expect(first()).toHaveTextContent(/^Avis/);
    await userEvent.click(canvas.getByRole('button', { name: 'Étape, trier' }));
    await expect(first()).toHaveTextContent(/^Instruction/);
  },
};

export const Bars: Story = {
  args: {
    kind: 'bars',
    title: 'Habilitations par dispositif',
    about: 'Nombre d’habilitations en cours',
    finding: '2 254 habilitations en cours, dont 1 262 en SST.',
    series: [{ key: 'n', label: 'Habilitations' }],
    rows: [
      { key: 'sst', label: 'SST, sauveteur secouriste du travail', href: '#sst', values: [1262], before: [1190] },
      { key: 'ibc', label: 'PRAP IBC, industrie, bâtiment, commerce', href: '#ibc', values: [418], before: [402] },
      { key: '2s', label: 'PRAP 2S, sanitaire et social', href: '#2s', values: [305], before: [321] },
      { key: 'aps', label: 'APS-ASD, aide et soin à domicile', href: '#aps', values: [96], before: [88] },
    ],
  },
};

/** Une catégorie choisie ressort ; les autres pâlissent. */
export const Chosen: Story = {
  args: {
    ...Bars.args,
    rows: Bars.args?.rows?.map((row, at) => ({ ...row, isCurrent: at === 0 })) ?? [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('SST, sauveteur');
  },
};

/** Une liste de motifs s’ouvre sur son tableau. */
export const TableFirst: Story = {
  args: {
    kind: 'bars',
    isTableFirst: true,
    title: 'Compléments par motif',
    about: '142 demandes renvoyées une fois au moins',
    finding: 'Une attestation Urssaf périmée est le premier motif, pour 31 demandes.',
    series: [
      { key: 'n', label: 'Demandes' },
      { key: 'p', label: 'Part' },
    ],
    rows: [
      { key: 'u', label: 'Attestation Urssaf périmée', href: '#u', values: [31, 22], before: [38] },
      { key: 'c', label: 'Convention de prêt de plateforme absente', href: '#c', values: [24, 17], before: [19] },
      { key: 'f', label: 'Formateur sans certificat en cours', href: '#f', values: [19, 13], before: [22] },
    ],
    words: { ...meta.args.words, names: 'Motif' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Attestation Urssaf périmée 31/ })).toBeVisible();
  },
};

export const Spread: Story = {
  args: {
    kind: 'spread',
    title: 'Temps passé à chaque étape',
    about: 'Jours calendaires, demandes sorties de l’étape sur la période',
    finding: 'L’avis de l’expert est l’étape la plus longue : 15 jours en médiane, 31 pour 8 demandes sur 10.',
    format: days,
    series: [
      { key: 'm', label: 'médiane' },
      { key: 'p', label: '8 demandes sur 10' },
    ],
    rows: [
      { key: 'i', label: 'Instruction', values: [13, 24], before: [16, 29] },
      { key: 'c', label: 'Complément, chez l’entité', values: [11, 26], before: [10, 25] },
      { key: 'v', label: 'Contrôle de la caisse', values: [3, 6], before: [4, 9] },
      { key: 'e', label: 'Avis de l’expert', values: [15, 31], before: [14, 28] },
      { key: 'n', label: 'Commission nationale', values: [9, 21], before: [12, 24] },
    ],
  },
};

export const Curve: Story = {
  args: {
    kind: 'curve',
    title: 'Demandes en retard',
    about: 'En % des demandes en cours, à la fin du mois',
    finding: '5,9 % en novembre 2026, contre 8,1 % un an plus tôt.',
    format: percent,
    series: [{ key: 'r', label: 'déc. 2025 – nov. 2026' }],
    rows: course(LATE, LATE_BEFORE),
    words: { ...meta.args.words, names: 'Mois' },
  },
};

/** Près de zéro, le chiffre d’un an plus tôt se lit sous l’axe, et les mois lui font place. */
export const CurveNearNought: Story = {
  args: {
    ...Curve.args,
    rows: course(
      [0, 28, 43, 33, 25, 17, 50, 20, 0, 0, 4.5, 2.9],
      LATE.map(() => 0),
    ),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [told] = canvas.getAllByText('0 %').filter((one) => one.hasAttribute('data-under'));
    const below = told?.getBoundingClientRect();
    for (const month of MONTHS) {
      const { top, height } = canvas.getAllByText(month)[0]?.getBoundingClientRect() ?? { top: 0, height: 0 };
      if (height > 0) await expect(top).toBeGreaterThanOrEqual(below?.bottom ?? Infinity);
    }
  },
};

/** Une évolution s’interrompt là où le chiffre est masqué. */
export const BrokenCurve: Story = {
  args: { ...Curve.args, rows: course([9, 10, null, 10, 9, 8, null, null, 10, 8, 7, 6]) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    await expect(canvas.getByRole('row', { name: /^févr. 2026 moins de 5/ })).toBeVisible();
  },
};

export const OneValue: Story = {
  args: { ...Curve.args, rows: course([9]).slice(0, 1), finding: '9 % en décembre 2025.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('9 %');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Multiples: Story = {
  args: {
    kind: 'multiples',
    title: 'Demandes reçues, par caisse',
    about: 'Nombre par mois, à la même échelle',
    finding: 'La Cramif reçoit le plus de demandes, 66 en novembre.',
    series: [
      { key: 'a', label: 'Carsat Nord-Est' },
      { key: 'b', label: 'Carsat Bretagne' },
      { key: 'c', label: 'Cramif' },
      { key: 'd', label: 'CGSS de La Réunion' },
      { key: 'e', label: 'Carsat Sud-Est' },
    ],
    rows: MONTHS.map((short, at) => ({
      key: short,
      short,
      label: short,
      values: [31 + at, 22 + ((at * 5) % 17), 48 + ((at * 7) % 23), at % 6, 40 - at],
      before: [28, 25, 44, 3, 38],
    })),
    words: { ...meta.args.words, names: 'Mois' },
  },
};

export const Heat: Story = {
  args: {
    kind: 'heat',
    title: 'Décisions par caisse et par mois',
    about: 'Nombre de décisions',
    finding: 'Novembre a le plus de décisions, la Cramif surtout.',
    series: MONTHS.map((label) => ({ key: label, label })),
    rows: ['Carsat Nord-Est', 'Carsat Bretagne', 'Cramif', 'CGSS de La Réunion'].map((label, line) => ({
      key: label,
      label,
      href: `#${line}`,
      values: MONTHS.map((_, at) =>
        (at * 7 + line * 5) % 11 === 3 ? null : ((at * 5 + line * 9) % 23) * (line === 2 ? 2 : 1),
      ),
    })),
    words: { ...meta.args.words, names: 'Caisse' },
  },
};

export const Distribution: Story = {
  args: {
    kind: 'distribution',
    title: 'Du dépôt à la décision',
    about: 'Nombre de demandes par tranche de dix jours',
    finding: 'La moitié des demandes sont décidées en moins de 47 jours.',
    series: [{ key: 'n', label: 'Demandes' }],
    rows: [2, 9, 24, 61, 88, 74, 40, 21, 12, 6, null, 0].map((value, at) => ({
      key: String(at),
      label: `${at * 10} à ${at * 10 + 9} jours`,
      short: String(at * 10),
      values: [value],
      before: [[1, 6, 19, 48, 70, 80, 51, 30, 18, 9, 6, 2][at]],
    })),
    words: { ...meta.args.words, names: 'Durée' },
  },
};

/** Rien sur la période : la ligne le dit, sans dessin ni fichier. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune demande sur cette période.')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

/** Ce qui est masqué est hachuré ; son total n’est pas dit. */
export const Masked: Story = {
  args: {
    rows: [
      {
        key: 'i',
        label: 'Instruction',
        href: '#i',
        values: [22, null, 5, null],
        late: 3,
      },
      { key: 'c', label: 'Commission nationale', href: '#c', values: [null, null, null, null] },
      { key: 'e', label: 'Avis de l’expert', href: '#e', values: [6, 7, 4, 5] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Instruction, Total –, 3 en retard' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    await expect(canvas.getByRole('row', { name: /^Avis de l’expert 6 7 4 5 22/ })).toBeVisible();
  },
};

/** Que des zéros : l’axe a le sien. */
export const Nought: Story = {
  args: {
    ...Curve.args,
    rows: course(Array.from({ length: 12 }, () => 0)),
    format: percent,
    finding: 'Aucune demande en retard.',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0 %');
  },
};

/** Beaucoup de catégories : les douze premières, puis toutes à la demande. */
export const ManyCategories: Story = {
  args: {
    kind: 'bars',
    series: [{ key: 'n', label: 'Demandes' }],
    rows: Array.from({ length: 40 }, (_, at) => ({
      key: String(at),
      label: `Motif numéro ${at + 1}`,
      href: `#${at}`,
      values: [82 - at * 2],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('href'))).toHaveLength(12);
    await userEvent.click(canvas.getByText('Les 40 lignes'));
    await expect(canvas.getAllByRole('link')).toHaveLength(40);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
  },
};

/** De nombreux mois : un nom sur quelques-uns. */
export const ManyMonths: Story = {
  args: {
    ...Curve.args,
    rows: Array.from({ length: 40 }, (_, at) => ({
      key: String(at),
      label: `${String((at % 12) + 1).padStart(2, '0')}/${2023 + Math.floor(at / 12)}`,
      values: [10 + ((at * 7) % 23)],
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongNames: Story = {
  args: {
    title: 'Demandes d’habilitation et demandes administratives en cours d’examen, par étape et par âge',
    rows: [
      {
        key: 'i',
        label: 'Complément demandé à l’entité par la caisse après un premier avis défavorable de l’expert',
        href: '#i',
        values: [22, 14, 5, 2],
        late: 123,
      },
      { key: 'c', label: 'Anticonstitutionnellementinterdépartementalisation', href: '#c', values: [1, 0, 0, 0] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Sur un téléphone : les noms au-dessus des barres, le choix sous le titre, deux colonnes au tableau. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect(group.top).toBeGreaterThanOrEqual(
      canvas.getByText(/^Nombre de demandes/).getBoundingClientRect().bottom,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Tableau' }));
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('columnheader', { name: /^Total/ })).toBeVisible();
  },
};
export const SpreadOnAPhone: Story = { args: Spread.args ?? {}, globals: { viewport: { value: 'w360' } } };
export const CurveOnAPhone: Story = { args: Curve.args ?? {}, globals: { viewport: { value: 'w360' } } };
export const HeatOnAPhone: Story = { args: Heat.args ?? {}, globals: { viewport: { value: 'w360' } } };
export const MultiplesOnAPhone: Story = { args: Multiples.args ?? {}, globals: { viewport: { value: 'w360' } } };
