import { ProblemError } from '@habilis/api/client/errors';
import { useText } from '@habilis/i18n/TextProvider';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { countAlertes } from './alerteCount.ts';
import { problemText } from '../messages/reportError.ts';
import { tellAct, tellFailed } from '../messages/tellDone.ts';

type Dismissal = {
  readonly dismiss: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
};

/** Dismisses an item for the current person, with an offer to restore it; the focus goes to what `landing` names. */
export function useDismissal({ dismiss, restore, done, failed }: Dismissal, landing: string) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const leaving = useRef(new Set<number>());
  const readAgain = async () => {
    countAlertes();
    await revalidate();
  };
  /** The error catalogue shows the other failures. */
  const tellRefusal = (error: unknown) => {
    if (!(error instanceof ProblemError) || (error.status !== 400 && error.status !== 409)) return;
    tellFailed(failed, problemText(error.problem.title));
  };
  const putBack = async (id: number) => {
    await restore(id).catch(tellRefusal);
    await readAgain();
  };
  return async (id: number, title: string): Promise<void> => {
    if (leaving.current.has(id)) return;
    leaving.current.add(id);
    try {
      await dismiss(id);
      tellAct(t('modals.notifications.objet', { fait: done, objet: title }), {
        label: t('modals.annuler'),
        onPress: () => void putBack(id),
      });
    } catch (error) {
      tellRefusal(error);
    } finally {
      leaving.current.delete(id);
    }
    await readAgain();
    (document.getElementById(landing) ?? document.querySelector<HTMLElement>('main h1[tabindex]'))?.focus({
      preventScroll: true,
    });
  };
}
