import { ProblemError } from '@habilis/api/client/errors';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import { problemText, toldBefore } from './reportError.ts';
import { tellDone, tellFailed } from './tellDone.ts';
import { currentTexts } from './texts.ts';
import { closeToast } from './toasts.ts';

/** The toast that told last what failed, by what it says. */
const told = new Map<MessageKey, string>();

/** Does something and shows the result: that it is done, or that it failed and why. Returns true when it is done (E13). */
export async function tellOutcome(
  work: () => Promise<unknown>,
  { done, failed }: { readonly done: MessageKey; readonly failed: MessageKey },
): Promise<boolean> {
  const t = currentTexts();
  // Tried again: what failed before is no longer so.
  closeToast(told.get(failed) ?? '');
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) toldBefore(error);
    const reason = error instanceof ProblemError ? problemText(error.problem.title) : t('erreurs.http.0-detail');
    told.set(failed, tellFailed(t(failed), reason));
    return false;
  }
  tellDone(done);
  return true;
}
