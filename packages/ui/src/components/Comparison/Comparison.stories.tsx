import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Comparison } from './Comparison.tsx';

/** Deux versions des mêmes faits, ce qui a changé dit en toutes lettres. */
const meta = {
  title: 'Données/Comparison',
  component: Comparison,
  parameters: {
    guide: {
      use: [
        'Ce qu’un complément a changé depuis la dernière lecture.',
        'Deux personnes ont écrit en même temps : choisir quelle version garder.',
      ],
      avoid: [
        { when: 'Les faits d’une seule version.', instead: 'DescriptionList' },
        { when: 'Plusieurs objets différents.', instead: 'DataTable' },
        { when: 'Qui a fait quoi, et quand.', instead: 'Timeline' },
      ],
      anatomy: [
        ['Nom', 'Le champ, avec son état : ajouté, supprimé, modifié, inchangé.'],
        ['Avant, Après', 'Côte à côte, l’un sous l’autre quand la place manque.'],
        ['Mots qui diffèrent', 'Barrés ou soulignés, et annoncés aux lecteurs d’écran.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Ne donner que les champs qui ont changé.', dont: 'Cent lignes « inchangé ».' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ce qui a changé',
    fields: [
      {
        key: 'nom',
        label: 'Raison sociale',
        before: 'Institut des métiers de l’eau',
        after: 'Institut des métiers de l’eau et du vent',
      },
      { key: 'tel', label: 'Téléphone', before: null, after: '05 36 49 12 40' },
      { key: 'site', label: 'Site internet', before: 'https://eau.example', after: null },
      { key: 'ville', label: 'Ville', before: 'Toulouse', after: 'Toulouse' },
    ],
    words: {
      added: 'Ajout',
      removed: 'Suppression',
      changed: 'Modification',
      same: 'Sans changement',
      before: 'Avant',
      after: 'Après',
      none: 'Rien',
      removedText: 'suppression :',
      addedText: 'ajout :',
      endText: 'fin',
    },
  },
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const items = within(canvas.getByRole('list', { name: 'Ce qui a changé' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Raison socialeModificationAvant.*ajout :/),
      'TéléphoneAjoutAvantRienAprès05 36 49 12 40',
      'Site internetSuppressionAvanthttps://eau.exampleAprèsRien',
      'VilleSans changementToulouse',
    ]);
    await expect(canvasElement.querySelectorAll('ins')).toHaveLength(1);
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('et du vent');
    await expect(canvasElement.querySelector('del')).toBeNull();
  },
};

/** Dans un long texte, seuls les mots qui diffèrent sont marqués. */
export const LongText: Story = {
  args: {
    fields: [
      {
        key: 'projet',
        label: 'Projet pédagogique',
        before:
          'La formation alterne des apports et des mises en situation.\nElle dure deux jours. Les stagiaires sont évalués en fin de parcours par un formateur certifié.',
        after:
          'La formation alterne des apports, des démonstrations et des mises en situation.\nElle dure trois jours. Les stagiaires sont évalués tout au long du parcours par un formateur certifié.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const texts = (tag: string) => [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent);
    await expect(texts('del').join(' ')).toContain('deux');
    await expect(texts('ins').join(' ')).toContain('trois');
    await expect(texts('ins').join(' ')).not.toContain('formateur');
  },
};

/** Sans un mot en commun, rien n’est marqué : les deux valeurs se lisent. */
export const WholeChange: Story = {
  args: { fields: [{ key: 'date', label: 'Fin d’activité', before: '31/12/2026', after: 'Sans fin' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ins, del')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const [before, after] = canvas.getAllByRole('definition').map((side) => side.getBoundingClientRect());
    await expect(after?.top).toBeGreaterThanOrEqual(before?.bottom ?? 0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
