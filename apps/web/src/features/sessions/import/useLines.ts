import { useMemo } from 'react';
import { useServerProperties } from '../../../boot/useServerProperties.ts';
import type { OpenSession } from '../sessionKind.ts';
import { type ClassImport, takenOf } from './classImport.ts';
import { judgeImport, type JudgedLine, openDoutes, stateOf } from './judgeImport.ts';
import type { OpenImport } from './useClassImport.ts';
import { useAutoJudge, useJudgements } from './useJudgements.ts';
import { useShown } from './useShown.ts';

/** A class that is being imported into a session. */
export type ImportWork = {
  readonly open: OpenSession;
  readonly importing: OpenImport;
  readonly one: ClassImport;
};

/** The column of the first thing that a line lacks. */
export const columnOf = (line: JudgedLine): string =>
  (line.own.fautes[0] ?? line.judgement?.fautes[0])?.path ??
  (line.lacksClasse ? 'classe' : (openDoutes(line)[0]?.champ ?? 'nom'));

/** Whether a line is not ready to be written. */
export const isBlocked = (line: JudgedLine): boolean => ['faute', 'question'].includes(stateOf(line) ?? '');

/** The lines of the class, judged as they stand; those that are taken, and those of them that are not ready. */
export function useLines({ open, importing: { places }, one }: ImportWork) {
  const { today } = useServerProperties();
  const asking = useJudgements(open.state.demande.id);
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
  const judgeAll = async () => judgeImport(one, await asking.judge(judged), today);
  return { asking, isWhole, judged, judgeAll, takenAmong, blocked: takenAmong(judged).filter(isBlocked) };
}
export type Lines = ReturnType<typeof useLines>;
