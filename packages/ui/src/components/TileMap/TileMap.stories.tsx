import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { type MapTile, TileMap, type TileMapProps } from './TileMap.tsx';

/** Des régions inventées : un grand carré percé, et deux îles. */
const DRAWN = `
.  .  .  .  .  .  A1 A2 .  .  .  .
.  .  .  .  B1 B2 B3 B4 B5 B6 .  .
.  .  C1 C2 C3 C4 C5 C6 C7 C8 C9 10
20 21 22 23 24 25 26 27 28 29 30 31
.  32 33 34 35 36 37 38 39 40 41 42
.  .  .  43 44 45 46 47 48 49 50 51
.  .  .  52 53 54 55 56 57 58 59 .
.  .  .  60 61 62 63 64 65 66 67 .
.  .  .  68 69 70 71 72 73 74 75 .
.  .  .  76 77 78 79 80 81 82 83 84
.  .  .  85 86 87 88 89 .  90 91 92
.  .  .  .  93 94 95 96 .  .  .  97`;
const FIGURES = [0, 1, 4, 5, 9, 10, 19, 20, 39, 40, 61, 128];

const tile = (code: string, column: number, row: number, value: number): MapTile => ({
  code,
  name: `Région ${code}, ${value} ateliers`,
  value,
  href: `#${code}`,
  column,
  row,
});
const tilesOf = (figures: readonly number[]): MapTile[] =>
  DRAWN.trim()
    .split('\n')
    .flatMap((line, row) =>
      line
        .split(/\s+/)
        .flatMap((code, column) =>
          code === '.' ? [] : [tile(code, column, row, figures[(row * 5 + column * 7) % figures.length] ?? 0)],
        ),
    );

/** Des lieux comptés, chacun une case à peu près à sa place : l’un d’eux se choisit d’un geste ou d’une flèche. */
const meta = {
  title: 'Données/TileMap',
  component: TileMap,
  parameters: {
    // As wide as a phone allows.
    layout: 'fullscreen',
    guide: {
      use: ['Choisir un lieu parmi ceux d’un pays, en voyant où il y a beaucoup et où il y a peu.'],
      avoid: [
        { when: 'Comparer des quantités.', instead: 'Chart' },
        { when: 'Trier ou lire les chiffres.', instead: 'DataTable' },
        { when: 'Choisir un lieu dont on connaît le nom, sans chiffres.', instead: 'ComboBox' },
      ],
      anatomy: [
        ['Légende', 'Les bornes de chaque teinte ; le chiffre dit toujours ce que la teinte dit.'],
        ['Case', 'Un lien : le code en haut, le chiffre en bas. Toutes ont la même taille.'],
        ['À part', 'Ce qui est loin, sous son titre, en bas à gauche.'],
      ],
      keyboard: [
        ['Tab', 'Entre sur la case choisie, ou la dernière atteinte, puis quitte la carte.'],
        ['Flèches', 'Vont à la case voisine, par-dessus un vide s’il le faut.'],
        ['Lettres et chiffres', 'Le code tapé mène à sa case.'],
        ['Entrée', 'Choisit la case.'],
      ],
      doDont: [{ do: 'Les mêmes chiffres en tableau, à côté.', dont: 'Une teinte sans chiffre.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ateliers par région',
    tiles: tilesOf(FIGURES),
    inset: { label: 'Îles', tiles: [tile('971', 0, 0, 8), tile('972', 1, 0, 12), tile('973', 0, 1, 0)] },
    steps: [1, 5, 10, 20, 40],
    words: {
      legend: 'Ateliers :',
      step: (from, to) => {
        if (to === undefined) return `${from} et plus`;
        return from === to ? String(from) : `${from}–${to}`;
      },
      selected: 'sélectionné',
      help: 'Une case par région, placée à peu près comme sur une carte. Choisissez une case pour voir ses ateliers.',
    },
  },
} satisfies Meta<typeof TileMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Ateliers par région' })).toBeVisible();
    await expect(canvas.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Région A1,/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Région B4,/ })).toHaveFocus();
    // Over the gap below, and to the islands apart.
    await userEvent.keyboard('89{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Région 90,/ })).toHaveFocus();
    await userEvent.keyboard('972');
    await expect(
      within(canvas.getByRole('list', { name: 'Îles' })).getByRole('link', { name: /^Région 972,/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Région 85,/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: /^Région 85,/ })).toHaveFocus();
  },
};

/** La case choisie se dit dans son nom ; on y entre par Tab. */
export const Selected: Story = {
  args: { selected: '54' },
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('link', { name: /^Région 54, \d+ ateliers, sélectionné$/ });
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await expect(chosen.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

/** Entrée suit le lien de la case. */
export const Choosing: Story = {
  render: function Held(args: TileMapProps) {
    const [code, setCode] = useState<string>();
    const chosen = fn(setCode);
    return (
      <div
        onClickCapture={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (link === null) return;
          event.preventDefault();
          chosen(link.hash.slice(1));
        }}
      >
        <TileMap {...args} selected={code} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('c5{Enter}');
    const chosen = await canvas.findByRole('link', { name: /^Région C5, .*sélectionné$/ });
    await expect(chosen).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Région 97,/ }));
    await expect(await canvas.findByRole('link', { name: /sélectionné$/ })).toHaveAccessibleName(/^Région 97,/);
  },
};

/** Rien nulle part : chaque case a son zéro et son bord. */
export const NoFigure: Story = { args: { tiles: tilesOf([0]) } };

/** De grands nombres tiennent dans la case. */
export const GreatFigures: Story = {
  args: { tiles: tilesOf([1204, 38, 2448, 999]) },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

/** Sur un téléphone les cases se serrent, jamais sous 24 px. */
export const OnAPhone: Story = {
  args: { selected: '54' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    }
  },
};
