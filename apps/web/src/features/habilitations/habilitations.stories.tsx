import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleHabilitation } from '@habilis/api/mocks/fixtures/exampleHabilitations';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../boot/screenStory.tsx';

const accountOf = (type: 'ADM' | 'RD' | 'G') => exampleAccount({ roles: [exampleRole({ type })] });
const handlersOf = (type: 'ADM' | 'RD' | 'G') => sliceHandlers({ account: accountOf(type) });
const phone = { viewport: { value: 'w360' } };

/** Les habilitations : les trouver, les suivre, les suspendre, les déléguer. */
const meta = {
  ...screenStory,
  title: 'Écrans/Habilitations',
  args: { path: '/ADM/21/habilitations' },
  parameters: { ...screenStory.parameters, msw: handlersOf('ADM') },
};
export default meta;

/** On filtre, l’adresse garde les filtres, et le vide s’explique. */
export const List: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '128/2023/AMSS4-1/01' })).toHaveAttribute(
      'href',
      '/ADM/21/habilitations/12',
    );
    const extended = canvas.getByText('Prolongée').closest('td');
    await expect(extended?.scrollWidth).toBeLessThanOrEqual(extended?.clientWidth ?? 0);
    await userEvent.type(canvas.getAllByRole('searchbox')[0] ?? document.body, 'introuvable{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Aucune habilitation ne correspond' })).toBeVisible();
  },
};

export const ListOnAPhone: ScreenStory = {
  args: { path: '/G/13/habilitations' },
  parameters: { msw: handlersOf('G') },
  globals: phone,
};

/** Le responsable du dispositif suspend : sans motif ni commentaire rien ne part. */
export const Suspension: ScreenStory = {
  args: { path: '/RD/16/habilitations/12' },
  parameters: { msw: handlersOf('RD') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspendre' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspendre' }));
    await expect(await dialog.findByText('Choisissez un motif.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Écarts à l’audit' }));
    await userEvent.type(dialog.getByLabelText(/Commentaire/), 'Deux écarts.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspendre' }));
    await waitFor(() => expect(screen.getByText('L’habilitation est suspendue')).toBeVisible());
  },
};

/** Une demande est déjà en cours, commencée ailleurs : une fenêtre le dit, et rien d’autre ne commence. */
export const UnderWay: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.startRenouvellement, 409, 'habilitation.demande-deja-en-cours'),
      ...handlersOf('G'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renouveler l’habilitation' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Une demande est déjà en cours' });
    await expect(dialog).toHaveTextContent('Retrouvez-le dans vos demandes');
    await userEvent.click(within(dialog).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amiante SS4 – Opérateur' })).toBeVisible();
  },
};

/** Suspendue : pourquoi et jusqu’à quand, avant tout le reste. */
export const Suspended: ScreenStory = {
  args: { path: '/G/13/habilitations/14' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suspendue du 02/11/2026 au 31/01/2027')).toBeVisible();
  },
};

/** Le gestionnaire délègue : à un délégataire de l’entité, ou à quelqu’un d’autre. */
export const Delegation: ScreenStory = {
  args: { path: '/G/13/habilitations/12' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nommer un délégataire' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('radio', { name: 'Paul Lefèvre (MUL20004)' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Quelqu’un d’autre' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nommer' }));
    await expect(dialog.getByLabelText('Prénom')).toBeInvalid();
  },
};

/** Des sessions y tiennent : la suppression de l’habilitation ou d’une plateforme est refusée, et dit pourquoi. */
export const DeletionRefused: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  parameters: {
    msw: [
      mockProblem(habilitation.remove, 409, 'habilitation.suppression-avec-sessions'),
      mockProblem(habilitation.removePlateforme, 409, 'habilitation.plateforme-avec-sessions'),
      ...handlersOf('ADM'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer l’habilitation' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.getByText(/^L’habilitation n’a pas été supprimée\./)).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: /^Supprimer la plateforme/ })[0] ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.getByText(/^Des sessions à venir ont lieu sur cette/)).toBeVisible());
  },
};

/** Des sessions y tiennent : « Supprimer » n’est pas proposé, et l’on sait pourquoi. */
export const NotToBeDeleted: ScreenStory = {
  args: { path: '/ADM/21/habilitations/12' },
  parameters: {
    msw: [
      mock(habilitation.get, exampleHabilitation({ refusSuppression: 'suppression-avec-sessions' }, { role: 'ADM' })),
      ...handlersOf('ADM'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Des sessions tiennent à cette habilitation/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Autres actions' }));
    const other = await screen.findByRole('menuitem', { name: 'Rompre l’habilitation' });
    await waitFor(() => expect(other).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Supprimer l’habilitation' })).toBeNull();
  },
};

/** Sans demande : l’administrateur dit de qui, de quoi et depuis quand ; la fin vient du niveau, la plateforme se demande. */
export const Creation: ScreenStory = {
  args: { path: '/ADM/21/habilitations/nouvelle?entite=1' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /Entité/ })).toHaveValue('Lorraine Prévention Formation');
    await userEvent.click(canvas.getByRole('button', { name: /Niveau/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Amiante SS4 – Opérateur' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une plateforme fixe' }));
    const picker = canvasElement.querySelector('input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('le choix d’un fichier manque');
    await userEvent.upload(picker, new File([''], 'decision.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer l’habilitation' }));
    await expect(await canvas.findByText('4 champs sont à corriger')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer la plateforme 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Plateforme mobile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer decision.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Créer l’habilitation' }));
    await waitFor(() => expect(screen.getByText('L’habilitation est créée.')).toBeVisible());
  },
};

/** Tout ce qu’une habilitation peut avoir, sur un téléphone. */
export const DetailOnAPhone: ScreenStory = {
  args: { path: '/RD/16/habilitations/12' },
  parameters: {
    msw: sliceHandlers({
      account: accountOf('RD'),
      habilitations: [
        exampleHabilitation(
          {
            prorogee: true,
            dateFinProrogation: '2027-10-03',
            demandeEnCours: { id: 433, numero: 'DH-2026-0433', mode: 'REN' },
            reserve: 'Deux formateurs titulaires d’un certificat en cours de validité.',
            dateReserve: '2024-03-28',
            plateformeMobile: true,
          },
          { role: 'RD' },
        ),
      ],
    }),
  },
  globals: phone,
};
