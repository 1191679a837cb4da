import { formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { EditableGrid, type GridColumn, type GridHandle } from '@habilis/ui/EditableGrid';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { answerDoute, REPONSES_DOUTE } from './answerDoute.ts';
import { type ClassImport, isTicked, type ImportLine, readFrom, withLine, writeCells } from './classImport.ts';
import { gridWords } from './gridWords.ts';
import { CHAMPS_FICHIER, type ChampFichier } from './headings.ts';
import { createImportRows } from './importRow.ts';
import type { JudgedLine } from './judgeImport.ts';
import { LONGEST_VALUE } from './readLines.ts';
import type { OpenImport } from './useClassImport.ts';
import { useSources } from './useSources.ts';

const LOOKS: Readonly<Record<ChampFichier, Partial<GridColumn>>> = {
  nom: { width: 152 },
  prenom: { width: 128 },
  naissance: { width: 134, isMono: true, inputMode: 'numeric' },
  habilisId: { width: 134, isMono: true },
  courriel: { inputMode: 'email' },
  classe: { width: 112 },
};

/** What an answer to a fault changes of its line. */
function answered(line: ImportLine, fault: string, action: string): ImportLine | null {
  const [answer, cle = null] = action.split(' ');
  const reponse = REPONSES_DOUTE.find((one) => one === answer);
  if (reponse !== undefined) return answerDoute(line, fault, reponse);
  switch (answer) {
    case 'retirer':
      return null;
    case 'vider':
      return { ...line, values: { ...line.values, habilisId: '' } };
    case 'meme':
      return { ...line, choix: { cle } };
    case 'autre':
      return { ...line, choix: { cle: null } };
    default:
      return { ...line, choix: null, vus: line.vus.filter((vu) => vu !== fault) };
  }
}

/** Which words tell where the lines come from. */
const summaryOf = ({ fichier, feuille }: ClassImport) =>
  fichier === null ? 'collees' : feuille === null ? 'lues' : 'lues-feuille';

type Props = {
  readonly importing: OpenImport;
  readonly one: ClassImport;
  readonly judged: readonly JudgedLine[];
  readonly footer: ReactNode;
  readonly handle: Ref<GridHandle>;
  readonly onGiveUp: () => void;
};

/** The columns, each with where it is read from; the same as long as none changes, so that writing in a cell draws its own line alone. */
function useColumns({ colonnes, isConfirmed }: ClassImport, sources: ReturnType<typeof useSources>) {
  const t = useText();
  return useMemo(
    () =>
      CHAMPS_FICHIER.filter((champ) => champ !== 'classe' || colonnes.classe !== undefined).map(
        (champ): GridColumn => ({
          key: champ,
          label: t(`sessions-certification.import.champ.${champ}`),
          ...(champ === 'courriel' ? { note: t('entites.facultatif') } : {}),
          maxLength: LONGEST_VALUE,
          ...LOOKS[champ],
          source: {
            label: sources.labelOf(colonnes[champ]),
            isConfirmed,
            choices: sources.choices.map((choice) => ({
              ...choice,
              isCurrent: choice.id === sources.choiceOf(colonnes[champ]),
            })),
          },
        }),
      ),
    [t, colonnes, isConfirmed, sources],
  );
}

/** The lines of a class in a grid: each fault in its cell with its remedy, corrected there. */
export function ImportGrid({ importing, one, judged, footer, handle, onGiveUp }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const sources = useSources(one);
  const [rowsOf] = useState(() => createImportRows(t));
  const words = useMemo(() => gridWords(t), [t]);
  const { places } = importing;
  const chosen = new Set(one.chosen);
  const columns = useColumns(one, sources);
  const tickLabel = useCallback((ligne: number) => t('sessions-certification.import.prendre', { ligne }), [t]);
  const summary = t(`sessions-certification.import.${summaryOf(one)}`, {
    nombre: one.lines.filter(({ cells }) => cells.length > 0).length,
    heure: formatTime(one.luLe),
    fichier: one.fichier ?? '',
    feuille: one.feuille ?? '',
  });
  return (
    <EditableGrid
      label={t('sessions-certification.import.grille')}
      columns={columns}
      rows={rowsOf(judged)}
      words={words}
      summary={summary}
      handle={handle}
      onEdit={(edits, added) => importing.change((before) => writeCells(before, edits, added, today), 'ecrit')}
      onUndo={importing.undo}
      onRedo={importing.redo}
      onRemove={(id) => importing.change((before) => withLine(before, id, () => null), 'retire')}
      onAct={(id, fault, action) =>
        importing.change((before) => withLine(before, id, (line) => answered(line, fault, action)), 'repond')
      }
      onSource={(champ, choice) => {
        const field = CHAMPS_FICHIER.find((other) => other === champ);
        if (field !== undefined)
          importing.change((before) => readFrom(before, field, sources.atOf(choice), today), 'colonne');
      }}
      {...(isTicked(one, places)
        ? {
            choice: {
              chosen,
              label: tickLabel,
              onToggle: (id: string, isChosen: boolean) =>
                importing.set((before) => {
                  const others = before.chosen.filter((other) => other !== id);
                  return { ...before, chosen: isChosen && others.length < places ? [...others, id] : others };
                }),
            },
          }
        : {})}
      tools={
        <Button size="small" variant="quiet" onPress={onGiveUp}>
          {t('sessions-certification.import.abandonner')}
        </Button>
      }
      footer={<Text as="span">{footer}</Text>}
    />
  );
}
