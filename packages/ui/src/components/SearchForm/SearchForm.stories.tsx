import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { TextField } from '../TextField/TextField.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

function Fields(): ReactNode {
  const [place, setPlace] = useState('');
  const [name, setName] = useState('');
  return (
    <>
      <TextField label="Ville ou code postal" value={place} onChange={setPlace} />
      <TextField label="Nom" optionalLabel="(facultatif)" value={name} onChange={setName} />
    </>
  );
}

/** Des champs que l’on demande ensemble, et leur bouton. */
const meta = {
  title: 'Formulaires/SearchForm',
  component: SearchForm,
  parameters: {
    guide: {
      use: ['Une recherche en plusieurs champs, que l’on lance quand elle est complète : un annuaire.'],
      avoid: [
        { when: 'Des filtres qui agissent l’un après l’autre.', instead: 'FilterBar' },
        { when: 'Un seul champ.', instead: 'SearchField' },
      ],
      anatomy: [
        ['Champs', 'Autant par ligne qu’il en tient.'],
        ['Bouton', 'Au bout de la ligne ; sous les champs sur un téléphone.'],
      ],
      keyboard: [['Entrée', 'Lance la recherche depuis un champ.']],
      doDont: [{ do: 'Quatre champs, cinq au plus.', dont: 'Un champ obligatoire.' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Chercher une entité', submitLabel: 'Chercher', onSubmit: fn(), children: <Fields /> },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<SearchFormProps>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('search')).toHaveAccessibleName('Chercher une entité');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ville ou code postal' }), 'Nancy{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Chercher' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    const field = canvas.getByRole('textbox', { name: 'Ville ou code postal' }).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().bottom).toBeCloseTo(field.bottom, -1);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { bottom } = canvas.getByRole('textbox', { name: /^Nom/ }).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
