import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquarePlus } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { Text } from '../Text/Text.tsx';
import { FactList } from './FactList.tsx';

const ask = (
  <Button variant="quiet" size="small" icon={MessageSquarePlus}>
    Demander
  </Button>
);

/** Des faits que l’on vérifie un à un, et sur lesquels on agit. */
const meta = {
  title: 'Données/FactList',
  component: FactList,
  parameters: {
    guide: {
      use: ['Relire un dossier : chaque fait, sa valeur, et ce qu’on peut en demander.'],
      avoid: [
        { when: 'Rien à faire sur les faits.', instead: 'DescriptionList' },
        { when: 'Les changer.', instead: 'Form' },
      ],
      anatomy: [
        ['Nom et valeur', 'Sur une ligne de 37 px, le nom en petit.'],
        ['Action', 'À droite, au survol et au focus.'],
        ['Ouvert', 'Ce qu’on est en train d’en faire, sous le fait marqué.'],
      ],
      keyboard: [['Tab', 'D’une action à l’autre ; celle qui a le focus se voit.']],
      doDont: [
        { do: 'Dire « Non renseigné ».', dont: 'Des champs inactifs, qu’on ne sait pas copier.' },
        { do: 'Une seule action par fait.', dont: 'Une boîte de dialogue qui cache ce qu’on lit.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    facts: [
      { key: 'nom', term: 'Raison sociale', value: 'Meuse Prévention Active', action: ask },
      { key: 'siret', term: 'SIRET', value: <Identifier>418 273 066 00021</Identifier>, action: ask },
      {
        key: 'effectif',
        term: 'Effectif',
        value: '23 salariés',
        below: <Text look="small">1 · Diffère de la pièce</Text>,
      },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Demander' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first?.parentElement ?? document.body).opacity).toBe('1');
  },
};

export const Opened: Story = {
  args: {
    facts: [
      {
        key: 'date',
        term: 'Date de l’attestation',
        value: '12/10/2026',
        opened: <Text>Complément sur la date de l’attestation</Text>,
      },
      { key: 'assureur', term: 'Assureur', value: 'Mutuelle de Meuse', action: ask },
    ],
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
