import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Identifier } from '../Identifier/Identifier.tsx';
import { MilestoneTrack, type MilestoneStep } from './MilestoneTrack.tsx';

const instruction: MilestoneStep = {
  key: 'instruction',
  label: 'Instruction',
  state: 'done',
  stateLabel: 'terminée',
  sentence: 'le 02/09/2026',
};
const expertise: MilestoneStep = {
  key: 'expertise',
  label: 'Expertise',
  state: 'current',
  facts: [
    { label: 'Chez', value: 'Thomas Rey, expert' },
    { label: 'Depuis le', value: <Identifier>15/10/2026</Identifier> },
    { label: 'À rendre le', value: <Identifier>26/11/2026</Identifier> },
  ],
};
const decision: MilestoneStep = { key: 'decision', label: 'Décision', state: 'todo' };
const cloture: MilestoneStep = { key: 'cloture', label: 'Clôture', state: 'todo' };
const beforeClosing: readonly MilestoneStep[] = [
  instruction,
  { key: 'expertise', label: 'Expertise', state: 'done', stateLabel: 'terminée' },
  { key: 'decision', label: 'Décision', state: 'done', stateLabel: 'terminée' },
];

/** Où en est une demande : ses étapes, qui la tient, depuis quand, jusqu’à quand. */
const meta = {
  title: 'Données/MilestoneTrack',
  component: MilestoneTrack,
  parameters: {
    guide: {
      use: ['En haut de la page d’une demande, sous son titre.'],
      avoid: [
        { when: 'Ce qui s’est passé.', instead: 'Timeline' },
        { when: 'Une échéance seule.', instead: 'Deadline' },
        { when: 'Des étapes que l’on franchit soi-même.', instead: 'Stepper' },
      ],
      anatomy: [
        ['Nœuds', 'Faite, en cours, à venir : la forme le dit, pas la couleur seule.'],
        ['Rail en cours', 'Mesure son propre temps.'],
        ['Chez, Depuis le, À rendre le', 'Sous l’étape en cours.'],
      ],
      keyboard: [],
      doDont: [
        { do: 'Une phrase simple par étape pour qui demande.', dont: 'Le nom interne du traitement.' },
        { do: 'Dire qui tient la demande.', dont: '« En cours » sans dire chez qui.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Étapes de la demande', steps: [instruction, expertise, decision, cloture], ratio: 0.86 },
} satisfies Meta<typeof MilestoneTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Étapes de la demande' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(steps[0]).toHaveTextContent('Instruction, terminée');
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Chez',
      'Depuis le',
      'À rendre le',
    ]);
  },
};

/** Pour qui ne connaît pas la procédure : une phrase sous chaque étape. */
/** À côté d’une pièce, la colonne est étroite : aucun mot n’est coupé. */
export const InANarrowColumn: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 444, overflowWrap: 'anywhere' }}>
      <MilestoneTrack {...args} />
    </div>
  ),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const oneLine = canvas.getByText('Clôture').getBoundingClientRect().height;
    await expect(canvas.getByText('Instruction').getBoundingClientRect().height).toBe(oneLine);
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const ForDemandeurs: Story = {
  args: {
    steps: [
      {
        key: 'instruction',
        label: 'Instruction',
        state: 'current',
        sentence: 'La caisse vérifie que rien ne manque.',
        facts: expertise.facts ?? [],
      },
      { ...expertise, state: 'todo', facts: [], sentence: 'Un expert lit votre projet.' },
      { ...decision, sentence: 'La commission nationale décide.' },
      { ...cloture, sentence: 'Vous recevez la réponse.' },
    ],
    ratio: 0.2,
  },
};

export const JustStarted: Story = { args: { ratio: 0 } };

/** En retard : le rail est plein et ne déborde pas sur l’étape suivante. */
export const Late: Story = {
  args: { ratio: 1.4 },
  play: async ({ canvas, canvasElement }) => {
    const [, current] = canvas.getAllByRole('listitem');
    const gauge = canvasElement.querySelector('[aria-current] > span > span');
    await expect(gauge?.getBoundingClientRect().right).toBeLessThanOrEqual(
      (current?.getBoundingClientRect().right ?? 0) + 0.5,
    );
    await expect(gauge?.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      ...beforeClosing,
      {
        key: 'cloture',
        label: 'Clôture',
        state: 'done',
        stateLabel: 'acceptée',
        sentence: 'Demande acceptée le 20/11/2026',
      },
    ],
    ratio: 0,
  },
};

/** Refusée : la demande s’est arrêtée là, et la croix se dit aussi. */
export const Stopped: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.at(-1)).toHaveTextContent('Clôture, arrêtée');
    await expect(steps.every((step) => !step.hasAttribute('aria-current'))).toBe(true);
  },
  args: {
    steps: [
      ...beforeClosing,
      {
        key: 'cloture',
        label: 'Clôture',
        state: 'stopped',
        stateLabel: 'arrêtée',
        sentence: 'Demande refusée le 20/11/2026',
      },
    ],
    ratio: 0,
  },
};

/** Tant que l’on remplit un brouillon : une ligne, sans phrases ni faits. */
export const Compact: Story = {
  args: {
    isCompact: true,
    steps: [{ ...instruction, state: 'done', stateLabel: 'terminée' }, expertise, decision, cloture],
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.getByText('Décision')).toBeVisible();
  },
};

/** Sur un téléphone, le nom de l’étape en cours seul se voit ; les autres s’entendent. */
export const CompactOnAPhone: Story = {
  ...Compact,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(1);
    await expect(canvas.getByText('Expertise').getBoundingClientRect().width).toBeGreaterThan(20);
    await expect(canvas.getByText('Décision').getBoundingClientRect().width).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Sous 56rem le rail est vertical. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(new Set(tops).size).toBe(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
