import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { isRefusal, tellRefused } from '../../../messages/tellRefused.ts';
import { useText } from '@habilis/i18n/TextProvider';
import { announce } from '@habilis/ui/announce';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import type { GridHandle } from '@habilis/ui/EditableGrid';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../../boot/useMedia.ts';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { fieldId, focusField } from '../../../forms/fieldId.ts';
import { asDocument, type OpenSession } from '../sessionKind.ts';
import type { Stagiaires } from '../useStagiaires.ts';
import { answerEverywhere, type ReponseDoute } from './answerDoute.ts';
import { type ClassImport, isTicked, readFrom, takenOf } from './classImport.ts';
import { ImportColumns } from './ImportColumns.tsx';
import type { RaisonDoute } from './Doute.ts';
import { ImportDoutes } from './ImportDoutes.tsx';
import { ImportGrid } from './ImportGrid.tsx';
import { ImportRemarks } from './ImportRemarks.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { judgeImport, type JudgedLine, type Judgements, openDoutes, stateOf } from './judgeImport.ts';
import { classesOf, type ClassToSend, createClassSender } from './sendClasses.ts';
import type { OpenImport } from './useClassImport.ts';
import type { WaitingImport } from './useWaitingImport.ts';
import { createClassParter, partedOf, sessionsFor } from './partClass.ts';
import { useAutoJudge, useJudgements } from './useJudgements.ts';
import { useShown } from './useShown.ts';

/** A class that was imported: where, and how many; `isLike` into a session of the same days and place. */
export type Imported = {
  readonly session: SessionCertification;
  readonly nombre: number;
  readonly isHere: boolean;
  readonly isLike?: boolean;
};

type Props = {
  readonly open: OpenSession;
  readonly stagiaires: Pick<Stagiaires, 'stored'>;
  readonly importing: OpenImport;
  readonly one: ClassImport;
  readonly onwardRef: WaitingImport['onwardRef'];
  readonly onImported: (imported: readonly Imported[]) => void;
};

/** A class being imported: columns agreed to, lines corrected, then a summary before anything is written. */
export function ImportPanel({ open, stagiaires, importing, one, onwardRef, onImported }: Props): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { demande: session } = open.state;
  const { places } = importing;
  const grid = useRef<GridHandle>(null);
  const next = useRef<HTMLButtonElement>(null);
  const whyId = useId();
  const isPhone = useMedia(media.phone);
  const [sender] = useState(createClassSender);
  const [parter] = useState(createClassParter);
  const [asked, setAsked] = useState<{ readonly classes: readonly ClassToSend[]; readonly isParted: boolean } | null>(
    null,
  );
  const [isChecking, setChecking] = useState(false);
  // A class joined the session: what is left of its places is for none of the others.
  const [arePlacesTaken, setPlacesTaken] = useState(false);
  const asking = useJudgements(session.id);
  const judgedWith = (judgements: Judgements) => judgeImport(one, judgements, today);
  const { shown, isWhole } = useShown(one.lines);
  const judged = useMemo(
    () => judgeImport({ ...one, lines: shown }, asking.judgements, today),
    [one, shown, asking.judgements, today],
  );
  useAutoJudge(asking, judged, one.isConfirmed);

  const takenAmong = (lines: readonly JudgedLine[]) => {
    const taken = new Set(takenOf(one, places));
    return lines.filter(({ line }) => taken.has(line));
  };
  const columnOf = (line: JudgedLine): string =>
    (line.own.fautes[0] ?? line.judgement?.fautes[0])?.path ??
    (line.lacksClasse ? 'classe' : (openDoutes(line)[0]?.champ ?? 'nom'));
  const isBlocked = (line: JudgedLine): boolean => ['faute', 'question'].includes(stateOf(line) ?? '');
  const blockedLines = takenAmong(judged).filter(isBlocked);
  const blocked = blockedLines.length;

  /** Shows what will be written, or goes to the first line that is not ready; with the others too, where they make a session of their own. */
  const review = async (withOthers = false) => {
    setChecking(true);
    try {
      const lines = judgedWith(await asking.judge(judged));
      const here = takenAmong(lines);
      const first = (withOthers ? lines : here).find((line) => stateOf(line) !== null);
      const most = session.regles.nbStagiairesMax;
      if (first !== undefined) grid.current?.goTo(first.line.id, columnOf(first));
      else if (withOthers)
        setAsked({
          isParted: true,
          classes: partedOf(
            here,
            lines.filter((line) => !here.includes(line)),
            most,
          ),
        });
      else setAsked({ isParted: false, classes: classesOf(one, here, { places: arePlacesTaken ? 0 : places, most }) });
    } catch {
      // The page says above the grid why the lines could not be judged.
    } finally {
      setChecking(false);
    }
  };
  /** The button that was pressed goes away: the focus goes to the first fault, else into the grid; on a phone, where that would open the keyboard, to what comes next. */
  const goOn = (lines: readonly JudgedLine[]) => {
    const first = lines.find(isBlocked) ?? (isPhone ? undefined : judged[0]);
    if (first === undefined) next.current?.focus();
    else grid.current?.goTo(first.line.id, columnOf(first));
  };
  const agree = () => {
    // At once, so that what comes next can take the focus.
    flushSync(() => importing.set((before) => ({ ...before, isConfirmed: true })));
    goOn(blockedLines);
  };
  const answerAll = (raison: RaisonDoute, reponse: ReponseDoute) => {
    const answered = answerEverywhere(one, judged, raison, reponse);
    flushSync(() => importing.change(() => answered, 'repond'));
    goOn(judgeImport(answered, asking.judgements, today));
  };
  const giveUp = async () => {
    const agreed = await confirm({
      title: t('sessions-certification.import.abandonner-question'),
      message: t('sessions-certification.import.abandonner-suite'),
      confirmLabel: t('sessions-certification.import.abandonner'),
      cancelLabel: t('sessions-certification.import.continuer'),
      isDanger: true,
    });
    if (!agreed) return;
    // The pressed button goes away with the grid: the focus moves to where another class is chosen.
    flushSync(importing.end);
    focusField('classe');
  };
  /** Sends one class after the other; what was sent leaves the grid, so that a failure in between repeats nothing. */
  const sendEach = async (groups: readonly ClassToSend[], sent: Imported[]) => {
    const gone = new Set<string>();
    const like = open.document.getState().demande;
    for (const group of groups) {
      const written = await sender(one, like, group);
      sent.push({ session: written, nombre: group.lignes.length, isHere: group.isHere });
      if (group.isHere) open.document.learn(asDocument(written));
      for (const { line } of group.lignes) gone.add(line.id);
      importing.settle((before) => ({ ...before, lines: before.lines.filter(({ id }) => !gone.has(id)) }));
      if (group.isHere) setPlacesTaken(true);
    }
    importing.leaveAside(gone);
  };
  /** Sends all of it in one act. */
  const sendParted = async (groups: readonly ClassToSend[], sent: Imported[]) => {
    const written = await parter(one, open.document.getState().demande, groups);
    open.document.learn(asDocument(written.session));
    sent.push(
      ...written.autres.map((autre) => ({
        session: autre,
        nombre: autre.stagiaires.length,
        isHere: false,
        isLike: true,
      })),
    );
    importing.end();
  };
  const send = async ({ classes, isParted }: NonNullable<typeof asked>) => {
    const sent: Imported[] = [];
    try {
      await stagiaires.stored();
      await (isParted ? sendParted(classes, sent) : sendEach(classes, sent));
    } catch (error) {
      // A refused line is no longer as it was judged.
      if (isRefusal(error)) asking.forget(judged);
      tellRefused(error);
    } finally {
      setAsked(null);
      if (sent.length > 0) onImported(sent);
    }
  };
  const taken = takenOf(one, places).length;
  /** What stands between the lines and their summary. */
  const whyNot = (): string | null => {
    if (!one.isConfirmed) return t('sessions-certification.import.colonnes-attendent');
    if (one.lines.length === 0) return t('sessions-certification.import.refus.vide');
    if (taken === 0) return t(`sessions-certification.import.${places === 0 ? 'complet' : 'rien-coche'}`);
    return blocked > 0 ? t('sessions-certification.import.reste', { nombre: blocked }) : null;
  };
  const why = whyNot();
  const others = isTicked(one, places) ? one.lines.length - taken : 0;
  const further = sessionsFor(others, session.regles.nbStagiairesMax);
  const read = t('sessions-certification.import.lecture', { nombre: one.lines.length, fautes: blocked });
  const isToAgree = !one.isConfirmed;
  // Once for a class: the columns beside it are read in their place.
  const tellRead = useEffectEvent(
    () => isToAgree && announce(`${read} ${t('sessions-certification.import.colonnes')}`),
  );
  useEffect(() => {
    if (isWhole) tellRead();
  }, [isWhole]);
  useEffect(() => {
    onwardRef.current = () => {
      if (!one.isConfirmed) focusField('import.colonnes');
      else if (taken === 0 && places === 0 && further !== null) void review(true);
      else if (taken === 0) next.current?.focus();
      else void review();
    };
    return () => {
      onwardRef.current = null;
    };
  });
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
      {asking.failure !== null && (
        <Callout tone="warning" told="announced" title={t('sessions-certification.import.non-juge')}>
          <Text>{asking.failure.text ?? t('sessions-certification.import.non-juge-aide')}</Text>
        </Callout>
      )}
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
      <Inline justify="end" gap={16}>
        {why !== null && (
          <Text id={whyId} tone={one.isConfirmed ? 'danger' : 'subtle'}>
            {why}
          </Text>
        )}
        {further !== null && (
          <Button isDisabled={!one.isConfirmed} isBusy={isChecking} onPress={() => void review(true)}>
            {t('sessions-certification.import.seconde', { sessions: further, nombre: others })}
          </Button>
        )}
        <Button
          ref={next}
          isDisabled={!one.isConfirmed || taken === 0}
          {...(why === null ? {} : { 'aria-describedby': whyId })}
          isBusy={isChecking}
          onPress={() => void review()}
        >
          {t('sessions-certification.import.voir')}
        </Button>
      </Inline>
      {asked !== null && (
        <ImportSummary
          classes={asked.classes}
          left={one.lines.length - asked.classes.reduce((sum, { lignes }) => sum + lignes.length, 0)}
          min={session.regles.nbStagiairesMin}
          inscrits={session.stagiaires.length}
          semblable={
            asked.isParted ? { formateur: session.animateurNomPrenom, aDesJours: session.dateSession !== null } : null
          }
          onSend={() => send(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
