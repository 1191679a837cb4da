import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { lecture } from '@habilis/api/lecture/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import type { Complement } from '@habilis/api/examen/Complement';
import { examenMocks } from '@habilis/api/mocks/examenMocks';
import {
  exampleComplementAdministratif,
  exampleComplementAttendu,
} from '@habilis/api/mocks/fixtures/exampleComplement';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { type HistoriqueCommentaire, historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { mock } from '@habilis/api/mocks/mock';
import { mockOutage } from '@habilis/api/mocks/mockOutage';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { perRun } from '@habilis/api/mocks/perRun';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { presenceMocks } from '@habilis/api/mocks/presenceMocks';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { RequestHandler } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { expectRefusedThenRemoved, type ScreenStory, screenStory } from '../../screenStory.tsx';

const instructeur = exampleAccount({ roles: [exampleRole({ type: 'I' })] });
const seenByInstructeur = (taskKey: DaTaskKey) => ({
  args: { path: '/I/18/demandes-administratives/217' },
  parameters: {
    msw: sliceHandlers({ account: instructeur, demande: exampleDemandeAdministrative({}, { taskKey, role: 'I' }) }),
  },
});
const seenByDemandeur = (taskKey: DaTaskKey) => ({
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

/** Une année à demi tapée ne s’enregistre pas : elle est dite à son champ, et la date entière s’enregistre. */
export const YearHalfTyped: ScreenStory = {
  parameters: { msw: sliceHandlers({ demande: exampleDemandeAdministrative({ dateAttestationUrssaf: null }) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const date = await canvas.findByRole('group', { name: /^Date de l’attestation/ });
    const [day] = within(date).getAllByRole('spinbutton');
    await userEvent.click(day ?? date);
    await userEvent.keyboard('1510202');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(/^L’année s’écrit en quatre chiffres/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-state="idle"]')).toBeInTheDocument();
    await userEvent.click(day ?? date);
    await userEvent.keyboard('15102026');
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[data-state="saved"]')).toBeVisible(), { timeout: 5000 });
  },
};

/** Ce qui reste à remplir est dit, onglet par onglet ; « Continuer » mène au premier champ de l’onglet suivant qui en a. */
export const WhatIsLeft: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: exampleDemandeAdministrative({
        raisonSociale: null,
        responsableLegal: { nom: null, prenom: null, fonction: null },
        fileUploads: [],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const left = within(await canvas.findByRole('region', { name: 'Reste à remplir' }));
    const fields = left.getAllByRole('link');
    await expect(fields[0]).toHaveTextContent('Raison sociale, à remplir dans Entité');
    // One stop, however many fields are left.
    fields[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(fields[1]).toHaveFocus();
    // Tab goes on from the last, and comes back to the one that was left.
    await fireEvent.keyDown(fields[1] ?? document.body, { key: 'Tab' });
    await expect(fields.at(-1)).toHaveFocus();
    canvas.getByRole('button', { name: 'Continuer' }).focus();
    fields.at(-1)?.focus();
    await expect(fields[1]).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Contact 3 à remplir' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Adresse rien à remplir' })).toBeVisible();
    // Empty or filled, what may not stay empty is heard so.
    await expect(canvas.getByLabelText(/^Raison sociale/)).toBeRequired();
    await expect(await siretOf(canvas)).toBeRequired();
    const onward = canvas.getByRole('button', { name: 'Continuer' });
    onward.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tab', { name: /^Contact/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByLabelText('Prénom')[0]).toHaveFocus();
    await userEvent.keyboard('Ada');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Contact 2 à remplir' })).toBeVisible());
  },
};

/** Ce que des réponses pourront demander compte dès le début, et mène à la question : le reste ne fait que diminuer. */
export const WhatAnswersMayAsk: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: exampleDemandeAdministrative({
        typeEntite: null,
        numeroDeclarationActivite: null,
        declarationUrssaf: null,
        dateAttestationUrssaf: null,
        fileUploads: [],
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const left = within(await canvas.findByRole('region', { name: 'Reste à remplir' }));
    const count = () => left.getAllByRole('link').length;
    const [nda] = left.getAllByRole('link', { name: /déclaration d’activité/ });
    if (nda === undefined) throw new Error('The number is not told');
    const before = count();
    await userEvent.click(nda);
    await expect(canvas.getByRole('radio', { name: 'Organisme de formation' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Organisme de formation' }));
    await waitFor(() => expect(count()).toBeLessThan(before));
    await userEvent.click(canvas.getByRole('radio', { name: 'Oui' }));
    await waitFor(() => expect(count()).toBeLessThan(before - 1));
    await userEvent.click(canvas.getByRole('tab', { name: /^Pièces/ }));
    await expect(await canvas.findByText('(selon vos réponses)')).toBeVisible();
  },
};

const FICHE = {
  siret: '01023145400017',
  raisonSociale: 'Atelier du Geste',
  adresse: { ligne1: '4 rue de la Halle', codePostal: '54000', ville: 'Nancy' },
  typeEntite: 'OF',
  numeroDeclarationActivite: null,
} as const;
const EMPTY_ADRESSE = { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } };
const siretOf = (canvas: ReturnType<typeof within>) => canvas.findByLabelText(/^SIRET/);

/** Le registre remplit le nom, l’adresse et le type qui manquent, d’après le SIRET ; tout se corrige. */
export const FilledByTheRegister: ScreenStory = {
  parameters: {
    msw: [
      mock(demandeAdministrative.registre, { fiche: FICHE }),
      ...sliceHandlers({
        demande: exampleDemandeAdministrative({
          siret: null,
          raisonSociale: null,
          typeEntite: null,
          adresse: EMPTY_ADRESSE,
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await siretOf(canvas), '010 231 454 00017');
    await waitFor(() => expect(canvas.getByLabelText(/^Raison sociale/)).toHaveValue('Atelier du Geste'));
    await expect(canvas.getByRole('radio', { name: 'Organisme de formation' })).toBeChecked();
    await expect(canvas.getByText(/^Repris du registre/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Adresse/ }));
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toHaveValue('4 rue de la Halle');
    await expect(canvas.getByRole('combobox', { name: 'Ville' })).toHaveValue('Nancy');
  },
};

/** La ville est de son code : un mot qui n’en est pas ne reste pas, un code changé la remplace, et celui d’un CEDEX laisse saisir la sienne. */
export const TownOfItsCode: ScreenStory = {
  args: { path: '/DM/12/demandes-administratives/217?onglet=adresse' },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code postal' });
    const town = () => canvas.getByRole('combobox', { name: 'Ville' });
    await waitFor(() => expect(town()).toBeRequired());
    await expect(canvas.getByLabelText(/^Complément/)).not.toBeRequired();
    const retype = async (typed: string) => {
      await userEvent.clear(code);
      await userEvent.type(code, typed);
    };
    await retype('57000');
    await waitFor(() => expect(town()).toHaveValue('Metz'));
    await retype('88150');
    await waitFor(() => expect(town()).toHaveValue(''));
    await userEvent.type(town(), 'asdfgh');
    await userEvent.tab();
    await expect(town()).toHaveValue('');
    await userEvent.type(town(), 'thaon');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Thaon-les-Vosges' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(town()).toHaveValue('Thaon-les-Vosges');
    await retype('88035');
    await waitFor(() => expect(town()).toHaveValue(''));
    await userEvent.type(town(), 'Épinal CEDEX');
    await userEvent.tab();
    await expect(town()).toHaveValue('Épinal CEDEX');
  },
};

/** Ce qui est déjà rempli n’est repris du registre que si l’on le demande. */
export const OtherwiseInTheRegister: ScreenStory = {
  parameters: {
    msw: [
      mock(demandeAdministrative.registre, { fiche: FICHE }),
      ...sliceHandlers({ demande: exampleDemandeAdministrative({ siret: null, raisonSociale: 'Le Geste' }) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await siretOf(canvas), '01023145400017');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre ce qu’il donne' }));
    await expect(canvas.getByLabelText(/^Raison sociale/)).toHaveValue('Atelier du Geste');
    await expect(canvas.queryByRole('button', { name: 'Reprendre ce qu’il donne' })).toBeNull();
  },
};

/** Le registre se tait : rien n’attend, tout se remplit à la main. */
export const RegisterDown: ScreenStory = {
  parameters: {
    msw: [
      mockOutage(demandeAdministrative.registre),
      ...sliceHandlers({ demande: exampleDemandeAdministrative({ siret: null, raisonSociale: null }) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await siretOf(canvas), '01023145400017');
    await userEvent.type(canvas.getByLabelText(/^Raison sociale/), 'Le Geste');
    await expect(canvas.getByLabelText(/^Raison sociale/)).toHaveValue('Le Geste');
    await waitFor(() => expect(canvas.queryByText('Recherche au registre…')).toBeNull());
  },
};

/** Plusieurs pièces à la fois : chacune va à la place que nomme son fichier, les autres attendent qu’on la choisisse. */
export const SeveralFilesAtOnce: ScreenStory = {
  args: { path: '/DM/12/demandes-administratives/217?onglet=pieces' },
  parameters: { msw: sliceHandlers({ demande: exampleDemandeAdministrative({ fileUploads: [] }) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: /^Joindre plusieurs pièces/ });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (input === null) throw new Error('aucun choix de plusieurs fichiers');
    const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
    await userEvent.upload(input, [pdf('attestation urssaf.pdf'), pdf('scan0001.pdf')]);
    await expect(await canvas.findByText('Une pièce rangée d’après son nom.')).toBeVisible();
    const slot = canvas.getByRole('group', { name: /^Attestation de vigilance/ });
    await waitFor(() => expect(slot).toHaveTextContent('attestation urssaf.pdf'));
    await userEvent.click(canvas.getByRole('button', { name: /Où ranger scan0001\.pdf/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Extrait d’immatriculation' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^Extrait d’immatriculation/ })).toHaveTextContent('scan0001.pdf'),
    );
    await expect(canvas.queryByText(/Où ranger/)).toBeNull();
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /soumettre/i }));
    const summary = (await canvas.findByRole('heading', { name: /en erreur/ })).parentElement ?? document.body;
    await expect(within(summary).getAllByRole('link').length).toBeGreaterThanOrEqual(2);
  },
};

const withRounds = (
  taskKey: DaTaskKey,
  role: 'DM' | 'I',
  complements: readonly Complement[],
  mocks: readonly RequestHandler[] = [],
) => ({
  ...(role === 'I' ? { args: { path: '/I/18/demandes-administratives/217' } } : {}),
  parameters: {
    msw: [
      ...mocks,
      ...examenMocks({ complements }),
      ...sliceHandlers({
        ...(role === 'I' ? { account: instructeur } : {}),
        demande: exampleDemandeAdministrative({ entiteId: 7 }, { taskKey, role }),
      }),
    ],
  },
});
const asked = exampleComplementAttendu(exampleComplementAdministratif({ id: 2 }));
const earlier = exampleComplementAdministratif({
  demandeLe: '2026-10-05T10:18:00Z',
  reponduLe: '2026-10-07T15:40:00Z',
});

/** L’entité répond à chaque point ou le coche, va au champ, et l’y retrouve marqué, documents compris. */
export const AskedFieldByField: ScreenStory = {
  ...withRounds('da_complement', 'DM', [asked, earlier]),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: 'C’est fait' });
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByText(/enregistré à/)[0]).toBeVisible(), { timeout: 5000 });
    // The point's own link stands before that of its paper.
    const [toSlot] = canvas.getAllByRole('link', { name: /attestation/i });
    if (toSlot !== undefined) await userEvent.click(toSlot);
    await expect(canvas.getByRole('tab', { name: /pièces/i })).toHaveAttribute('aria-selected', 'true');
    const slot = within(canvas.getByRole('tabpanel')).getByRole('group', { name: /attestation/i });
    await expect(slot).toContainElement(document.activeElement as HTMLElement);
    await expect(slot).toHaveTextContent('Complément demandé');
    await expect(slot).toHaveTextContent('Une copie lisible');
    await userEvent.click(canvas.getByRole('tab', { name: /compléments/i }));
    await expect(await canvas.findByText(/complété le 07\/10\/2026/)).toBeVisible();
  },
};

/** La pièce demandée répond au point dès qu’elle est déposée ; retirée, il attend de nouveau. */
export const PaperAnswers: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.submit, 400, 'donnees-invalides', [
        { path: 'points.2', title: 'champ.point-sans-reponse' },
      ]),
      ...withRounds('da_complement', 'DM', [asked]).parameters.msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre' }));
    const paper = await canvas.findByRole('group', { name: /^La pièce demandée/ });
    const done = () => canvas.getAllByRole('checkbox', { name: 'C’est fait' }).at(-1);
    await waitFor(() => expect(done()).toBeInvalid());
    await expect(canvas.getAllByText('Sans réponse')).toHaveLength(2);
    const input = paper.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');
    await userEvent.upload(input, new File(['%PDF-1.7'], 'attestation lisible.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('Répondu')).toBeVisible();
    await expect(canvas.getAllByText('Sans réponse')).toHaveLength(1);
    await expect(done()).toBeValid();
    await expect(done()).not.toBeChecked();
    await userEvent.click(within(paper).getByRole('button', { name: /^Retirer attestation lisible\.pdf/ }));
    await waitFor(() => expect(canvas.getAllByText('Sans réponse')).toHaveLength(2));
  },
};

/** Une fois chaque point répondu, ce qui reste à remplir ne parle plus d’eux. */
export const EveryPointAnswered: ScreenStory = {
  ...withRounds('da_complement', 'DM', [asked]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/chaque point du complément aura sa réponse/)).toBeVisible();
    const boxes = canvas.getAllByRole('checkbox', { name: 'C’est fait' });
    for (const box of boxes) await userEvent.click(box);
    await expect(await canvas.findByText('Tout est rempli : vous pouvez soumettre.')).toBeVisible();
    await userEvent.click(boxes.at(-1) ?? document.body);
    await expect(await canvas.findByText(/chaque point du complément aura sa réponse/)).toBeVisible();
  },
};

/** Une réponse qui vient d’être tapée retient la page, comme le reste du formulaire. */
export const AnswerHoldsThePage: ScreenStory = {
  ...withRounds('da_complement', 'DM', [asked]),
  play: async ({ canvas, userEvent }) => {
    const [answer] = await canvas.findAllByLabelText(/votre réponse/i);
    if (answer === undefined) throw new Error('aucune réponse à donner');
    await userEvent.type(answer, 'Voici');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};
export const AskedFieldByFieldOnAPhone: ScreenStory = {
  ...withRounds('da_complement', 'DM', [asked]),
  globals: { viewport: { value: 'w360' } },
};

/** Un point sans réponse est dit à côté de lui quand le complément est envoyé. */
export const PointWithoutAnswer: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.submit, 400, 'donnees-invalides', [
        { path: 'points.1', title: 'champ.point-sans-reponse' },
      ]),
      ...withRounds('da_complement', 'DM', [asked]).parameters.msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Soumettre' }));
    const [first] = canvas.getAllByRole('checkbox', { name: 'C’est fait' });
    await waitFor(() => expect(first).toBeInvalid());
  },
};

/** L’instructeur demande champ par champ, avec ce qui est attendu sur chacun. */
export const ComplementToAsk: ScreenStory = {
  ...withRounds('da_instruction', 'I', []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demander un complément' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /commentaire/i }), 'Un point à revoir.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Adresse' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un complément' }));
    const words = dialog.getByRole('textbox', { name: /attendu.*Adresse/ });
    await expect(words).toBeInvalid();
    await userEvent.type(words, 'Est-ce l’adresse du siège ?');
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un complément' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Qui affecte le dossier lit à qui il n’est pas proposé, et pourquoi. */
export const GivenToNoPartie: ScreenStory = {
  args: seenByInstructeur('da_instruction').args,
  parameters: {
    msw: sliceHandlers({
      account: instructeur,
      demande: exampleDemandeAdministrative(
        { ecartes: [{ nomPrenom: 'Fanny Didier', raison: 'partie-prenante', depuis: null }] },
        { taskKey: 'da_instruction', role: 'I' },
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const action = await canvas.findByRole('button', { name: /^(Affecter|Autres actions)$/ });
    await userEvent.click(action);
    const item = screen.queryByRole('menuitem', { name: 'Affecter' });
    if (item !== null) await userEvent.click(item);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Non proposés : Fanny Didier (rôle dans l’entité).')).toBeVisible();
  },
};

const held = exampleDemandeAdministrative({}, { taskKey: 'da_instruction', role: 'I' });
const acted = perRun(() => ({ isDone: false }));

/** Ce que la réponse d’une action vient de dire n’est pas redemandé : la page le montre. */
export const AnswerServes: ScreenStory = {
  args: { path: '/I/18/demandes-administratives/217' },
  parameters: {
    msw: [
      mock(demandeAdministrative.get, () => (acted().isDone ? problemAnswer(404, 'introuvable') : held)),
      mock(lecture.vues, () => (acted().isDone ? problemAnswer(404, 'introuvable') : { sections: [], fichiers: [] })),
      mock(demandeAdministrative.submitByInstructeur, ({ body }) => {
        acted().isDone = true;
        return exampleDemandeAdministrative({ version: body.version + 1 }, { taskKey: 'validee', role: 'I' });
      }),
      ...sliceHandlers({ account: instructeur, demande: held }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider le dossier' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Valider le dossier' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Valider le dossier' })).toBeNull());
    await expect((await canvas.findAllByText('Validé'))[0]).toBeVisible();
    await expect(screen.queryByText('Cette page ne peut pas s’afficher')).toBeNull();
  },
};

/** Ce que le serveur refuse se dit à son champ, dans la fenêtre ; ce qui manque s’y dit d’abord, et s’en va une fois corrigé. */
export const ActionRefused: ScreenStory = {
  ...withRounds(
    'da_instruction',
    'I',
    [],
    [
      mockProblem(demandeAdministrative.submitByInstructeur, 400, 'demande.commentaire-requis', [
        { path: 'draftWorkflowComment', title: 'demande.commentaire-requis' },
        { path: 'dateSuspensionAdministrative', title: 'demande.date-suspension-trop-proche' },
      ]),
    ],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demander un complément' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const ask = () => userEvent.click(dialog.getByRole('button', { name: 'Demander un complément' }));
    await ask();
    const words = dialog.getByRole('textbox', { name: /commentaire/i });
    await waitFor(() => expect(words).toHaveFocus());
    await expect(words).toHaveAccessibleDescription(/Écrivez un commentaire/);
    await userEvent.type(words, 'Un point à revoir.');
    await expect(words).not.toBeInvalid();
    await ask();
    await waitFor(() => expect(words).toBeInvalid());
    await expect(await dialog.findByText(/^La suspension doit laisser/)).toBeVisible();
    await expect(words).toHaveValue('Un point à revoir.');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Demander un complément' }));
    const again = within(await screen.findByRole('alertdialog'));
    await expect(again.getByRole('textbox', { name: /commentaire/i })).toHaveValue('Un point à revoir.');
  },
};

/** Au retour, l’instructeur lit chaque point avant et après, avec la réponse, et les tours d’avant ; le dossier mène à l’entité. */
export const ReturnedFieldByField: ScreenStory = {
  ...withRounds('da_instruction', 'I', [exampleComplementAdministratif({ id: 2 }), earlier]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Le complément est revenu.*2 champs ont changé/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comparer avant et après' }));
    await expect((await canvas.findAllByText(/le siège a déménagé/))[0]).toBeVisible();
    await expect(canvas.getByText('Complément du 05/10/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fiche de l’entité' })).toHaveAttribute('href', '/I/18/entites/7');
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Garde sa valeur d’avant/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /soumettre/i }));
    const summary = (await canvas.findByRole('heading', { name: /en erreur/ })).parentElement ?? document.body;
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

export const ToComplete: ScreenStory = seenByDemandeur('da_complement');

/** Qui attend lit le jour prévu pour la caisse, sans décompte ni rien à rendre. */
export const Examined: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: exampleDemandeAdministrative({}, { taskKey: 'da_instruction', role: 'DM' }),
      demandes: [
        exampleDemandeSummary({ id: 402, type: 'DH', currentTaskDefinitionKey: 'saisie', dateEcheance: null }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prévu pour le')).toBeVisible();
    await expect(canvas.queryByText('À rendre le')).toBeNull();
    // What was begun with it waits.
    await expect(canvas.getByRole('link', { name: 'Continuer la demande' })).toHaveAttribute(
      'href',
      '/DM/12/demandes-habilitation/402',
    );
  },
};

export const Validated: ScreenStory = seenByDemandeur('validee');

export const Refused: ScreenStory = seenByDemandeur('refusee');

/** Un collègue corrige le dossier, l’entité le relit : chacun voit l’autre. */
export const OpenElsewhere: ScreenStory = {
  ...seenByInstructeur('da_instruction'),
  parameters: {
    msw: [
      ...presenceMocks([
        { nomPrenom: 'Alain Kieffer', roleType: 'RC', organisme: null, edite: true },
        { nomPrenom: 'Sophie Marchal', roleType: 'G', organisme: null, edite: false },
      ]),
      ...seenByInstructeur('da_instruction').parameters.msw,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alain Kieffer · Responsable caisse modifie ce dossier')).toBeVisible();
    await expect(canvas.getByText('Sophie Marchal · Gestionnaire consulte ce dossier')).toBeVisible();
  },
};

/** L’examinateur de la caisse : il prend en charge, demande un complément, valide ou rejette. */
export const ForTheInstructeur: ScreenStory = {
  ...seenByInstructeur('da_instruction'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /valider/i })).toBeVisible();
    const head = canvas.getByRole('heading', { level: 1 }).parentElement?.parentElement;
    await expect(head).toHaveTextContent(/Instruction$/);
  },
};

export const ForTheInstructeurOnAPhone: ScreenStory = {
  ...seenByInstructeur('da_instruction'),
  globals: { viewport: { value: 'w360' } },
};

const director = exampleAccount({ roles: [exampleRole({ type: 'RC' })] });

const proposedRejection: HistoriqueCommentaire = {
  id: 1,
  actionKey: 'Rejette',
  taskDefinitionKey: 'da_instruction',
  nextTaskDefinitionKey: 'da_validation_rejet',
  auteurNomPrenom: 'Luc Fontaine',
  auteurRoleType: 'I',
  enTantQueParNomPrenom: null,
  commentaire: 'L’activité déclarée ne relève pas de l’habilitation.',
  dateSeance: null,
  creeLe: '2026-11-20T11:15:00Z',
};

/** Le responsable lit d’abord qui propose le rejet, et pourquoi ; il le confirme par un commentaire que l’entité lira. */
export const RejectionToConfirm: ScreenStory = {
  args: { path: '/RC/15/demandes-administratives/217' },
  parameters: {
    msw: [
      mock(historiqueCommentaire.list, [proposedRejection]),
      ...sliceHandlers({
        account: director,
        demande: exampleDemandeAdministrative({}, { taskKey: 'da_validation_rejet', role: 'RC' }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('heading', { name: 'Rejet proposé par Luc Fontaine' });
    await expect(notice.parentElement).toHaveTextContent('L’activité déclarée ne relève pas de l’habilitation.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer le rejet' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription('L’entité lira ce commentaire.');
  },
};

/** Hors du périmètre, la demande n’existe pas. */
export const OutOfScope: ScreenStory = {
  parameters: { msw: [mockProblem(demandeAdministrative.get, 404, 'introuvable'), ...sliceHandlers()] },
};

/** Prise au clavier : la barre d’actions est neuve, le focus va au titre du dossier, pas au début de la page. */
export const FocusAfterAClaim: ScreenStory = {
  args: seenByInstructeur('da_instruction').args,
  parameters: {
    msw: sliceHandlers({
      account: instructeur,
      demande: exampleDemandeAdministrative(
        {
          currentWorkflowTask: {
            selectedActionKey: null,
            currentTaskDefinitionKey: 'da_instruction',
            assignedUserHabilisId: null,
          },
        },
        { taskKey: 'da_instruction', role: 'I' },
      ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const claim = await canvas.findByRole('button', { name: 'Prendre en charge' });
    claim.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Valider un dossier ne se reprend pas : on le demande, en nommant le collègue qui le tient. */
export const AskedBeforeValidation: ScreenStory = {
  args: seenByInstructeur('da_instruction').args,
  parameters: {
    msw: sliceHandlers({
      account: { ...instructeur, habilisId: 'INS50009' },
      demande: exampleDemandeAdministrative({}, { taskKey: 'da_instruction', role: 'I' }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Valider le dossier' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Valider le dossier/ }));
    await waitFor(() => expect(dialog.getByText(/La tâche est tenue par Luc Fontaine/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Valider le dossier' }));
    await waitFor(() => expect(screen.getByText('Dossier validé')).toBeVisible());
  },
};

/** Un dossier en cours de saisie se supprime en disant pourquoi ; refusé, c’est dit, et ce qui est écrit reste. */
export const Removed: ScreenStory = {
  parameters: {
    msw: [
      mockProblem(demandeAdministrative.remove, 400, 'donnees-invalides', undefined, { isOnce: true }),
      ...sliceHandlers(),
    ],
  },
  play: (context) =>
    expectRefusedThenRemoved(context, {
      item: /^Supprimer/,
      refused: /^Le dossier administratif n’a pas été supprimé\./,
      done: 'Dossier administratif supprimé',
    }),
};

const validated = exampleDemandeAdministrative();

/** La copie de travail d’un dossier validé : ce qu’on supprime, ce sont les modifications, et le dossier reste. */
export const ChangesGivenUp: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      demande: {
        ...validated,
        copieValidee: { saisie: saisieOf(validated), fileUploads: validated.fileUploads.map(({ id }) => id) },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Autres actions' }));
    const choice = await screen.findByRole('menuitem', { name: /^Abandonner les modifications/ });
    await expect(choice).toHaveTextContent('La version validée reste en vigueur.');
    await userEvent.click(choice);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Abandonner les modifications\u202f?' }));
    await waitFor(() => expect(dialog.getByText('La version validée reste en vigueur.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox'), 'Nous ne déménageons plus.');
    await userEvent.click(dialog.getByRole('button', { name: 'Abandonner les modifications' }));
    const told = /^Modifications abandonnées.: la version validée reste en vigueur$/;
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
