import { useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Callout } from '@habilis/ui/Callout';
import type { GridHandle } from '@habilis/ui/EditableGrid';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../../boot/useMedia.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { fieldId, focusField } from '../../../forms/fieldId.ts';
import { answerEverywhere, type ReponseDoute } from './answerDoute.ts';
import { type ClassImport, isTicked, readFrom } from './classImport.ts';
import { ImportColumns } from './ImportColumns.tsx';
import type { RaisonDoute } from './Doute.ts';
import { ImportDoutes } from './ImportDoutes.tsx';
import { ImportFooter, useAhead } from './ImportFooter.tsx';
import { ImportGrid } from './ImportGrid.tsx';
import { ImportRemarks } from './ImportRemarks.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { judgeImport, type JudgedLine } from './judgeImport.ts';
import type { OpenImport } from './useClassImport.ts';
import type { WaitingImport } from './useWaitingImport.ts';
import { columnOf, type ImportWork, isBlocked, type Lines, useLines } from './useLines.ts';
import { type Asked, type Review, useReview } from './useReview.ts';
import { type SendOptions, useSend } from './useSend.ts';

type Props = ImportWork &
  SendOptions & {
    readonly onwardRef: WaitingImport['onwardRef'];
  };

/** Where the work goes on: in a line of the grid, or with what comes next. */
function useFocus({ judged }: Lines) {
  const grid = useRef<GridHandle>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isPhone = useMedia(media.phone);
  const goTo = (line: JudgedLine) => grid.current?.goTo(line.line.id, columnOf(line));
  const toNext = () => next.current?.focus();
  /** The button that was pressed goes away: the focus goes to the first fault, else into the grid; on a phone, where that would open the keyboard, to what comes next. */
  const goOn = (lines: readonly JudgedLine[]) => {
    const first = lines.find(isBlocked) ?? (isPhone ? undefined : judged[0]);
    if (first === undefined) toNext();
    else goTo(first);
  };
  return { grid, next, goTo, goOn, toNext };
}

/** Gives a class up once that is confirmed. */
function useGiveUp({ end }: OpenImport) {
  const t = useText();
  return async () => {
    const agreed = await confirm({
      title: t('sessions-certification.import.abandonner-question'),
      message: t('sessions-certification.import.abandonner-suite'),
      confirmLabel: t('sessions-certification.import.abandonner'),
      cancelLabel: t('sessions-certification.import.continuer'),
      isDanger: true,
    });
    if (!agreed) return;
    // The pressed button goes away with the grid: the focus moves to where another class is chosen.
    flushSync(end);
    focusField('classe');
  };
}

/** Agrees to the columns, or answers one doubt of all lines; then the work goes on. */
function useAnswers(
  { importing, one }: Props,
  { asking, judged, blocked }: Lines,
  goOn: (lines: readonly JudgedLine[]) => void,
) {
  const { today } = useServerProperties();
  const agree = () => {
    // At once, so that what comes next can take the focus.
    flushSync(() => importing.set((before) => ({ ...before, isConfirmed: true })));
    goOn(blocked);
  };
  const answerAll = (raison: RaisonDoute, reponse: ReponseDoute) => {
    const answered = answerEverywhere(one, judged, raison, reponse);
    flushSync(() => importing.change(() => answered, 'repond'));
    goOn(judgeImport(answered, asking.judgements, today));
  };
  return { agree, answerAll };
}

/** Tells how a class was read, once for a class: the columns beside it are read in their place. */
function useTellRead(one: ClassImport, { isWhole, blocked }: Lines) {
  const t = useText();
  const read = t('sessions-certification.import.lecture', { nombre: one.lines.length, fautes: blocked.length });
  const isToAgree = !one.isConfirmed;
  const tellRead = useEffectEvent(
    () => isToAgree && announce(`${read} ${t('sessions-certification.import.colonnes')}`),
  );
  useEffect(() => {
    if (isWhole) tellRead();
  }, [isWhole]);
}

/** What comes next as the bar of the session goes on to it, while the panel is shown. */
function useOnward(
  { onwardRef, importing: { places }, one }: Props,
  { taken, further }: ReturnType<typeof useAhead>,
  { review, toNext }: Pick<Review, 'review'> & Pick<ReturnType<typeof useFocus>, 'toNext'>,
) {
  useEffect(() => {
    onwardRef.current = () => {
      if (!one.isConfirmed) focusField('import.colonnes');
      else if (taken === 0 && places === 0 && further !== null) void review(true);
      else if (taken === 0) toNext();
      else void review();
    };
    return () => {
      onwardRef.current = null;
    };
  });
}

/** That the lines could not be judged, and why. */
function NotJudged({ failure }: { readonly failure: NonNullable<Lines['asking']['failure']> }): ReactNode {
  const t = useText();
  return (
    <Callout tone="warning" told="announced" title={t('sessions-certification.import.non-juge')}>
      <Text>{failure.text ?? t('sessions-certification.import.non-juge-aide')}</Text>
    </Callout>
  );
}

/** What will be written, with what is left out. */
function Summary({
  asked,
  work: { open, one },
  ...on
}: Pick<ComponentProps<typeof ImportSummary>, 'onSend' | 'onClose'> & {
  readonly asked: Asked;
  readonly work: ImportWork;
}): ReactNode {
  const { demande: session } = open.state;
  return (
    <ImportSummary
      classes={asked.classes}
      left={one.lines.length - asked.classes.reduce((sum, { lignes }) => sum + lignes.length, 0)}
      min={session.regles.nbStagiairesMin}
      inscrits={session.stagiaires.length}
      semblable={
        asked.isParted ? { formateur: session.animateurNomPrenom, aDesJours: session.dateSession !== null } : null
      }
      {...on}
    />
  );
}

/** A class being imported: columns agreed to, lines corrected, then a summary before anything is written. */
export function ImportPanel(props: Props): ReactNode {
  const t = useText();
  const { importing, one } = props;
  const { today } = useServerProperties();
  const { places } = importing;
  const lines = useLines(props);
  const { asking, judged, isWhole, blocked } = lines;
  const { grid, next, goTo, goOn, toNext } = useFocus(lines);
  const reviewing = useReview(props, lines, goTo);
  const { asked, setAsked, isChecking, review } = reviewing;
  const send = useSend(props, lines, reviewing);
  const giveUp = useGiveUp(importing);
  const ahead = useAhead(props, blocked.length);
  const { agree, answerAll } = useAnswers(props, lines, goOn);
  useTellRead(one, lines);
  useOnward(props, ahead, { review, toNext });
  return (
    <Stack gap={16}>
      {!one.isConfirmed && (
        <div id={fieldId('import.colonnes')}>
          <ImportColumns
            one={one}
            isReady={isWhole}
            onRead={(champ, at) => importing.change((before) => readFrom(before, champ, at, today), 'colonne')}
            onConfirm={agree}
          />
        </div>
      )}
      <ImportRemarks one={one} />
      {one.isConfirmed && <ImportDoutes judged={judged} onAnswer={answerAll} />}
      {asking.failure !== null && <NotJudged failure={asking.failure} />}
      <ImportGrid
        importing={importing}
        one={one}
        judged={judged}
        handle={grid}
        onGiveUp={() => void giveUp()}
        footer={
          isTicked(one, places)
            ? t('sessions-certification.import.cochees', { nombre: one.chosen.length, places })
            : undefined
        }
      />
      <ImportFooter
        isConfirmed={one.isConfirmed}
        ahead={ahead}
        isChecking={isChecking}
        onReview={(withOthers) => void review(withOthers)}
        next={next}
      />
      {asked !== null && (
        <Summary asked={asked} work={props} onSend={() => send(asked)} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}
