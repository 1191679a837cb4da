import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { FieldSet } from './FieldSet.tsx';

const names = ['Prénom', 'Nom', 'Fonction'].map((label) => (
  <TextField key={label} label={label} value="" onChange={() => undefined} />
));

/**
 * Des champs qui vont ensemble sous un nom : une personne, une adresse. Le nom est lu à l’entrée dans le groupe. Une partie de
 * page qui contient autre chose que des champs : `Section`.
 */
const meta = {
  title: 'Formulaires/FieldSet',
  component: FieldSet,
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
