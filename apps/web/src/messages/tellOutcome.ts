import { ProblemError } from '@habilis/api/client/errors';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { problemText, takeBack, toldBefore } from './reportError.ts';
import { tellDone, tellFailed, tellGone } from './tellDone.ts';
import { currentTexts } from './texts.ts';
import { closeToast } from './toasts.ts';

/** The toast that told last what failed, by what it says. */
const told = new Map<MessageKey, string>();

type Words = {
  readonly done: MessageKey;
  readonly failed: MessageKey;
  /** Takes something away: what is already gone is no failure. @default false */
  readonly isRemoval?: boolean;
};

/** Whether what was asked for is no longer there: somebody else, or another tab, took it away. */
const isGone = (error: unknown): boolean => error instanceof ProblemError && error.problem.title === 'introuvable';

/** Does something and shows the result, once: that it is done, or that it failed and why. Returns true when it is done (E13), or was done before (E783). */
export async function tellOutcome(
  work: () => Promise<unknown>,
  { done, failed, isRemoval = false }: Words,
): Promise<boolean> {
  const t = currentTexts();
  // Tried again: what failed before is no longer so.
  closeToast(told.get(failed) ?? '');
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) {
      // A fault of the server keeps its number, which the catalogue alone tells.
      if (!(error instanceof ProblemError) || error.status < 500) takeBack(error);
      toldBefore(error);
    }
    if (isRemoval && isGone(error)) {
      tellGone(t('erreurs.deja-supprime'));
      return true;
    }
    const reason = error instanceof ProblemError ? problemText(error.problem.title) : t('erreurs.http.0-detail');
    told.set(failed, tellFailed(t(failed), reason));
    return false;
  }
  tellDone(done);
  return true;
}
