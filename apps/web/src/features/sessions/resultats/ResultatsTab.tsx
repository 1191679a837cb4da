import { isSaisie, tousAdmis, tousPresents } from '@habilis/domain/session-certification/saisieResultat';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Divider } from '@habilis/ui/Divider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import { Inline } from '@habilis/ui/Inline';
import { ProgressBar } from '@habilis/ui/ProgressBar';
import { Stack } from '@habilis/ui/Stack';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { SaveStatus } from '../../../document/SaveStatus.tsx';
import { focusField } from '../../../forms/fieldId.ts';
import { tellAct } from '../../../messages/tellDone.ts';
import { problemText } from '../../../messages/reportError.ts';
import { nomDe } from '../nomDe.ts';
import type { SessionTabContent } from '../sessionTabs.ts';
import { ConflitLine } from './ConflitLine.tsx';
import { ResultatLine } from './ResultatLine.tsx';
import { ResultatsNotices } from './ResultatsNotices.tsx';

/** The results of a session, entered in the room: kept on the device at once, sent when the network allows. */
export function ResultatsTab({ resultats }: SessionTabContent): ReactNode {
  const t = useText();
  const { lines, waiting, conflits, status, isEditable, attempts, faults, enter, settle } = resultats;
  const done = lines.filter(isSaisie).length;
  const next = lines.findIndex((line) => !isSaisie(line));
  // The first thing that each line lacks, once the person asked to submit.
  const missing = (attempts > 0 ? lines : []).flatMap((line, index) => {
    const fault = faults.find(({ path }) => path.startsWith(`resultats.${index}.`));
    return fault === undefined
      ? []
      : [{ path: fault.path, label: `${nomDe(line)}\u00A0: ${problemText(fault.title)}` }];
  });
  const all = (which: 'presents' | 'admis') => {
    const before = lines;
    const after = which === 'presents' ? tousPresents(lines) : tousAdmis(lines);
    const nombre = enter(after);
    if (nombre === 0) return;
    tellAct(t(`sessions-certification.resultats.notes-${which}`, { nombre }), {
      label: t('sessions-certification.resultats.defaire'),
      onPress: () => void enter(before.filter((line, index) => line !== after[index])),
    });
  };
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
      <ProgressBar
        label={t('sessions-certification.resultats.saisis', { nombre: done, total: lines.length })}
        value={lines.length === 0 ? 0 : done / lines.length}
        valueLabel={t('sessions-certification.resultats.restants', { nombre: lines.length - done })}
      />
      {isEditable && <SaveStatus status={status} />}
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
      {isEditable && next >= 0 && (
        <div>
          <Button icon={ArrowDown} onPress={() => focusField(`resultats.${next}.present`)}>
            {t('sessions-certification.resultats.suivant')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
