import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleDemandes } from '@habilis/api/mocks/fixtures/exampleDemandes';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';
import { keepParcours } from './parcours.ts';

const account = exampleAccount({ roles: [exampleRole({ type: 'I', id: 18 })] });
const demande = exampleDemandeAdministrative({ fileUploads: [] }, { taskKey: 'da_instruction', role: 'I' });
const listed = (count: number) => sliceHandlers({ account, demande, demandes: exampleDemandes(count) });

/** D’un dossier au suivant de la liste d’où il fut ouvert. */
const meta = {
  ...screenStory,
  title: 'Écrans/Dossier suivant',
  args: { path: '/I/18/taches' },
  parameters: { ...screenStory.parameters, msw: listed(18) },
  globals: { viewport: { value: 'w1280' } },
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Canvas = Parameters<NonNullable<ScreenStory['play']>>[0]['canvas'];
/** A page and the list around it are read. */
const LOADED = { timeout: 15_000 };
const way = (canvas: Canvas, name: 'Dossier suivant' | 'Dossier précédent') =>
  canvas.findByRole('button', { name }, LOADED);

/** Par N, sans revenir à la liste ; le premier n’a pas de précédent. */
export const ByKeys: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.keyboard('j{Enter}');
    await waitFor(async () => expect(await way(canvas, 'Dossier suivant')).toBeEnabled(), LOADED);
    await expect(await way(canvas, 'Dossier précédent')).toBeDisabled();
    await userEvent.keyboard('n');
    await waitFor(async () => expect(await way(canvas, 'Dossier précédent')).toBeEnabled(), LOADED);
    await expect(canvas.getByRole('link', { name: 'Revenir à la liste' })).toHaveAttribute('href', '/I/18/taches');
  },
};

/** Ouvert d’une liste de tant de dossiers, qui fut montrée avant. */
const opened = (count: number) => ({
  args: { path: '/I/18/demandes-administratives/217' },
  parameters: { msw: listed(count) },
  beforeEach: () => {
    const refs = exampleDemandes(count).map(({ type, id }) => ({ type, id }));
    keepParcours(18, { liste: 'taches', search: '', refs, page: 1, debut: 1, faites: [] });
  },
});

/** Après une action, le suivant est proposé en haut de la page. */
export const AfterAnAction: ScreenStory = {
  ...opened(15),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider le dossier' }, LOADED));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Valider le dossier' }));
    const next = await canvas.findByText(/Champagne Secourisme/, {}, LOADED);
    await expect(next).toHaveTextContent('DA-2026-0218 · Champagne Secourisme');
    await expect(canvas.getAllByRole('button', { name: 'Dossier suivant' })).toHaveLength(2);
  },
};

/** Par la question même, l’action mène au suivant. */
export const OnwardWithAnAction: ScreenStory = {
  ...opened(15),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await way(canvas, 'Dossier suivant')).toBeEnabled(), LOADED);
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider le dossier' }, LOADED));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirmer et passer au suivant' }));
    await expect(await screen.findByText('Dossier validé', {}, LOADED)).toBeInTheDocument();
    await waitFor(async () => expect(await way(canvas, 'Dossier précédent')).toBeEnabled(), LOADED);
    await expect(canvas.queryByText('C’est fait, voici le dossier suivant de votre liste')).toBeNull();
  },
};

/** Le dernier fait, la liste est terminée. */
export const LastOne: ScreenStory = {
  ...opened(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider le dossier' }, LOADED));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Valider le dossier' }));
    await expect(await canvas.findByRole('heading', { name: 'Votre liste est terminée' }, LOADED)).toBeVisible();
    for (const back of canvas.getAllByRole('link', { name: 'Revenir à la liste' })) {
      await expect(back).toHaveAttribute('href', '/I/18/taches');
    }
  },
};

/** Ouvert d’ailleurs, un dossier n’a pas de suivant. */
export const FromElsewhere: ScreenStory = {
  args: { path: '/I/18/demandes-administratives/999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Revenir aux demandes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dossier suivant' })).toBeNull();
  },
};
