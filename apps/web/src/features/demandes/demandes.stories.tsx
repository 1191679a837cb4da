import type { IssueGroupee } from '@habilis/api/demande/ActionsGroupees';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { demande } from '@habilis/api/demande/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDemandeSummary } from '@habilis/api/mocks/fixtures/exampleDemandeSummary';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'I' })] });

/** Les listes de demandes d’une caisse : les tâches à traiter, et toutes les demandes en cours. */
const meta = {
  ...screenStory,
  title: 'Écrans/Listes de demandes',
  args: { path: '/I/18/taches' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

type Canvas = Parameters<NonNullable<ScreenStory['play']>>[0]['canvas'];
const headersOf = (canvas: Canvas) => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
const USUAL = ['Numéro', 'Entité', 'Niveau', 'Tâche', 'Responsable', 'Échéance'];

/** Le tableau commence haut : quatre filtres en vue, les autres à la demande. */
export const Default: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findByRole('table')).getBoundingClientRect().top).toBeLessThanOrEqual(360);
    await expect(headersOf(canvas)).toEqual(USUAL);
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Plus de filtres' }));
    await expect((await canvas.findAllByRole('spinbutton')).length).toBe(6);
    await expect(await canvas.findByRole('link', { name: 'DA-2026-0217' })).toHaveAttribute(
      'href',
      '/I/18/demandes-administratives/217',
    );
  },
};

/** À qui valide l’instruction, la même liste dit la tâche aussi. */
export const OfAResponsableDeCaisse: ScreenStory = {
  args: { path: '/RC/17/taches' },
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'RC' })] }) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(headersOf(canvas)).toEqual(USUAL);
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

export const Late: ScreenStory = { args: { path: '/I/18/taches?vue=en-retard' } };

/** Filtres et colonnes tiennent dans l’adresse : on en retire un, on ajoute une colonne, le reste demeure. */
export const CurrentDemandes: ScreenStory = {
  args: { path: '/R/19/demandes?nature=DA&du=2026-11-01&au=2026-11-30&colonnes=numero,raisonSociale,dateEcheance' },
  parameters: {
    msw: sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type: 'R' })] }) }),
  },
  play: async ({ canvas, userEvent }) => {
    const headers = () => headersOf(canvas);
    await canvas.findByRole('table');
    await expect(headers()).toEqual(['Numéro', 'Entité', 'Échéance']);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer Soumise entre : du 01/11/2026 au 30/11/2026' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Ville' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(['Numéro', 'Entité', 'Ville', 'Échéance']));
    await expect(canvas.getByRole('button', { name: 'Retirer Nature : Dossier administratif' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Retirer Soumise/ })).toBeNull();
  },
};

/** Une demande d’habilitation dont le niveau reste à choisir ne passe pas pour administrative. */
export const LevelToChoose: ScreenStory = {
  args: { path: '/G/13/demandes?colonnes=numero,niveau' },
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ type: 'G' })] }),
      demandes: [
        exampleDemandeSummary({ type: 'DH', numero: null, mode: 'INI', currentTaskDefinitionKey: 'saisie' }),
        exampleDemandeSummary({ id: 218 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Niveau à choisir')).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: 'Dossier administratif' })).toHaveLength(1);
  },
};

const libre = exampleDemandeSummary({ assignedUserHabilisId: null, nomPrenomAssignedUserHabilis: null });
const group = [
  { ...libre, id: 301, numero: 'DA-2026-0301', currentTaskDefinitionKey: 'da_instruction' },
  { ...libre, id: 302, numero: 'DA-2026-0302', currentTaskDefinitionKey: 'da_instruction' },
  { ...libre, id: 303, numero: 'DA-2026-0303', currentTaskDefinitionKey: 'da_complement' },
];

const moved = { ...libre, id: 304, numero: 'DA-2026-0304', currentTaskDefinitionKey: 'da_instruction' };
const REFUSED: Readonly<Record<number, Pick<IssueGroupee, 'title' | 'responsable'>>> = {
  302: { title: 'demande.tache-prise', responsable: { habilisId: 'INS50009', nomPrenom: 'Anne D’Husson' } },
  304: { title: 'demande.etape-modifiee', responsable: null },
};

/** Plusieurs demandes d’un coup, au clavier : chacune a son issue, celle qui est refusée dit par qui elle est prise, celle qui est partie n’est plus choisie. */
export const SeveralAtOnce: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      mock(demande.grouper, ({ body }) =>
        body.demandes.map(({ type, id }) => ({ type, id, title: null, responsable: null, ...REFUSED[id] })),
      ),
      ...sliceHandlers({ account, demandes: [...group, moved] }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await expect(canvas.getAllByRole('button', { name: /^Prendre en charge/ })).toHaveLength(3);
    await expect(canvas.getByRole('checkbox', { name: /0303/ })).toHaveAttribute('aria-disabled', 'true');
    const { top } = canvas.getByRole('table').getBoundingClientRect();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: 'DA-2026-0301' })).toHaveFocus();
    await userEvent.keyboard('x');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('link', { name: 'DA-2026-0302' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(canvas.getByText('3 sélectionnées')).toBeVisible();
    await expect(canvas.getByRole('table').getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre en charge' }));
    const told = within(await screen.findByRole('dialog', { name: /^Une demande prise en charge, 2\srefusées$/ }));
    const refused = await told.findByText(/déjà prise en charge par Anne D’Husson/);
    await expect(refused).toHaveTextContent(/^DA-2026-0302, Lorraine Prévention Formation : déjà prise/);
    await expect(told.getByText(/étape a changé/)).toHaveTextContent(/^DA-2026-0304, .* Cherchez ce numéro/);
    await userEvent.click(told.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.getByText('Une sélectionnée')).toBeVisible());
  },
};

const aValider = [401, 402, 403].map((id) => ({
  ...libre,
  type: 'DH' as const,
  id,
  numero: `DH-2026-0${id}`,
  currentTaskDefinitionKey: 'validation_demande',
}));

/** Qui répond d’un dispositif prend de même plusieurs demandes ; les actions sont près des cases, ce qui y renonce au bout. */
export const SeveralOfAResponsable: ScreenStory = {
  args: { path: '/RD/16/taches' },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: sliceHandlers({
      account: exampleAccount({ roles: [exampleRole({ type: 'RD' })] }),
      demandes: aValider,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    // What is awaited is read whole, beside the niveau.
    for (const task of await canvas.findAllByRole('cell', { name: 'Validation de la demande' }))
      await expect(task.scrollWidth).toBe(task.clientWidth);
    await expect(canvas.getByRole('columnheader', { name: /^Niveau/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
    const claim = canvas.getByRole('button', { name: 'Prendre en charge' });
    const clear = canvas.getByRole('button', { name: 'Tout désélectionner' });
    const { left } = canvas.getByRole('table').getBoundingClientRect();
    await expect(claim.getBoundingClientRect().left - left).toBeLessThan(240);
    await expect(clear.getBoundingClientRect().left - claim.getBoundingClientRect().right).toBeGreaterThan(240);
    await userEvent.click(claim);
    await expectTold('3 demandes prises en charge');
  },
};

/** Prise en charge par le bouton de sa ligne, qui s’en va, la demande garde le focus. */
export const ClaimedFromItsRow: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: sliceHandlers({ account, demandes: group }) },
  play: async ({ canvas, userEvent }) => {
    const claim = await canvas.findByRole('button', { name: 'Prendre en charge DA-2026-0302' });
    // Its words begin where the names of the column do.
    const words = document.createRange();
    words.selectNodeContents(claim);
    const cell = claim.closest('td')?.getBoundingClientRect().left;
    await expect(words.getBoundingClientRect().left).toBeCloseTo(cell ?? -1, 0);
    claim.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'DA-2026-0302' })).toHaveFocus();
  },
};

/** Affecter demande à qui, parmi celles et ceux qui peuvent recevoir toutes les demandes choisies. */
export const AssigningSeveral: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: sliceHandlers({ account, demandes: group }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Affecter' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Affecter 2\sdemandes$/ }));
    await dialog.findByText(/Personne ne peut recevoir/);
    // With nobody to choose there is nothing to send.
    await expect(dialog.queryByRole('button', { name: 'Affecter' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('2 sélectionnées')).toBeVisible();
  },
};

/** Qui affecte plusieurs demandes lit à qui elles ne sont pas proposées, pourquoi, et lesquelles. */
export const AssigningSeveralNotOffered: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      mock(demande.ecartes, [
        { nomPrenom: 'Fanny Didier', raison: 'partie-prenante', depuis: null, numeros: ['DA-2026-0301'] },
      ]),
      ...sliceHandlers({ account, demandes: group }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Affecter' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Affecter 2\sdemandes$/ });
    const told = 'Non proposés : Fanny Didier (rôle dans l’entité) pour DA-2026-0301.';
    await waitFor(() => expect(dialog).toHaveTextContent(told));
  },
};

/** Les touches se lisent par « ? » ; coupées, elles ne font plus rien, et la liste reste à un bouton. */
export const ListKeys: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.type(canvas.getByRole('searchbox'), '?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
    await waitFor(() => expect(help.getByText('Ligne suivante')).toBeVisible());
    await userEvent.click(help.getByRole('switch'));
    await userEvent.click(help.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Raccourcis clavier' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('switch'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Une liste trop longue pour un fichier : on dit de la réduire, la liste reste. */
export const TooLongForAFile: ScreenStory = {
  args: { path: '/I/18/demandes' },
  parameters: {
    msw: [mockProblem(demande.exportCurrentList, 400, 'export.trop-de-lignes'), ...sliceHandlers({ account })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exporter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Texte (CSV)' }));
    await expectTold(/^La liste n’a pas pu être exportée\. .*trop longue pour un seul fichier/);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** On cherche, l’adresse garde la recherche, et le vide s’explique. */
export const NothingFound: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'introuvable{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Une adresse que le serveur refuse, ou qui n’a pas de sens : la liste est là sans ce filtre, qui le dit. */
export const RefusedAddress: ScreenStory = {
  args: { path: '/I/18/taches?tache=inconnue&du=0002-11-01&au=2026-11-30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Toutes les tâches Tâche' })).toHaveAccessibleDescription(
      /sans ce filtre/,
    );
    const [day] = await canvas.findAllByRole('spinbutton');
    await expect(day).toHaveAccessibleDescription(/sans ce filtre/);
    await expect(canvas.queryByRole('list', { name: 'Filtres actifs' })).toBeNull();
  },
};

/** Une page gardée en signet alors que la liste s’est raccourcie : elle le dit, et mène à la première. */
export const BeyondTheLastPage: ScreenStory = {
  args: { path: '/I/18/taches?page=9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Revenir à la première page' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Empty: ScreenStory = { parameters: { msw: sliceHandlers({ account, demandes: [] }) } };

/** La page reste debout et propose de réessayer. */
export const Failed: ScreenStory = {
  parameters: { msw: [mockProblem(demande.todoList, 500, 'erreur-interne'), ...sliceHandlers({ account })] },
};
