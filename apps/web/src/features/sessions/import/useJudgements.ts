import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { LigneJugee } from '@habilis/api/session-certification/Stagiaire';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal, refusalText } from '../../../messages/tellRefused.ts';
import { call } from '../../../session/call.ts';
import { type JudgedLine, type Judgements, typedOf, unjudgedOf } from './judgeImport.ts';

/** Lines are asked about this long after the last change. */
const DELAY_MS = 400;

/** What the service says of the lines of an import: asked a while after a change, and again when the network is back. */
export function useJudgements(sessionId: number | null) {
  const [judgements, setJudgements] = useState<Judgements>(new Map());
  /** Why lines could not be judged: a refusal in words, or nothing but the network. */
  const [failure, setFailure] = useState<{ readonly text: string | null } | null>(null);
  const asked = useRef<{ readonly says: ReadonlySet<string>; readonly answer: Promise<Judgements> }>(undefined);

  /** Judges what is not judged yet; resolves to all that is known, and rejects when it cannot be asked. */
  const judge = async (lines: readonly JudgedLine[]): Promise<Judgements> => {
    const missing = unjudgedOf(lines);
    if (missing.length === 0 || sessionId === null) return judgements;
    const says = new Set(missing.map(({ own }) => own.says));
    const before = asked.current;
    if (before !== undefined && [...says].every((one) => before.says.has(one))) return before.answer;
    const answer = call(
      sessionCertification.juger,
      { params: { id: sessionId }, body: { lignes: missing.map(({ line }) => typedOf(line)) } },
      { background: true },
    ).then((answered) => {
      const fresh = answered.flatMap((one, index): [string, LigneJugee][] => {
        const line = missing[index];
        return line === undefined ? [] : [[line.own.says, one]];
      });
      const known = new Map([...judgements, ...fresh]);
      // A thousand answers are drawn between the keys of who goes on writing.
      startTransition(() => {
        setJudgements((earlier) => new Map([...earlier, ...fresh]));
        setFailure(null);
      });
      return known;
    });
    asked.current = { says, answer };
    try {
      return await answer;
    } catch (error) {
      setFailure({ text: isRefusal(error) ? refusalText(error) : null });
      throw error;
    } finally {
      if (asked.current.answer === answer) asked.current = undefined;
    }
  };

  return {
    judgements,
    failure,
    judge,
    /** Forgets what was said of some lines, so that they are judged again. */
    forget: (lines: readonly JudgedLine[]) => {
      const gone = new Set(lines.map(({ own }) => own.says));
      setJudgements((before) => new Map([...before].filter(([says]) => !gone.has(says))));
    },
  };
}

/** Judges lines a while after they changed, once the columns are agreed to. */
export function useAutoJudge(
  { judge }: Pick<ReturnType<typeof useJudgements>, 'judge'>,
  lines: readonly JudgedLine[],
  isConfirmed: boolean,
): void {
  const missing = isConfirmed
    ? unjudgedOf(lines)
        .map(({ own }) => own.says)
        .join('\n')
    : '';
  const ask = useEffectEvent(() => void judge(lines).catch(() => undefined));
  useEffect(() => {
    if (missing === '') return;
    const timer = setTimeout(ask, DELAY_MS);
    addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
    };
  }, [missing]);
}
