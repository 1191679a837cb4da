import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleSessionCertification } from '@habilis/api/mocks/fixtures/exampleSessions';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { expect, screen, waitFor, within } from 'storybook/test';
import { strToU8, zipSync } from 'fflate';
import { expectTold, type ScreenStory, screenStory } from '../../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'G' })] });
const draft = (changes: Partial<SessionCertification> = {}) =>
  exampleSessionCertification({ etat: 'SAISIE', stagiaires: [], ...changes }, { role: 'G' });
const handlersOf = (changes: Partial<SessionCertification> = {}) =>
  sliceHandlers({ account, sessionCertification: draft(changes) });

/** Une classe entière inscrite d’un coup : lue, corrigée dans la grille, récapitulée, annulable. */
const meta = {
  ...screenStory,
  title: 'Écrans/Sessions/Importation',
  args: { path: '/G/13/sessions/4817/stagiaires' },
  parameters: { ...screenStory.parameters, msw: handlersOf() },
  // An import that was begun is found again.
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

const CLASSE = [
  ['NOM', 'PRENOM', 'Né(e) le', 'N° Habilis', 'Mail'],
  ['BASTIEN', 'Claire', '12/05/1991', '', 'claire.bastien@chiers.example'],
  ['BENOÎT', 'Hugo', '03/09/1984', '', 'h.benoit@chiers.example'],
  ['CLAUDEL', 'Inès', '27/01/1999', '', ''],
  ['DIDIER', 'Léo', '21/11/2026', '', 'leo.didier@vermois.example'],
  ['Martin', 'Claire', '12/05/1988', '', 'c.martin@vermois.example'],
  ['FERRY', 'Samuel', '30/06/1978', '', ''],
  ['L’HUILLIER', 'Océane', '09/04/1995', '', 'o.lhuillier@moselotte.example'],
  ['ŁUKASIK', 'Ewa', '05/12/1986', '', ''],
  ['', 'Nathalie', '18/10/1982', '', 'n.marin@moselotte.example'],
  ['BENOIT', 'Hugo', '03/09/1984', '', ''],
] as const;
const textOf = (rows: readonly (readonly string[])[], separator: string) =>
  rows.map((row) => row.join(separator)).join('\r\n');

const cell = (row: number, column: number) => {
  const found = screen
    .getAllByRole('row')
    .find((line) => line.getAttribute('aria-rowindex') === String(row + 1))
    ?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!found) throw new Error(`no cell ${row}, ${column}`);
  return found;
};
const isActive = (row: number, column: number) => waitFor(() => expect(cell(row, column)).toHaveFocus());
const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const wide = { viewport: { value: 'w1280' } };

/** Un maintien : qui n’a pas de certificat à maintenir se lit dans sa case avant d’être inscrit, et sa ligne peut s’en aller. */
export const Upkeep: ScreenStory = {
  globals: wide,
  parameters: {
    msw: [
      mock(sessionCertification.juger, ({ body }) =>
        body.lignes.map(({ nom }) => ({
          fautes: [],
          avertissements: nom === 'FERRY' ? [{ path: 'nom', title: 'session-certification.mac-trop-tard' }] : [],
          connu: null,
          proches: [],
        })),
      ),
      ...handlersOf({ mode: 'MAC' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf([CLASSE[0], CLASSE[1], CLASSE[6]], '\t'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await expect(
      await canvas.findByText(/^Le certificat de ce stagiaire a pris fin il y a trop longtemps/),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer la ligne' }));
    await waitFor(() => expect(canvas.queryByText(/^Le certificat de ce stagiaire a pris fin/)).toBeNull());
    await expect(canvas.getByRole('button', { name: '1 prêt' })).toBeVisible();
  },
};

/** Dix lignes collées : colonnes confirmées, une faute, un nom absent, un doublon et une personne proche réglés au clavier, puis l’importation s’annule. */
export const Pasted: ScreenStory = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf(CLASSE, '\t'));
    await expect(await canvas.findByRole('heading', { name: /^Ces colonnes sont-elles les bonnes/ })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Stagiaires à inscrire' })).toHaveAttribute('aria-rowcount', '11');
    const summary = canvas.getByRole('button', { name: 'Voir le récapitulatif' });
    await expect(summary).toBeDisabled();
    await expect(summary).toHaveAccessibleDescription(/^Confirmez d’abord les colonnes/);
    await userEvent.click(canvas.getByRole('button', { name: 'Les colonnes sont justes' }));
    await isActive(4, 3);
    await expect(await canvas.findByText(/^Une personne proche est déjà connue/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 à corriger' })).toBeVisible();
    cell(1, 1).focus();
    await userEvent.keyboard('{F8}');
    await isActive(4, 3);
    await userEvent.keyboard('21/11/1996{Enter}{F8}');
    await isActive(5, 1);
    await userEvent.keyboard('{F8}');
    await isActive(9, 1);
    await userEvent.keyboard('MARIN{Enter}');
    await isActive(10, 1);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Retirer la ligne' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10'));
    cell(1, 1).focus();
    await userEvent.keyboard('{F8}{Alt>}{ArrowDown}{/Alt}{Enter}');
    await expect(await canvas.findByText('C’est la même personne')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le récapitulatif' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('9 stagiaires dans cette session')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Une personne déjà connue, 8 nouvelles.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire 9 stagiaires' }));
    await expect(await canvas.findByText('Léo DIDIER')).toBeVisible();
    await expect(canvas.getByText(/^9 stagiaires importés le/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler l’importation' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByRole('button', { name: 'Les garder' })).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Retirer les 9 stagiaires' }));
    await waitFor(() => expect(canvas.queryByText('Léo DIDIER')).toBeNull());
    await expectTold('La classe importée est retirée de la session');
  },
};

/** Ce qui a été lu avec un doute attend une réponse, dans sa ligne ou pour toutes : noms d’une seule case, jour et mois, adresse répétée. */
export const ToConfirm: ScreenStory = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(
      textOf(
        [
          ['Nom du salarié', 'Date naiss.', 'Mail', 'Date d’entrée'],
          ['M DUPRÉ Zoé', '03/12/1987', 'formation@chiers.example', '01/09/2001'],
          ['Ferry Samuel', '05/25/1990', 'formation@chiers.example', '01/09/2002'],
          ['Roux Anne', '14/02/1991', '', '01/09/2003'],
          ['MOREL née PETIT Inès', '1999', '', '01/09/2004'],
        ],
        '\t',
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await isActive(1, 3);
    await expect(cell(1, 1)).toHaveTextContent('DUPRÉ');
    await expect(cell(1, 2)).toHaveTextContent('Zoé');
    await expect(canvas.getByText(/^Seule l’année est donnée/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 à confirmer' })).toBeVisible();
    await expect(canvas.getByText(/^4 lignes sont à corriger ou à confirmer/)).toBeVisible();
    // For all lines at once.
    await expect(canvas.getByText(/^3.noms ont été séparés/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vider ces adresses' }));
    await waitFor(() => expect(canvas.queryByText(/adresse de courriel\.$/)).toBeNull());
    await isActive(1, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Inverser jour et mois partout' }));
    await waitFor(() => expect(cell(1, 3)).toHaveTextContent('12/03/1987'));
    await expect(cell(2, 3)).toHaveTextContent('25/05/1990');
    // In its own line, by keyboard.
    await isActive(2, 1);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getAllByRole('button', { name: 'C’est exact' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isActive(2, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Ces noms sont exacts' }));
    await isActive(4, 3);
    await userEvent.keyboard('04/03/1999{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le récapitulatif' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('4 stagiaires dans cette session')).toBeVisible());
  },
};

/** Les colonnes déjà retenues pour l’entité ne sont pas demandées de nouveau. */
export const RememberedColumns: ScreenStory = {
  globals: wide,
  parameters: {
    msw: [
      mock(sessionCertification.importColonnes, [
        { entete: 'Patronyme', champ: 'nom' },
        { entete: 'Petit nom', champ: 'prenom' },
        { entete: 'Naissance', champ: 'naissance' },
      ]),
      ...handlersOf(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Ou coller depuis un tableur');
    choose(
      new File(['Patronyme;Petit nom;Naissance\r\nDUPR\u00C9;Zo\u00E9;1987-02-14\r\n'], 'classe.csv', {
        type: 'text/csv',
      }),
    );
    await expect(await canvas.findByText(/^une ligne lue dans classe\.csv/)).toBeVisible();
    await expect(cell(1, 3)).toHaveTextContent('14/02/1987');
    await expect(canvas.queryByRole('button', { name: 'Les colonnes sont justes' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Voir le récapitulatif' })).toBeEnabled();
  },
};

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A workbook of one sheet, and what else it is to hold. */
function workbook(rows: readonly (readonly string[])[], more: Record<string, Uint8Array> = {}): File {
  const sheet = rows
    .map((row, line) => {
      const cells = row.map(
        (text, at) => `<c r="${'ABCDEFG'[at]}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      );
      return `<row r="${line + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${SHEET}" xmlns:r="${DOCUMENT}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet xmlns="${SHEET}"><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });
  return new File([Uint8Array.from(bytes)], 'classe.xlsx');
}

/** Un classeur de deux classes : une colonne les partage, la première ici, l’autre dans un brouillon à part. */
export const SeveralClasses: ScreenStory = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Ou coller depuis un tableur');
    choose(
      workbook([
        ['Nom', 'Prénom', 'Né(e) le', 'Groupe'],
        ['DUPRÉ', 'Zoé', '14/02/1987', 'Lundi'],
        ['FERRY', 'Samuel', '30/06/1978', 'Mardi'],
        ['CLAUDEL', 'Inès', '27/01/1999', 'Lundi'],
        ['BENOÎT', 'Hugo', '03/09/1984', ''],
      ]),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await expect(canvas.getByText('Indiquez la classe.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le récapitulatif' }));
    await isActive(4, 6);
    await userEvent.keyboard('mardi{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le récapitulatif' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/^Classe Lundi.: 2 stagiaires dans cette session/)).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByText(/^Classe Mardi.: 2 stagiaires dans un brouillon à part/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire 4 stagiaires' }));
    await expect(await canvas.findByText('Un autre brouillon est ouvert')).toBeVisible();
    await expect(canvas.getByText('Zoé DUPRÉ')).toBeVisible();
  },
};

/** Une classe qui attend d’être inscrite est la suite : l’action en vue y mène, d’un autre onglet aussi, et soumettre sans elle se demande. */
export const OnwardFromTheBar: ScreenStory = {
  globals: wide,
  parameters: { msw: handlersOf({ regles: { ...draft().regles, nbStagiairesMin: 2 } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf(CLASSE.slice(0, 4), ';'));
    const onward = () => canvas.findByRole('button', { name: 'Inscrire les 3' });
    await canvas.findByRole('button', { name: 'Les colonnes sont justes' });
    await userEvent.click(await onward());
    await expect(canvas.getByRole('button', { name: /Nom$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Les colonnes sont justes' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Session' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre au formateur' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /^Soumettre sans la classe importée/ }));
    await userEvent.click(asked.getByRole('button', { name: 'Revenir à la classe' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Inscrire 3 stagiaires' }));
    await expect(await canvas.findByText('Inès CLAUDEL')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Inscrire les/ })).toBeNull());
  },
};

/** Plus de lignes que de places : on coche celles que l’on prend. */
export const Ticked: ScreenStory = {
  globals: wide,
  parameters: { msw: handlersOf({ regles: { ...draft().regles, nbStagiairesMin: 2, nbStagiairesMax: 2 } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf(CLASSE.slice(0, 4), ';'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await isActive(1, 1);
    await expect(canvas.getByText('2 lignes cochées, pour 2 places.')).toBeVisible();
    const third = canvas.getByRole('checkbox', { name: 'Prendre la ligne 3' });
    await userEvent.click(third);
    await expect(third).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Prendre la ligne 1' }));
    await userEvent.click(third);
    await expect(third).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir le récapitulatif' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('Une ligne reste de côté.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire 2 stagiaires' }));
    await expect(await canvas.findByRole('heading', { name: 'Une ligne n’a pas été inscrite' })).toBeVisible();
    await expect(canvas.getByText(/^La session est complète/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre cette ligne' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Prendre la ligne 1' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Voir le récapitulatif' })).toHaveAccessibleDescription(
      'La session est complète : aucune ligne ne peut être inscrite.'.replace(' :', '\u00A0:'),
    );
  },
};

const FULL = { ...draft().regles, nbStagiairesMin: 2, nbStagiairesMax: 2 };
const LINES = ['BASTIEN', 'BENOÎT', 'CLAUDEL', 'FERRY', 'ŁUKASIK', 'MOREL'].map((nom, at) => [
  nom,
  'Claire',
  `1${at}/05/1991`,
]);
const pasted = (count: number) => textOf([['Nom', 'Prénom', 'Né(e) le'], ...LINES.slice(0, count)], ';');

/** Plus de lignes que l’effectif : les autres ouvrent une seconde session, d’un geste ; ce qu’elle aura, et le formateur qui y serait aussi, se lisent avant. */
export const SecondSession: ScreenStory = {
  globals: wide,
  parameters: { msw: handlersOf({ regles: FULL }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(pasted(4));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await expect(await canvas.findByRole('button', { name: 'Inscrire les 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir une seconde session avec les 2 autres' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('2 stagiaires dans cette session')).toBeVisible());
    await expect(dialog.getByText('2 stagiaires dans une seconde session')).toBeVisible();
    await expect(dialog.getByText(/^Julie Perrin est déjà à cette session/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire 4 stagiaires' }));
    await expect(await canvas.findByText('Un autre brouillon est ouvert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'S-2026-004900' })).toHaveAttribute('href', '/G/13/sessions/4900');
    await expect(canvas.getByText(/aux mêmes jours et au même lieu/)).toBeVisible();
    await expect(canvas.getByText('Claire BENOÎT')).toBeVisible();
    await expect(canvas.queryByText('Claire CLAUDEL')).toBeNull();
  },
};

/** Trois fois l’effectif : deux autres sessions, et ce qui était mis de côté y va aussi. */
export const FurtherSessions: ScreenStory = {
  globals: wide,
  parameters: { msw: handlersOf({ regles: FULL }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(pasted(6));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await expect(
      await canvas.findByRole('button', { name: 'Ouvrir 2 autres sessions avec les 4 autres' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Inscrire les 2' }));
    const here = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await here.findByRole('button', { name: 'Inscrire 2 stagiaires' }));
    // The grid has a button of the same name, until its lines are aside.
    await canvas.findByText('4 lignes n’ont pas été inscrites');
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir 2 autres sessions avec les 4 autres' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Inscrire ces stagiaires/ }));
    await waitFor(() => expect(dialog.getAllByText('2 stagiaires dans une autre session')).toHaveLength(2));
    await expect(dialog.queryByText(/dans cette session/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire 4 stagiaires' }));
    await expect(await canvas.findByText('2 autres brouillons sont ouverts')).toBeVisible();
  },
};

/** Une ligne fautive parmi les autres : rien n’est écrit, on va à elle. */
export const SecondSessionWithAFault: ScreenStory = {
  globals: wide,
  parameters: { msw: handlersOf({ regles: FULL }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(pasted(3).replace('12/05/1991', '31/02/1991'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir une seconde session avec l’autre' }));
    await isActive(3, 3);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Deux cents lignes : les premières se voient avant que les autres soient jugées, et aucune faute n’y échappe. */
export const LongClass: ScreenStory = {
  globals: wide,
  parameters: { msw: handlersOf({ regles: { ...draft().regles, nbStagiairesMax: 1000 } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const letters = (index: number) => String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26));
    const lines = Array.from({ length: 200 }, (_, index) => [
      `Roux${letters(index)}`,
      `Anne${letters(index)}`,
      index === 149 ? '31/02/1990' : '12/05/1991',
    ]);
    // The same person again, far below.
    lines[179] = lines[2] ?? [];
    const counts: string[] = [];
    const watch = new MutationObserver(() => {
      const count = canvasElement.querySelector('[role="grid"]')?.getAttribute('aria-rowcount');
      if (count != null && count !== counts.at(-1)) counts.push(count);
    });
    watch.observe(canvasElement, { subtree: true, childList: true, attributeFilter: ['aria-rowcount'] });
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf([['Nom', 'Prénom', 'Né(e) le'], ...lines], '\t'));
    // As many as fill half of the window, and the headings.
    const first = Math.ceil(window.innerHeight / 2 / 33) + 1;
    await waitFor(() => expect(counts).toEqual([String(first), '201']));
    watch.disconnect();
    // With all the lines, the columns can be chosen.
    await expect(canvas.getAllByRole('button', { name: /^Aucune colonne/ })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Les colonnes sont justes' }));
    await isActive(150, 3);
    await expect(await canvas.findByRole('button', { name: '2 à corriger' })).toBeVisible();
    await userEvent.keyboard('28/02/1990{Enter}{F8}');
    await isActive(180, 1);
  },
};

/** Un fichier qui ne se lit pas est refusé d’une phrase, et l’on en choisit un autre. */
export const Refused: ScreenStory = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Ou coller depuis un tableur');
    choose(new File(['%PDF-1.7\n'], 'classe.pdf'));
    await expect(await canvas.findByText(/^Ce fichier n’est ni un classeur XLSX ni un texte CSV/)).toBeVisible();
    choose(workbook([['Nom']], { 'xl/vbaProject.bin': strToU8('macros') }));
    await expect(await canvas.findByText(/^Ce classeur contient des macros/)).toBeVisible();
    choose(new File(['<html><body><table><tr><td>Nom</td></tr></table></body></html>'], 'classe.xls'));
    await expect(await canvas.findByText(/^Ce fichier n’est ni un classeur XLSX ni un texte CSV/)).toBeVisible();
    choose(new File([`Nom;Prénom\r\n${'A;B\r\n'.repeat(1001)}`], 'classe.csv'));
    await expect(await canvas.findByText(/^Cette liste dépasse/)).toBeVisible();
    choose(new File([new Uint8Array(5_000_001)], 'classe.csv'));
    await expect(await canvas.findByText(/^Ce fichier dépasse 5.Mo/)).toBeVisible();
  },
};

/** Sans réseau, la vérification attend ; rien n’est perdu en changeant d’onglet. */
export const WithoutNetwork: ScreenStory = {
  globals: wide,
  parameters: { msw: [mock(sessionCertification.juger, () => Response.error()), ...handlersOf()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf(CLASSE.slice(0, 3), '\t'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    await expect(await canvas.findByText('Des lignes n’ont pas encore pu être vérifiées')).toBeVisible();
    await userEvent.click(cell(1, 2));
    await userEvent.keyboard('Clara{Enter}');
    await userEvent.click(canvas.getByRole('tab', { name: /^Historique/ }));
    await userEvent.click(canvas.getByRole('tab', { name: /^Stagiaires/ }));
    await waitFor(() => expect(cell(1, 2)).toHaveTextContent('Clara'));
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Abandonner' }));
    await expect(await canvas.findByLabelText('Ou coller depuis un tableur')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /choisissez un fichier/ })).toHaveFocus());
  },
};

/** Sur un téléphone, une carte par ligne, les fautes d’abord. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Ou coller depuis un tableur'));
    await userEvent.paste(textOf(CLASSE, '\t'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Les colonnes sont justes' }));
    const [first] = await canvas.findAllByRole('group', { name: /^Ligne \d+, À corriger/ });
    await expect(first).toHaveAccessibleName('Ligne 4, À corriger');
  },
};
