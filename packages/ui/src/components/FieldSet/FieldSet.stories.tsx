import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Text } from '../Text/Text.tsx';
import { FieldSet } from './FieldSet.tsx';

const names = ['Prénom', 'Nom', 'Fonction'].map((label) => (
  <TextField key={label} label={label} value="" onChange={() => undefined} />
));

/** Des champs qui vont ensemble sous un nom. */
const meta = {
  title: 'Formulaires/FieldSet',
  component: FieldSet,
  parameters: {
    guide: {
      use: ['Une personne, une adresse, un contact : plusieurs champs pour une seule chose.'],
      avoid: [
        { when: 'Une partie de page qui contient autre chose que des champs.', instead: 'Section' },
        { when: 'Des choix d’une même question.', instead: 'RadioGroup' },
      ],
      anatomy: [
        ['Nom', 'Lu à l’entrée dans le groupe, avant le nom du champ.'],
        ['Aide', 'Ce qui vaut pour tous les champs.'],
        ['Champs', 'L’un sous l’autre, à 22 px.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'Des noms de champ qui se suffisent : « Nom du responsable ».',
          dont: 'Deux champs « Nom » que seul le groupe distingue.',
        },
        { do: 'Un seul niveau.', dont: 'Des groupes dans des groupes.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { legend: 'Responsable légal', children: names },
} satisfies Meta<typeof FieldSet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Responsable légal' })).toBeVisible();
    for (const name of ['Prénom', 'Nom', 'Fonction']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
};

export const WithHelp: Story = {
  args: { description: 'La personne qui engage l’entité par sa signature.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'La personne qui engage l’entité par sa signature.',
    );
  },
};

/** Facultatif ou corrigé, cela se dit sur la ligne du nom. */
export const WithLabels: Story = {
  args: {
    optionalLabel: '(facultatif)',
    legendEnd: (
      <Text as="span" look="small" tone="warning">
        Corrigé par la caisse
      </Text>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Responsable légal (facultatif)');
    await expect(canvas.getByText('Corrigé par la caisse')).toBeVisible();
  },
};

/** Un groupe peut en contenir un autre, d’une profondeur au plus. */
export const Nested: Story = {
  args: {
    children: (
      <>
        {names}
        <FieldSet legend="Adresse">
          <TextField label="Rue" value="" onChange={() => undefined} />
        </FieldSet>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Responsable légal' })).toContainElement(
      canvas.getByRole('group', { name: 'Adresse' }),
    );
  },
};

export const LongWords: Story = {
  args: { legend: 'Correspondant interdépartementalinterprofessionnelinterrégional de l’établissement' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
