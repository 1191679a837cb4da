import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { isSaisie, tousAdmis, tousPresents } from '@habilis/domain/session-certification/saisieResultat';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Divider } from '@habilis/ui/Divider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Inline } from '@habilis/ui/Inline';
import { ProgressBar } from '@habilis/ui/ProgressBar';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Undo2 } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { focusField } from '../../../forms/fieldId.ts';
import { problemText } from '../../../messages/reportError.ts';
import { nomDe } from '../nomDe.ts';
import type { SessionTabContent } from '../sessionTabs.ts';
import { ConflitLine } from './ConflitLine.tsx';
import { ResultatLine } from './ResultatLine.tsx';
import { ResultatsNotices } from './ResultatsNotices.tsx';

/** What one tap entered for everybody: each line before and after it. */
type Noted = {
  readonly which: 'presents' | 'admis';
  readonly steps: readonly { readonly before: Stagiaire; readonly after: Stagiaire }[];
};

/** The results of a session, entered in the room: kept on the device at once, sent when the network allows. */
export function ResultatsTab({ resultats }: SessionTabContent): ReactNode {
  const t = useText();
  const { lines, waiting, conflits, isEditable, attempts, faults, enter, settle } = resultats;
  const [noted, setNoted] = useState<Noted | null>(null);
  const done = lines.filter(isSaisie).length;
  // The first thing that each line lacks, once the person asked to submit.
  const missing = (attempts > 0 ? lines : []).flatMap((line, index) => {
    const fault = faults.find(({ path }) => path.startsWith(`resultats.${index}.`));
    return fault === undefined
      ? []
      : [{ path: fault.path, label: `${nomDe(line)}\u00A0: ${problemText(fault.title)}` }];
  });
  const all = (which: 'presents' | 'admis') => {
    const after = which === 'presents' ? tousPresents(lines) : tousAdmis(lines);
    if (enter(after) === 0) return;
    setNoted({
      which,
      steps: lines.flatMap((before, index) => {
        const line = after[index];
        return line === undefined || line === before ? [] : [{ before, after: line }];
      }),
    });
  };
  // What was entered of a line since is not undone with the others.
  const undoable = (noted?.steps ?? []).filter(({ after }) => {
    const now = lines.find(({ id }) => id === after.id);
    return now !== undefined && now.present === after.present && now.resultat === after.resultat;
  });
  return (
    <Stack gap={16}>
      <ResultatsNotices resultats={resultats} />
      <ErrorSummary
        title={t('sessions-certification.resultats.manquent', { nombre: missing.length })}
        focusKey={attempts}
        errors={missing.map(({ path, label }) => ({ key: path, label, onPress: () => focusField(path) }))}
      />
      {isEditable && (
        <Inline gap={8}>
          <Button isDisabled={lines.every(({ present }) => present !== null)} onPress={() => all('presents')}>
            {t('sessions-certification.resultats.tous-presents')}
          </Button>
          <Button
            isDisabled={!lines.some(({ present, resultat }) => present === true && resultat === null)}
            onPress={() => all('admis')}
          >
            {t('sessions-certification.resultats.tous-admis')}
          </Button>
        </Inline>
      )}
      {/* In the page: a message over it would hide what is tapped next. */}
      <Inline gap={8}>
        <span role="status">
          {noted !== null && undoable.length > 0 && (
            <Text as="span">
              {t(`sessions-certification.resultats.notes-${noted.which}`, { nombre: undoable.length })}
            </Text>
          )}
        </span>
        {noted !== null && undoable.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            icon={Undo2}
            onPress={() => {
              setNoted(null);
              enter(undoable.map(({ before }) => before));
            }}
          >
            {t('sessions-certification.resultats.defaire')}
          </Button>
        )}
      </Inline>
      <ProgressBar
        label={t('sessions-certification.resultats.saisis', { nombre: done, total: lines.length })}
        value={lines.length === 0 ? 0 : done / lines.length}
        valueLabel={t('sessions-certification.resultats.restants', { nombre: lines.length - done })}
      />
      <Divider look="strong" />
      {lines.map((line, index) => {
        const conflit = conflits[line.id];
        return (
          <Fragment key={line.id}>
            {index > 0 && <Divider />}
            {conflit !== undefined && (
              <ConflitLine line={line} conflit={conflit} onSettle={(isMine) => settle(line.id, isMine)} />
            )}
            <ResultatLine
              line={line}
              index={index}
              faults={attempts > 0 ? faults : []}
              isKept={waiting[line.id] !== undefined}
              isReadOnly={!isEditable}
              onEnter={(changed) => void enter([changed])}
            />
          </Fragment>
        );
      })}
    </Stack>
  );
}
