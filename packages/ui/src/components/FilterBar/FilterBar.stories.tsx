import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { FilterBar } from './FilterBar.tsx';

function Search(): ReactNode {
  const [words, setWords] = useState('');
  return (
    <SearchField label="Numéro ou entité" size="small" value={words} onChange={setWords} onSubmit={() => undefined} />
  );
}

function Choice({ label, options }: { label: string; options: readonly string[] }): ReactNode {
  const [value, setValue] = useState(options[0] ?? null);
  return (
    <Select
      label={label}
      size="small"
      placeholder=""
      options={options.map((id) => ({ id, label: id }))}
      value={value}
      onChange={setValue}
    />
  );
}

const tache = <Choice label="Tâche" options={['Toutes les tâches', 'Instruction', 'Expertise', 'Décision']} />;
const responsable = <Choice label="Responsable" options={['Toute la caisse', 'Anne Husson', 'Thomas Rey']} />;

/**
 * Les filtres d’une liste en une rangée de petits champs aux noms visibles, ce qui les efface en dernier. Leur état vit dans
 * l’adresse de la page. Des vues toutes faites se proposent par `LinkTabs`, au-dessus.
 */
const meta = {
  title: 'Formulaires/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filtres',
    clearLabel: 'Effacer',
    onClear: fn(),
    children: (
      <>
        <Search />
        {tache}
        {responsable}
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('search')).toHaveAccessibleName('Filtres');
    const clear = canvas.getByRole('button', { name: 'Effacer' });
    const controls = [canvas.getByRole('searchbox'), ...canvas.getAllByRole('button')];
    for (const control of controls) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Une rangée, quel que soit le nombre de filtres. */
export const TwoFilters: Story = {
  args: {
    children: (
      <>
        <Search />
        {tache}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const bottoms = [canvas.getByRole('searchbox'), ...canvas.getAllByRole('button')].map(
      (control) => control.getBoundingClientRect().bottom,
    );
    await expect(new Set(bottoms).size).toBe(1);
    // As wide as its word, not as a filter.
    await expect(canvas.getByRole('button', { name: 'Effacer' }).offsetWidth).toBeLessThan(120);
  },
};

export const ManyFilters: Story = {
  args: {
    children: (
      <>
        <Search />
        {tache}
        {responsable}
        <Choice label="Niveau" options={['Tous les niveaux', 'PRAP IBC, acteur', 'CATEC, surveillant-intervenant']} />
        <Choice label="Département" options={['Toute la France', 'Ille-et-Vilaine', 'Côtes-d’Armor']} />
        <Choice label="Échéance" options={['Toutes', 'En retard', 'Sous sept jours']} />
      </>
    ),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const { bottom } = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: /Tâche/ }).getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};
