import { ProblemError } from '@habilis/api/client/errors';
import { problemText, toldBefore } from '../../messages/reportError.ts';
import { currentTexts } from '../../messages/texts.ts';
import { tellDone, tellFailed } from '../../messages/tellDone.ts';

/** Deletes something and shows the result: success for 15 s, failure for 40 s with the reason. Returns true when it is deleted (specification, sections 8 and 9). */
export async function tellDeletion(
  what: 'habilitation' | 'plateforme',
  work: () => Promise<unknown>,
): Promise<boolean> {
  const t = currentTexts();
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) toldBefore(error);
    const reason = error instanceof ProblemError ? problemText(error.problem.title) : t('erreurs.http.0-detail');
    tellFailed(t(`habilitations.suppression-${what}.echec`), reason);
    return false;
  }
  tellDone(`habilitations.suppression-${what}.succes`);
  return true;
}
