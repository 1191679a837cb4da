import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, Bell, Building2, CircleAlert, CircleCheck, FileText, ListChecks, User } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { AppShell } from '../AppShell/AppShell.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconLink } from '../IconLink/IconLink.tsx';
import { Link } from '../Link/Link.tsx';
import { RoleSwitch } from '../RoleSwitch/RoleSwitch.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { type CommandGroup, SearchCommand, type SearchCommandProps } from './SearchCommand.tsx';

const GROUPS: readonly CommandGroup[] = [
  {
    id: 'demandes',
    label: 'Demandes',
    count: '2 sur 7',
    items: [
      {
        id: 'demande-391',
        href: '#demande-391',
        icon: FileText,
        title: 'Lorraine Prévention Formation',
        code: 'DH-2026-0391',
        description: 'PRAP IBC, formateur',
        end: { label: 'en retard de 3 j', icon: CircleAlert, tone: 'danger' },
      },
      {
        id: 'demande-433',
        href: '#demande-433',
        icon: FileText,
        title: 'Lorraine Prévention Formation',
        code: 'DH-2026-0433',
        description: 'PRAP IBC, formateur',
        end: { label: 'dans 49 j' },
      },
    ],
    all: { href: '#demandes', label: 'Voir les 7 demandes' },
  },
  {
    id: 'habilitations',
    label: 'Habilitations',
    items: [
      {
        id: 'habilitation-412',
        href: '#habilitation-412',
        icon: Award,
        title: 'Lorraine Prévention Formation',
        code: '0412/2024/SST-1/01',
        description: 'SST, acteur',
        end: { label: 'Active', icon: CircleCheck, tone: 'success' },
      },
    ],
  },
  {
    id: 'entites',
    label: 'Entités',
    items: [
      {
        id: 'entite-88',
        href: '#entite-88',
        icon: Building2,
        title: 'Secours et Gestes Lorrains',
        description: '88000 Épinal · SIRET 392 745 014 00028',
      },
    ],
  },
  {
    id: 'personnes',
    label: 'Personnes',
    items: [{ id: 'personne-1', href: '#personne-1', icon: User, title: 'Clara Lorrin', code: 'LOR20417' }],
  },
  {
    id: 'pages',
    label: 'Pages',
    items: [{ id: 'page-taches', href: '#taches', icon: ListChecks, title: 'Mes tâches' }],
  },
];

const RECENT: readonly CommandGroup[] = [
  {
    id: 'recents',
    label: 'Ouverts récemment',
    items: (GROUPS[0]?.items ?? []).map(({ end: _end, ...item }) => item),
  },
];

const WORDS: SearchCommandProps['words'] = {
  open: 'Rechercher',
  close: 'Fermer la recherche',
  clear: 'Effacer',
  results: 'Résultats',
  keys: {
    enter: 'Entrée',
    escape: 'Échap',
    choose: 'choisir',
    follow: 'ouvrir',
    search: 'rechercher',
    close: 'fermer',
  },
};

function Held(props: SearchCommandProps): ReactNode {
  const [typed, setTyped] = useState(props.typed);
  const onType = (next: string) => {
    setTyped(next);
    props.onType(next);
  };
  return (
    <AppShell
      locationKey="accueil"
      words={{
        skipLink: 'Aller au contenu',
        openMenu: 'Ouvrir le menu',
        closeMenu: 'Fermer le menu',
        navigation: 'Navigation principale',
      }}
      start={
        <Link href="#accueil" isQuiet aria-label="Habilis, accueil">
          <Wordmark name="Habilis" />
        </Link>
      }
      role={
        <RoleSwitch
          label="Changer de rôle"
          roleLabel="Instructeur"
          entityLabel="Carsat Nord-Est"
          roles={[
            { id: '1', href: '#i', label: 'Instructeur', description: 'Carsat Nord-Est', isCurrent: true },
            { id: '2', href: '#e', label: 'Expert', description: 'Cramif', isCurrent: false },
          ]}
        />
      }
      search={<SearchCommand {...props} typed={typed} onType={onType} />}
      end={
        <>
          <IconLink href="#alertes" icon={Bell} label="Alertes, 7" count={7} />
          <AccountMenu
            name="Luc Fontaine"
            initials="LF"
            label="Compte de Luc Fontaine"
            items={[{ id: 'deconnexion', label: 'Se déconnecter' }]}
            onAction={() => undefined}
          />
        </>
      }
      navigation={null}
      footer={null}
    >
      <Stack gap={20} align="start">
        <Heading level={1}>Mes tâches</Heading>
        <TextField label="Commentaire" value="" onChange={() => undefined} />
      </Stack>
    </AppShell>
  );
}

const followed = fn();

/** Trouver depuis l’en-tête : un objet ou une page, par son nom ou son numéro, au clavier seul. */
const meta = {
  title: 'Navigation/SearchCommand',
  component: SearchCommand,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Une seule fois, dans l’en-tête : la place `search` d’AppShell.'],
      avoid: [
        { when: 'Réduire une liste affichée.', instead: 'SearchField' },
        { when: 'Choisir une valeur d’un formulaire.', instead: 'ComboBox' },
      ],
      anatomy: [
        ['Champ', 'Garde le focus ; sur téléphone, un bouton l’ouvre sur toute la ligne.'],
        ['Groupes', 'Jamais vides ; le compte à droite quand tout n’est pas montré, et la ligne qui mène à la liste.'],
        ['Résultat', 'Ce qui est tapé est souligné ; à droite, ce qui aide à choisir.'],
        ['Attente', 'Après 300 ms l’anneau prend la place de la loupe ; les résultats d’avant restent.'],
        ['Pied', 'Les touches ; absent sur téléphone.'],
      ],
      keyboard: [
        ['Ctrl + K, /', 'Va au champ, d’où que ce soit ; / pas depuis un champ, et se coupe.'],
        ['Flèche bas, Flèche haut', 'D’un résultat à l’autre ; le premier est choisi d’emblée.'],
        ['Entrée', 'Ouvre le résultat choisi, dès qu’il est là. Avec Ctrl, dans un autre onglet.'],
        ['Échap', 'Ferme, puis efface.'],
      ],
      doDont: [
        { do: 'Deux résultats par groupe, et la ligne vers la liste.', dont: 'Une page entière de résultats.' },
        { do: 'Au repos, les derniers ouverts.', dont: 'Un panneau vide.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Numéro, entité, personne',
    typed: '',
    onType: fn(),
    onOpen: fn(),
    groups: GROUPS,
    status: '8 résultats',
    words: WORDS,
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={followed}>
        <Story />
      </RouterProvider>
    ),
  ],
  beforeEach: () => void followed.mockClear(),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchCommand>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = () => screen.queryByRole('option', { selected: true });
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** Le focus reste au champ, qui nomme le résultat choisi. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Numéro, entité, personne' });
    await userEvent.type(field, 'lorr');
    await expect(args.onType).toHaveBeenLastCalledWith('lorr');
    await expect(canvas.getByRole('group', { name: 'Demandes' })).toHaveTextContent('2 sur 7');
    await expect(chosen()).toHaveTextContent('DH-2026-0391');
    await expect(field).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 résultats');
    const panel = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(Math.abs(panel.left - field.getBoundingClientRect().left)).toBeLessThanOrEqual(1);
    await userEvent.keyboard('{ArrowUp}');
    await expect(chosen()).toHaveTextContent('Mes tâches');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(chosen()).toHaveTextContent('DH-2026-0433');
    await expect(field).toHaveFocus();
  },
};

/** Entrée ouvre le résultat choisi, ferme et vide le champ. */
export const Opened: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'lorr{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenLastCalledWith(GROUPS[0]?.items[1]);
    await expect(followed).toHaveBeenLastCalledWith('#demande-433', undefined);
    await isClosed();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'lorr');
    await userEvent.click(canvas.getByRole('option', { name: 'Voir les 7 demandes' }));
    await expect(followed).toHaveBeenLastCalledWith('#demandes', undefined);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await isClosed();
  },
};

/** Ctrl et Entrée ouvrent un autre onglet : la recherche reste. */
export const InAnotherTab: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opened = spyOn(window, 'open').mockImplementation(() => null);
    await userEvent.type(canvas.getByRole('combobox'), 'lorr');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(opened).toHaveBeenCalledWith(expect.stringContaining('#demande-391'), '_blank', 'noopener');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('lorr');
    opened.mockRestore();
  },
};

/** Ctrl et K, ou la barre, d’où que ce soit ; Échap ferme, puis efface ; un clic ailleurs ferme. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('a/b');
    await expect(field).toHaveValue('a/b');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(field).toHaveValue('a/b');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    const comment = canvas.getByRole('textbox', { name: 'Commentaire' });
    await userEvent.click(comment);
    await userEvent.keyboard('/');
    await expect(comment).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Mes tâches' }));
    await isClosed();
  },
};

/** Qui coupe les touches d’une lettre garde Ctrl et K. */
export const WithoutSingleKeys: Story = {
  args: { hasSingleKeys: () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByText('rechercher')).toBeNull();
  },
};

/** Avant de taper : les derniers ouverts. Passer par le champ avec Tab n’ouvre rien. */
export const Recent: Story = {
  args: { groups: RECENT, status: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('group', { name: 'Ouverts récemment' })).toBeVisible();
    await expect(chosen()).toHaveTextContent('DH-2026-0391');
  },
};

/** Rien d’ouvert encore : ce que l’on peut chercher. */
export const FirstTime: Story = {
  args: { groups: [], note: { title: 'Numéro, entité, SIRET, personne, niveau ou page.' }, status: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText(/SIRET/)).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NothingFound: Story = {
  args: {
    typed: 'introuvable',
    groups: [],
    note: {
      title: 'Aucun résultat pour « introuvable »',
      description: 'Cherchez un numéro, une entité, un SIRET, une personne, un niveau ou une page.',
    },
    status: 'Aucun résultat pour « introuvable »',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucun résultat');
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

function Answering(props: SearchCommandProps): ReactNode {
  const [isBusy, setBusy] = useState(true);
  const onType = (typed: string) => {
    setBusy(true);
    props.onType(typed);
    setTimeout(() => setBusy(false), 500);
  };
  return <Held {...props} isBusy={isBusy} onType={onType} />;
}

/** Entrée avant la réponse : le premier résultat s’ouvre dès qu’il est là. */
export const EnterBeforeTheAnswer: Story = {
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lorr{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(GROUPS[0]?.items[0]));
    await isClosed();
  },
};

/** L’anneau après 300 ms ; les résultats d’avant restent. */
export const Busy: Story = {
  args: { isBusy: true, typed: 'lorra' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const magnifiers = () => canvasElement.querySelectorAll('[role="search"] .lucide-search').length;
    const before = magnifiers();
    await waitFor(() => expect(magnifiers()).toBe(before - 1));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

/** L’échec se dit dans le panneau ; ce qui est tapé reste, Entrée réessaie. */
export const Failed: Story = {
  args: {
    typed: 'lorr',
    groups: [],
    status: '',
    failure: { message: 'La recherche n’a pas abouti.', retry: 'Réessayer', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(canvas.getByRole('alert')).toHaveTextContent('n’a pas abouti');
    await userEvent.keyboard('{Enter}');
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('lorr');
  },
};

/** Sur téléphone : tout l’écran sous le champ. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { documentElement } = document;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('lorr');
    const found = within(canvas.getByRole('listbox')).getAllByRole('option');
    await expect(found).toHaveLength(7);
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la recherche' }));
    await isClosed();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rechercher' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvasElement).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    typed: 'inter',
    groups: [
      {
        id: 'entites',
        label: 'Entités',
        count: '1 sur plus de 1 000',
        items: [
          {
            id: 'longue',
            href: '#longue',
            icon: Building2,
            title: 'Interdépartementalinterprofessionnelinterrégionaldesgestesetpostures',
            code: '01023145400017',
            description: '51290 Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
            end: { label: 'Fermée depuis le 1ᵉʳ janvier' },
          },
        ],
        all: { href: '#toutes', label: 'Voir les plus de 1 000 entités' },
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
