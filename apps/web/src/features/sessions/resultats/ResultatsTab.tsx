import { isSaisie } from '@habilis/domain/resultat/saisieResultat';
import { useText } from '@habilis/i18n/TextProvider';
import { Divider } from '@habilis/ui/Divider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { ProgressBar } from '@habilis/ui/ProgressBar';
import { Stack } from '@habilis/ui/Stack';
import { Fragment, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../forms/fieldId.ts';
import { problemText } from '../../../messages/reportError.ts';
import { nomDe } from '../nomDe.ts';
import type { SessionTabContent } from '../sessionTabs.ts';
import { BulkButtons } from './BulkButtons.tsx';
import { ConflitLine } from './ConflitLine.tsx';
import { FoldedLine } from './FoldedLine.tsx';
import { lackingOf } from './lineWords.ts';
import { ManqueCard } from './ManqueCard.tsx';
import { ResultatLine } from './ResultatLine.tsx';
import { ResultatsNotices } from './ResultatsNotices.tsx';
import type { OpenResultats } from './useResultats.ts';

const NONE: ReadonlySet<number> = new Set();

type LinesProps = {
  readonly resultats: OpenResultats;
  /** Whether what is missing is told at each line. */
  readonly isTold: boolean;
  /** Those that stay open though they are whole: worked on, or opened again. */
  readonly opened: ReadonlySet<number>;
  readonly onOpened: (id: number) => void;
};

/** Each stagiaire; a line that is whole folds, unless it is being worked on: nothing moves under the finger. */
function Lines({ resultats, isTold, opened, onOpened }: LinesProps): ReactNode {
  const t = useText();
  const { lines, waiting, conflits, isEditable, attempts, faults, enter, settle } = resultats;
  return lines.map((line, index) => {
    const conflit = conflits[line.id];
    const isKept = waiting[line.id] !== undefined;
    const isFolded = !isEditable || (isSaisie(line) && conflit === undefined && !opened.has(line.id));
    const open = () => {
      flushSync(() => onOpened(line.id));
      focusField(`resultats.${index}.present`);
    };
    return (
      <Fragment key={line.id}>
        {index > 0 && <Divider />}
        {conflit !== undefined && (
          <ConflitLine line={line} conflit={conflit} onSettle={(isMine) => settle(line.id, isMine)} />
        )}
        {isFolded ? (
          <FoldedLine line={line} isKept={isEditable && isKept} onOpen={isEditable ? open : undefined} />
        ) : (
          <ResultatLine
            line={line}
            index={index}
            faults={attempts > 0 ? faults : []}
            lacking={isTold ? (lackingOf(t, index, faults)?.said ?? null) : null}
            isKept={isKept}
            onEnter={(changed) => {
              onOpened(line.id);
              enter([changed]);
            }}
          />
        )}
      </Fragment>
    );
  });
}

/** The results of a session, entered in the room: kept on the device at once, sent when the network allows. */
export function ResultatsTab({ resultats }: SessionTabContent): ReactNode {
  const t = useText();
  const { lines, isEditable, attempts, faults } = resultats;
  const [opened, setOpened] = useState(NONE);
  const done = lines.filter(isSaisie).length;
  // The first thing that each line lacks, once the person asked to submit.
  const missing = (attempts > 0 ? lines : []).flatMap((line, index) => {
    const fault = faults.find(({ path }) => path.startsWith(`resultats.${index}.`));
    return fault === undefined
      ? []
      : [{ path: fault.path, label: `${nomDe(line)}\u00A0: ${problemText(fault.title)}` }];
  });
  // Before anything is whole, the list itself shows what is missing.
  const isTold = isEditable && attempts === 0 && done > 0;
  return (
    <Stack gap={16}>
      <ResultatsNotices resultats={resultats} />
      <ErrorSummary
        title={t('sessions-certification.resultats.manquent', { nombre: missing.length })}
        focusKey={attempts}
        errors={missing.map(({ path, label }) => ({ key: path, label, onPress: () => focusField(path) }))}
      />
      {isEditable && <BulkButtons resultats={resultats} onTaken={() => setOpened(NONE)} />}
      {isTold && <ManqueCard resultats={resultats} />}
      <ProgressBar
        label={t('sessions-certification.resultats.saisis', { nombre: done, total: lines.length })}
        value={lines.length === 0 ? 0 : done / lines.length}
        valueLabel={t('sessions-certification.resultats.restants', { nombre: lines.length - done })}
      />
      <Divider look="strong" />
      <Lines
        resultats={resultats}
        isTold={isTold}
        opened={opened}
        onOpened={(id) => setOpened((before) => (before.has(id) ? before : new Set([...before, id])))}
      />
    </Stack>
  );
}
