import { UserCheck, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  beginHistory,
  EditableGrid,
  type EditableGridProps,
  type GridColumn,
  type GridFault,
  type GridRow,
  type GridWords,
  recordEdit,
  redoEdit,
  undoEdit,
} from './EditableGrid.tsx';

const from = (label: string, isConfirmed = true): NonNullable<GridColumn['source']> => ({
  label,
  isConfirmed,
  choices: [
    { id: label, label, isCurrent: true },
    { id: 'Adresse', label: 'Adresse' },
    { id: '', label: 'Aucune colonne' },
  ],
});

/** The columns of a class. */
export const exampleColumns: readonly GridColumn[] = [
  { key: 'nom', label: 'Nom', width: 152, source: from('NOM') },
  { key: 'prenom', label: 'Prénom', width: 128, source: from('PRENOM') },
  { key: 'naissance', label: 'Naissance', width: 134, isMono: true, inputMode: 'numeric', source: from('Né(e) le') },
  { key: 'identifiant', label: 'Identifiant', width: 134, isMono: true, source: from('N° Habilis') },
  { key: 'courriel', label: 'Courriel', note: '(facultatif)', inputMode: 'email', source: from('Mail', false) },
];

/** Words of the examples. */
export const exampleWords: GridWords = {
  number: 'Numéro',
  state: 'État',
  remedies: 'À corriger ou à confirmer',
  states: { success: 'Prêt', danger: 'À corriger', warning: 'À confirmer' },
  counts: {
    success: (count) => (count > 1 ? 'prêts' : 'prêt'),
    danger: () => 'à corriger',
    warning: () => 'à confirmer',
  },
  filter: 'Lignes à montrer',
  undo: 'Défaire',
  redo: 'Refaire',
  remove: (row) => `Retirer la ligne ${row}`,
  rowName: (row, state) => `Ligne ${row}, ${state}`,
  cellName: (column, row) => `${column}, ligne ${row}`,
  sourceName: (column, source) => `${column} : lu dans « ${source} », changer`,
  toConfirm: 'Colonne devinée',
  confirmed: 'Colonne confirmée',
  noFault: 'Plus aucune faute.',
  help: 'Flèches pour se déplacer, F2 pour modifier, F8 pour la faute suivante, Échap puis Tab pour sortir.',
  keys: [
    { names: ['↑', '↓', '←', '→'], effect: 'se déplacer' },
    { names: ['Entrée'], effect: 'valider' },
    { names: ['F2'], effect: 'modifier' },
    { names: ['Échap'], effect: 'abandonner' },
    { names: ['Ctrl', 'Z'], effect: 'défaire' },
    { names: ['F8'], effect: 'faute suivante' },
  ],
};

type Values = Readonly<Record<string, string>>;
interface Entry {
  id: string;
  values: Values;
  answer?: string;
}

const entry = (
  number: number,
  [nom, prenom, naissance, identifiant, courriel]: readonly [string, string, string, string, string],
): Entry => ({ id: `r${number}`, values: { nom, prenom, naissance, identifiant, courriel } });

/** Ten persons, two at fault and one to confirm. */
export const exampleEntries: readonly Entry[] = [
  entry(1, ['BASTIEN', 'Claire', '12/05/1991', 'BAS20418', 'claire.bastien@chiers.example']),
  entry(2, ['BENOÎT', 'Hugo', '03/09/1984', '', 'h.benoit@chiers.example']),
  entry(3, ['CLAUDEL', 'Inès', '27/01/1999', '', '']),
  entry(4, ['DIDIER', 'Léo', '21/11/2026', '', 'leo.didier@vermois.example']),
  entry(5, ['DUPRÉ', 'Marion', '14/02/1987', '', 'm.dupre@vermois.example']),
  entry(6, ['FERRY', 'Samuel', '30/06/1978', 'FER11735', '']),
  entry(7, ['L’HUILLIER', 'Océane', '09/04/1995', '', 'o.lhuillier@moselotte.example']),
  entry(8, ['ŁUKASIK', 'Ewa', '05/12/1986', '', '']),
  entry(9, ['', 'Nathalie', '18/10/1982', '', 'n.marin@moselotte.example']),
  entry(10, ['N’DIAYE', 'Mamadou', '22/08/1990', 'NDI30962', 'm.ndiaye@chiers.example']),
];

/** As many persons as asked for, one in fifty without a name. */
export const manyEntries = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, index) =>
    entry(index + 1, [
      index % 50 === 49 ? '' : `NOM ${index + 1}`,
      `Prénom ${index + 1}`,
      '12/05/1991',
      '',
      `p${index + 1}@chiers.example`,
    ]),
  );

function faultsOf({ values, answer }: Entry): readonly GridFault[] {
  const faults: GridFault[] = [];
  if (values['nom'] === '')
    faults.push({
      id: 'nom',
      column: 'nom',
      tone: 'danger',
      title: 'Le nom manque.',
      remedy: 'Tapez-le, ou',
      actions: [{ id: 'remove', label: 'retirez la ligne' }],
    });
  if (values['naissance']?.endsWith('2026'))
    faults.push({
      id: 'naissance',
      column: 'naissance',
      tone: 'danger',
      title: 'Cette date est à venir : demain.',
      remedy: 'Tapez la date de naissance, jj/mm/aaaa.',
    });
  if (values['courriel'] && !values['courriel'].includes('@'))
    faults.push({
      id: 'courriel',
      column: 'courriel',
      tone: 'danger',
      title: 'Ce n’est pas une adresse.',
      remedy: 'Tapez-la comme nom@domaine.fr, ou videz la case.',
    });
  if (values['nom'] === 'DUPRÉ')
    faults.push(
      answer === undefined
        ? {
            id: 'proche',
            column: 'nom',
            tone: 'warning',
            title: 'Une personne proche est déjà connue :',
            remedy: 'Mar… Dup…, 1987',
            actions: [
              { id: 'same', label: 'C’est la même personne', icon: UserCheck },
              { id: 'other', label: 'Une autre', icon: UserPlus },
            ],
          }
        : {
            id: 'proche',
            column: 'nom',
            tone: 'success',
            title: answer === 'same' ? 'C’est la même personne' : 'Une autre personne',
            actions: [{ id: 'change', label: 'Modifier' }],
          },
    );
  return faults;
}

const judged = new WeakMap<Entry, GridRow>();
function rowOf(item: Entry): GridRow {
  const known = judged.get(item);
  if (known) return known;
  const row = { id: item.id, values: item.values, faults: faultsOf(item) };
  judged.set(item, row);
  return row;
}

let added = 0;

/** What a page keeps of a grid: its entries with their history, judged as they change. */
export function HeldGrid({
  entries = exampleEntries,
  ...props
}: Partial<EditableGridProps> & { entries?: readonly Entry[] }): ReactNode {
  const [history, setHistory] = useState(() => beginHistory<readonly Entry[], string>(entries));
  const change = (next: (before: readonly Entry[]) => readonly Entry[], what: string) =>
    setHistory((before) => recordEdit(before, next(before.present), what));
  return (
    <EditableGrid
      label="Stagiaires à inscrire"
      columns={exampleColumns}
      words={exampleWords}
      {...props}
      rows={history.present.map(rowOf)}
      onEdit={(edits, more) => {
        props.onEdit?.(edits, more);
        change((before) => {
          const written = before.map((item) => {
            const mine = edits.filter(({ rowId }) => rowId === item.id);
            if (mine.length === 0) return item;
            const values = Object.fromEntries(mine.map(({ column, value }) => [column, value]));
            return { ...item, values: { ...item.values, ...values } };
          });
          return [...written, ...more.map((values) => ({ id: `added-${++added}`, values }))];
        }, 'edit');
      }}
      onUndo={history.past.length > 0 ? () => setHistory(undoEdit) : undefined}
      onRedo={history.future.length > 0 ? () => setHistory(redoEdit) : undefined}
      onRemove={(rowId) => change((before) => before.filter(({ id }) => id !== rowId), 'remove')}
      onAct={(rowId, faultId, actionId) => {
        props.onAct?.(rowId, faultId, actionId);
        if (actionId === 'remove') change((before) => before.filter(({ id }) => id !== rowId), 'remove');
        else
          change(
            (before) =>
              before.map((item) =>
                item.id === rowId
                  ? { id: item.id, values: item.values, ...(actionId === 'change' ? {} : { answer: actionId }) }
                  : item,
              ),
            'answer',
          );
      }}
    />
  );
}
