import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Held(props: SearchFieldProps): ReactNode {
  const [value, setValue] = useState(props.value);
  const onChange = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <SearchField {...props} value={value} onChange={onChange} />;
}

/** Des mots à chercher dans une liste. */
const meta = {
  title: 'Champs/SearchField',
  component: SearchField,
  parameters: {
    guide: {
      use: ['Retrouver une ligne par son numéro, son nom, une personne.'],
      avoid: [
        { when: 'Choisir parmi des valeurs connues.', instead: 'Select' },
        { when: 'Choisir parmi beaucoup, en tapant.', instead: 'ComboBox' },
      ],
      anatomy: [
        ['Loupe', 'Dit l’usage ; cachée aux lecteurs d’écran.'],
        ['Champ', 'Son nom dit ce qui s’y cherche.'],
        ['Croix', 'Efface, et rend la liste entière.'],
      ],
      keyboard: [
        ['Entrée', 'Cherche.'],
        ['Échap', 'Efface.'],
      ],
      doDont: [{ do: '« Numéro, entité, personne » : ce que l’on peut taper.', dont: '« Rechercher… » seul.' }],
    } satisfies ComponentGuide,
  },
  args: { label: 'Numéro ou entité', value: '', onChange: fn(), onSubmit: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Numéro ou entité' }), 'Armor');
    await expect(args.onChange).toHaveBeenLastCalledWith('Armor');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Armor');
  },
};

export const ClearedByEscape: Story = {
  args: { value: 'Armor' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith('');
  },
};

/** La croix du navigateur et l’effacement lettre à lettre valent Échap. */
export const Emptied: Story = {
  args: { value: 'Ar' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Backspace}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith('');
  },
};

/** Dans une rangée de filtres. */
export const Small: Story = { args: { size: 'small', value: 'DA-2026-0433' } };

export const LongWords: Story = {
  args: {
    label: 'Numéro, raison sociale ou ville de l’établissement',
    value: 'Saint-Germain-lès-Arpajon, rue de l’Église',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
