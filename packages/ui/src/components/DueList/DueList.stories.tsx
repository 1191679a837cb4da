import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { DueList } from './DueList.tsx';

/** Ce qui vient : quand, quoi, à qui de jouer, et ce qu’on peut faire. Le plus proche d’abord, quel que soit son genre. */
const meta = {
  title: 'Données/DueList',
  component: DueList,
  parameters: {
    guide: {
      use: ['L’accueil et les échéances : ce qui est dû, ce qui se perd, ce qui prend fin, d’un seul ordre.'],
      avoid: [
        { when: 'Une seule chose à faire.', instead: 'NextStepBlock' },
        { when: 'L’année d’un regard.', instead: 'DateLine' },
        { when: 'Des choses sans jour.', instead: 'ItemList' },
      ],
      anatomy: [
        ['Quand', 'Les jours qui restent, toujours dits, et la date dessous ; cinq tons, dont trois ont leur icône.'],
        ['Quoi', 'Un lien, et ce qui le distingue de ses semblables. Ce qui se perd le dit dans le titre.'],
        ['À qui', 'Icône et mots, jamais une couleur : « à vous », « chez Julie Perrin ». Rien, si personne n’agit.'],
        ['Acte', 'Un petit bouton : plein trait s’il est au lecteur, discret chez les autres.'],
      ],
      keyboard: [['Tab', 'Passe du titre à l’acte, ligne par ligne.']],
      doDont: [
        {
          do: '« Session de Thionville : supprimée si rien n’est fait ».',
          dont: 'La ligne en rouge, sans dire ce qui se perd.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Ce qui vient',
    items: [
      {
        key: 'decision',
        tone: 'late',
        when: 'en retard d’un jour',
        date: '26/11/2026',
        title: 'Décision sur la demande DH-2026-0408',
        href: '#decision',
        description: 'SST, formateur · la commission a siégé hier',
        whose: { isReader: false, words: 'chez la Commission nationale' },
        action: (
          <LinkButton href="#decision" size="small" variant="quiet">
            Voir la demande
          </LinkButton>
        ),
      },
      {
        key: 'urssaf',
        tone: 'soon',
        when: 'dans 6 jours',
        date: '03/12/2026',
        title: 'Attestation Urssaf à remplacer',
        href: '#urssaf',
        description: 'Complément de la demande DH-2026-0433, PRAP IBC',
        whose: { isReader: true, words: 'à vous' },
        action: (
          <LinkButton href="#urssaf" size="small">
            Joindre
          </LinkButton>
        ),
      },
      {
        key: 'session',
        tone: 'loss',
        when: 'dans 11 jours',
        date: '08/12/2026',
        title: 'Session PRAP IBC, Thionville : supprimée si rien n’est fait',
        href: '#session',
        description: 'S-2026-004105 · 7 stagiaires sans certificat',
        whose: { isReader: true, words: 'à vous' },
        action: (
          <LinkButton href="#session" size="small">
            Vérifier
          </LinkButton>
        ),
      },
      {
        key: 'convocations',
        tone: 'month',
        when: 'dans 15 jours',
        date: '12/12/2026',
        title: 'Complément du dossier administratif',
        href: '#dossier',
        whose: { isReader: true, words: 'à vous' },
      },
      {
        key: 'fin',
        tone: 'later',
        when: 'dans 215 jours',
        date: '30/06/2027',
        title: 'Fin de l’habilitation APS-ASD',
        href: '#fin',
        description: 'Renouvellement possible dès le 30/12/2026',
      },
    ],
  },
} satisfies Meta<typeof DueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Ce qui vient' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[0]).toHaveTextContent(/en retard d’un jour.*26\/11\/2026.*chez la Commission nationale/);
    await expect(rows[2]).toHaveTextContent(/supprimée si rien n’est fait.*à vous/);
    // What merely ends says nobody's move.
    await expect(rows[4]).not.toHaveTextContent(/à vous|chez/);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Décision sur la demande DH-2026-0408' })).toHaveFocus();
  },
};

/** À qui c’est et ce qu’on peut faire tiennent sur une ligne ; la date se lit sur la ligne de ses mots. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const [whose] = canvas.getAllByText('à vous');
    const line = whose?.getBoundingClientRect();
    const act = canvas.getByRole('link', { name: 'Joindre' }).getBoundingClientRect();
    await expect(act.top).toBeLessThan(line?.top ?? 0);
    await expect(act.bottom).toBeGreaterThan(line?.bottom ?? 0);
    const foot = (text: string) => canvas.getByText(text).getBoundingClientRect().bottom;
    await expect(Math.abs(foot('03/12/2026') - foot('dans 6 jours'))).toBeLessThan(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
