import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockOutage } from '@habilis/api/mocks/mockOutage';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { presenceMocks } from '@habilis/api/mocks/presenceMocks';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../boot/screenStory.tsx';

const examiner = exampleAccount({ roles: [exampleRole({ type: 'I' })] });
const seenByExaminer = (taskKey: DaTaskKey) => ({
  args: { path: '/I/18/demandes-administratives/217' },
  parameters: {
    msw: sliceHandlers({ account: examiner, demande: exampleDemandeAdministrative({}, { taskKey, role: 'I' }) }),
  },
});
const seenByRequester = (taskKey: DaTaskKey) => ({
  parameters: { msw: sliceHandlers({ demande: exampleDemandeAdministrative({}, { taskKey, role: 'DM' }) }) },
});

/** La demande administrative d’une entité : le parcours, les onglets, les actions, l’historique. */
const meta = {
  ...screenStory,
  title: 'Écrans/Demande administrative',
  args: { path: '/DM/12/demandes-administratives/217' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

/** Le brouillon s’enregistre de lui-même et le dit. */
export const Draft: ScreenStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText(/raison sociale/i);
    await userEvent.type(field, ' d’Alsace');
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="saved"]')).toHaveTextContent(/enregistré/));
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Soumettre une demande incomplète : le résumé mène à chaque champ, rien n’est perdu. */
export const Incomplete: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: exampleDemandeAdministrative({ raisonSociale: null, siret: '123', fileUploads: [] }),
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /soumettre/i }));
    const summary = await within(canvasElement).findByRole('alert');
    await expect(within(summary).getAllByRole('link').length).toBeGreaterThanOrEqual(2);
  },
};

const points = [
  {
    chemin: 'adresse',
    commentaire: 'Est-ce l’adresse du siège ?',
    avant: [{ cle: 'adresse.ligne1=1 rue Haute', libelle: '1 rue Haute', deposeLe: null }],
    apres: null,
  },
];
const asked = { demandeLe: '2026-11-18T09:00:00Z', reponduLe: null, points };

/** Un complément se demande champ par champ : l’entité le lit, va au champ, et l’y retrouve marqué. */
export const AskedFieldByField: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: exampleDemandeAdministrative({ complement: asked }, { taskKey: 'da_complement', role: 'DM' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Est-ce l’adresse du siège/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aller à Adresse' }));
    await expect((await canvas.findAllByText('Complément demandé')).length).toBeGreaterThan(0);
  },
};

/** Au retour, l’instructeur lit ce qui a changé à chaque point. */
export const ReturnedFieldByField: ScreenStory = {
  args: { path: '/I/18/demandes-administratives/217' },
  parameters: {
    msw: sliceHandlers({
      account: examiner,
      demande: exampleDemandeAdministrative(
        {
          complement: {
            ...asked,
            reponduLe: '2026-11-20T09:00:00Z',
            points: points.map((point) => ({
              ...point,
              apres: [{ cle: 'adresse.ligne1=9 rue Neuve', libelle: '9 rue Neuve', deposeLe: null }],
            })),
          },
        },
        { taskKey: 'da_instruction', role: 'I' },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Complément du 18\/11\/2026/)).toBeVisible();
    await expect(canvas.getAllByText(/Neuve/).length).toBeGreaterThan(0);
  },
};

/** L’enregistrement échoue : ce qui est tapé reste, et sera renvoyé. */
export const SaveFails: ScreenStory = {
  parameters: { msw: [mockOutage(demandeAdministrative.update), ...sliceHandlers()] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText(/raison sociale/i);
    await userEvent.clear(field);
    await userEvent.type(field, 'Institut de l’eau');
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="error"]')).toBeVisible());
    await expect(field).toHaveValue('Institut de l’eau');
  },
};

/** Une valeur refusée par l’enregistrement est dite à côté de son champ, sans prendre le focus à qui tape. */
export const SaveRefused: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.update, 400, 'donnees-invalides', [{ path: 'raisonSociale', title: 'requis' }]),
      ...sliceHandlers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/raison sociale/i);
    await userEvent.type(field, ' d’Alsace');
    await waitFor(() => expect(field).toBeInvalid(), { timeout: 5000 });
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('heading', { name: /à corriger/ })).not.toBeInTheDocument();
  },
};

const aged = exampleDemandeAdministrative({ dateAttestationUrssaf: '2020-01-01', diffusion: false });
const { contact } = aged;

/** Le contact d’un dossier validé se juge seul : l’attestation vieillie ne l’arrête pas, et ce qui est faux est nommé. */
export const WrongContactAlone: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: {
        ...aged,
        numero: 'DA-2026-0217',
        contact: { ...contact, email: 'a@b' },
        copieValidee: {
          saisie: { ...saisieOf(aged), diffusion: true },
          fileUploads: aged.fileUploads.map(({ id }) => id),
        },
        champsRetenus: [{ path: 'contact.email', title: 'champ.email-invalide' }],
      },
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^Garde sa valeur d’avant/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /soumettre/i }));
    const summary = await within(canvasElement).findByRole('alert');
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await expect(within(summary).getByRole('link', { name: /e-mail|courriel|adresse électronique/i })).toBeVisible();
  },
};

/** Un refus qui ne tient à aucun champ se dit lui-même. */
export const SaveForbidden: ScreenStory = {
  parameters: { msw: [mockProblem(demandeAdministrative.update, 403, 'csrf'), ...sliceHandlers()] },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByLabelText(/raison sociale/i), ' d’Alsace');
    await step('[S780] la barre dit le refus, sans parler de corrections que rien ne signale', async () => {
      const status = await canvas.findByText(/^Non enregistré\. Le navigateur a perdu/, undefined, { timeout: 5000 });
      await expect(status).toBeVisible();
      await expect(canvas.queryByText(/corrigez/)).toBeNull();
    });
  },
};

export const ToComplete: ScreenStory = seenByRequester('da_complement');

export const Examined: ScreenStory = seenByRequester('da_instruction');

export const Validated: ScreenStory = seenByRequester('validee');

export const Refused: ScreenStory = seenByRequester('refusee');

/** Un collègue corrige le dossier, l’entité le relit : chacun voit l’autre. */
export const OpenElsewhere: ScreenStory = {
  ...seenByExaminer('da_instruction'),
  parameters: {
    msw: [
      ...presenceMocks([
        { nomPrenom: 'Alain Kieffer', roleType: 'RC', organisme: null, edite: true },
        { nomPrenom: 'Sophie Marchal', roleType: 'G', organisme: null, edite: false },
      ]),
      ...seenByExaminer('da_instruction').parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alain Kieffer · Responsable caisse modifie ce dossier')).toBeVisible();
    await expect(canvas.getByText('Sophie Marchal · Gestionnaire consulte ce dossier')).toBeVisible();
  },
};

/** L’examinateur de la caisse : il prend en charge, demande un complément, valide ou rejette. */
export const ForTheExaminer: ScreenStory = {
  ...seenByExaminer('da_instruction'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /valider/i })).toBeVisible();
  },
};

export const ForTheExaminerOnAPhone: ScreenStory = {
  ...seenByExaminer('da_instruction'),
  globals: { viewport: { value: 'w360' } },
};

const director = exampleAccount({ roles: [exampleRole({ type: 'RC' })] });

/** Le responsable confirme le rejet par un commentaire que l’entité lira. */
export const RejectionToConfirm: ScreenStory = {
  args: { path: '/RC/15/demandes-administratives/217' },
  parameters: {
    msw: sliceHandlers({
      account: director,
      demande: exampleDemandeAdministrative({}, { taskKey: 'da_validation_rejet', role: 'RC' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer le rejet' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('L’entité lira ce commentaire.');
  },
};

/** Hors du périmètre, la demande n’existe pas. */
export const OutOfScope: ScreenStory = {
  parameters: { msw: [mockProblem(demandeAdministrative.get, 404, 'introuvable'), ...sliceHandlers()] },
};
