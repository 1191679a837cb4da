import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CirclePause, Clock } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Deadline } from '../Deadline/Deadline.tsx';
import { Identifier } from '../Identifier/Identifier.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { StateList } from './StateList.tsx';

/** Ce que l’on détient : le nom, l’état, la date, et ce que l’on peut en faire maintenant. */
const meta = {
  title: 'Données/StateList',
  component: StateList,
  parameters: {
    picture: { width: 900 },
    guide: {
      use: ['L’accueil de qui détient des droits : leur état et leur fin d’un seul regard.'],
      avoid: [
        { when: 'Des lignes que l’on trie ou que l’on filtre.', instead: 'DataTable' },
        { when: 'Ce qui est à faire.', instead: 'ItemList' },
        { when: 'Ce qui prend fin dans l’année.', instead: 'DateLine' },
      ],
      anatomy: [
        ['Nom', 'Un lien, suivi de son numéro.'],
        ['État', 'Un Badge.'],
        ['Date', 'Calme tant que rien ne presse ; une Deadline quand il faut agir.'],
        ['Action', 'Seulement ce qui peut être fait maintenant.'],
      ],
      keyboard: [['Tab', 'Passe d’un nom à son action, puis au nom suivant.']],
      doDont: [{ do: 'Six lignes, et un lien vers les autres.', dont: 'La même action sur toutes les lignes.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Vos habilitations',
    items: [
      {
        key: '1',
        title: 'PRAP IBC – Acteur',
        href: '#1',
        note: <Identifier>0128/2022/PRAPIBC-1/01</Identifier>,
        state: (
          <Badge tone="success" icon={CircleCheck}>
            Active
          </Badge>
        ),
        date: <Deadline state="soon" date="30/06/2027" words="dans 7 mois" ratio={0.9} />,
        action: (
          <LinkButton href="#renouveler" size="small">
            Renouveler
          </LinkButton>
        ),
      },
      {
        key: '2',
        title: 'PRAP 2S – Acteur',
        href: '#2',
        note: <Identifier>0203/2023/PRAP2S-1/01</Identifier>,
        state: (
          <Badge tone="warning" icon={CirclePause}>
            Suspendue
          </Badge>
        ),
        date: 'jusqu’au 15/09/2028',
      },
      {
        key: '3',
        title: 'APS-ASD – Acteur',
        state: (
          <Badge tone="info" icon={Clock}>
            Future
          </Badge>
        ),
      },
    ],
  },
} satisfies Meta<typeof StateList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Vos habilitations' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'PRAP IBC – Acteur' })).toHaveFocus();
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Renouveler' })).toHaveFocus();
    const [first, second] = list.getAllByRole('listitem');
    const stateAt = (item: HTMLElement | undefined) => item?.querySelector('svg')?.getBoundingClientRect().left;
    // States stand under one another.
    await expect(stateAt(first)).toBe(stateAt(second));
  },
};

/** L’un sous l’autre ; une ligne sans action n’en garde pas la place. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'PRAP IBC – Acteur' }).getBoundingClientRect();
    await expect(canvas.getByText('Active').getBoundingClientRect().top).toBeGreaterThan(link.bottom - 1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
