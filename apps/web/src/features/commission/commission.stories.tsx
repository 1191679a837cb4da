import { commission } from '@habilis/api/commission/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDecision, examplePoint } from '@habilis/api/mocks/fixtures/examplePoints';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const accountOf = (type: 'CNH' | 'R') => exampleAccount({ roles: [exampleRole({ type })] });
const account = accountOf('CNH');
const phone = { viewport: { value: 'w360' } };

/** La commission : ses séances, ce qu’elle décide, et les lettres qu’elle peut encore retenir. */
const meta = {
  ...screenStory,
  title: 'Écrans/Commission',
  args: { path: '/CNH/23/commission' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

export const Seances: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '11/12/2026' })).toHaveAttribute(
      'href',
      '/CNH/23/commission/seances/2026-12-11',
    );
  },
};

/** On choisit des demandes et un jour ; celle qui ne passe pas n’empêche pas les autres. */
export const APlanifier: ScreenStory = {
  args: { path: '/CNH/23/commission/a-planifier' },
  parameters: {
    msw: [
      mock(commission.planifier, ({ body }) =>
        body.demandes.map(({ demandeHabilitationId: id }, index) => ({
          id,
          title: index === 0 ? 'demande.etape-modifiee' : null,
        })),
      ),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Inscrire à une séance' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    // Days that are fixed are offered first; another day says that it opens a new one.
    const fixed = await dialog.findAllByRole('radio', { name: /^\d{2}\/\d{2}\/\d{4}/ });
    await expect(fixed[0]).toBeChecked();
    await expect(dialog.queryByText('Un jour sans séance en ouvre une nouvelle.')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Un autre jour' }));
    await expect(await dialog.findByText('Un jour sans séance en ouvre une nouvelle.')).toBeVisible();
    await userEvent.click(fixed[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire à une séance' }));
    await expect(await canvas.findByText('Une demande n’a pas pu être traitée')).toBeVisible();
  },
};

export const SeanceDuJour: ScreenStory = {
  args: { path: '/CNH/23/commission/seances/2026-11-20' },
  parameters: {
    msw: sliceHandlers({
      account,
      points: [
        examplePoint(),
        examplePoint({
          demandeHabilitationId: 434,
          numero: 'DH-2026-0434',
          decision: exampleDecision({ decision: 'REFUSE' }),
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Décider' })).toHaveAttribute(
      'href',
      '/CNH/23/commission/seances/2026-11-20/decision?demandes=433',
    );
    await expect(canvas.getByText('Refusée')).toBeVisible();
  },
};

/** Avant son jour, une séance ne se décide pas ; ses demandes changent de jour, ou n’en ont plus. */
export const SeanceAVenir: ScreenStory = {
  args: { path: '/CNH/23/commission/seances/2026-12-18' },
  parameters: { msw: sliceHandlers({ account, points: [examplePoint({ dateCnh: '2026-12-18' })] }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Les décisions se saisissent à partir du 18/12/2026')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Décider' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de séance' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^11.12.2026, / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Changer de séance' }));
    await waitFor(() => expect(screen.getByText(/à la séance du 11\/12\/2026/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer de la séance' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Retirer cette demande/ }));
    await userEvent.click(question.getByRole('button', { name: 'Retirer de la séance' }));
    await waitFor(() => expect(screen.getByText('Une demande retirée de la séance.')).toBeVisible());
  },
};

/** La page d’une décision, ouverte avant le jour, dit à partir de quand. */
export const DecisionTropTot: ScreenStory = {
  args: { path: '/CNH/23/commission/seances/2026-12-18/decision?demandes=433' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les décisions se saisissent à partir du 18/12/2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Voir/ })).toBeNull();
  },
};

/** Qui répartit lit l’ordre du jour, sans rien décider. */
export const ReadOnly: ScreenStory = {
  args: { path: '/R/19/commission/seances/2026-11-20' },
  parameters: { msw: sliceHandlers({ account: accountOf('R') }) },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DH-2026-0437')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Décider' })).toBeNull();
  },
};

/** L’accueil mène à la séance entière : tout ce qui y reste à décider est là. */
export const WholeSeance: ScreenStory = {
  args: { path: '/CNH/23/commission/seances/2026-11-20/decision' },
  parameters: {
    msw: sliceHandlers({
      account,
      points: [
        examplePoint(),
        examplePoint({ demandeHabilitationId: 434, numero: 'DH-2026-0434' }),
        examplePoint({ demandeHabilitationId: 435, numero: 'DH-2026-0435', decision: exampleDecision() }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Voir les 2 lettres' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^DH-2026-0434/ })).toBeVisible();
  },
};

/** Sans motif rien ne part ; les lettres se lisent avant d’être enregistrées. */
export const Decision: ScreenStory = {
  args: { path: '/CNH/23/commission/seances/2026-11-20/decision?demandes=433,437' },
  play: async ({ canvas, userEvent }) => {
    const [common] = await canvas.findAllByRole('button', { name: /Décision/ });
    await userEvent.click(common ?? document.body);
    await userEvent.click(await screen.findByRole('option', { name: 'Refuser' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Appliquer à toutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les 2 lettres' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^2\schamps sont à corriger/ })).toHaveFocus();
    for (const field of canvas.getAllByLabelText('Motif').slice(1)) await userEvent.type(field, 'Pièces échues');
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les 2 lettres' }));
    await expect(await canvas.findByText('Lettre 1 sur 2')).toBeVisible();
    await expect(canvas.getByText('Pièces échues')).toBeVisible();
    // As wide as it is read on paper, where the page has the room.
    const letter = canvas.getByText('Pièces échues').closest('section');
    const room = canvas.getByRole('main').getBoundingClientRect().width;
    await expect(letter?.getBoundingClientRect().width).toBeGreaterThan(Math.min(560, room * 0.7));
    // Where the letters were asked for stands the way back.
    const right = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().right;
    await expect(right('Revenir à la saisie')).toBeGreaterThan(right('Enregistrer les 2 décisions'));
    // Only read so far: the page is not left unawares.
    await userEvent.click(canvas.getByRole('link', { name: '20/11/2026' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Rester' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer les 2 décisions' }));
    await expect(await canvas.findByRole('link', { name: 'Lettres en attente', current: 'page' })).toBeVisible();
  },
};

const POINTS_KEY = `habilis-commentaire:${account.habilisId}:DH:433:AjournePourComplement:points`;

/** Les points demandés sur la page de la demande partent avec la décision qui l’ajourne, et s’effacent quand elle est enregistrée. */
export const PointsAsked: ScreenStory = {
  args: { path: '/CNH/23/commission/seances/2026-11-20/decision?demandes=433&choix=COMPLEMENT' },
  beforeEach: () => {
    const points = [{ chemin: 'formateurs', commentaire: 'Qui remplace M. Petit ?' }];
    localStorage.setItem(POINTS_KEY, JSON.stringify(points));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Un point demandé à l’entité part avec la décision/)).toBeVisible();
    await expect(canvas.getByText(/Qui remplace M. Petit/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Motif'), 'Équipe incomplète');
    await userEvent.click(canvas.getByRole('button', { name: 'Voir la lettre' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer la décision' }));
    await expect(await canvas.findByRole('link', { name: 'Lettres en attente', current: 'page' })).toBeVisible();
    await expect(localStorage.getItem(POINTS_KEY)).toBeNull();
  },
};

export const EnAttente: ScreenStory = {
  args: { path: '/CNH/23/commission/decisions' },
  parameters: {
    msw: sliceHandlers({
      account,
      points: [
        examplePoint({ decision: exampleDecision() }),
        examplePoint({
          demandeHabilitationId: 434,
          numero: 'DH-2026-0434',
          decision: exampleDecision({
            id: 32,
            obstacle: 'demande.etape-modifiee',
            envoiLe: '2026-11-20T09:00:00.000Z',
          }),
        }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Ne peut pas partir/)).toBeVisible();
    const [cancel] = canvas.getAllByRole('button', { name: 'Annuler' });
    await userEvent.click(cancel ?? document.body);
    const question = await screen.findByRole('alertdialog', { name: 'Annuler cette décision\u202f?' });
    await expect(question).toHaveTextContent(/DH-2026-0433, .+\s: la décision ne prendra pas effet/);
    await userEvent.click(within(question).getByRole('button', { name: 'Ne rien changer' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Envoyer' })[1] ?? document.body);
    const sending = await screen.findByRole('alertdialog', { name: 'Envoyer cette lettre maintenant\u202f?' });
    await expect(sending).toHaveTextContent('DH-2026-0434');
    await userEvent.click(within(sending).getByRole('button', { name: 'Envoyer la lettre' }));
    await waitFor(() => expect(screen.getByText('Une lettre envoyée.')).toBeVisible());
  },
};
