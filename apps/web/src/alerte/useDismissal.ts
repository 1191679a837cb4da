import { useText } from '@habilis/i18n/TextProvider';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { countAlertes } from './alerteCount.ts';
import { isGone } from '../session/foundOrNull.ts';
import { tellAct, tellGone } from '../messages/tellDone.ts';
import { tellRefused } from '../messages/tellRefused.ts';

type Dismissal = {
  readonly dismiss: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
  readonly done: string;
  readonly failed: string;
  /** What is said of one that was withdrawn meanwhile. */
  readonly gone: string;
};

/** Dismisses an item for the current person, with an offer to restore it; the focus goes to what `landing` names. */
export function useDismissal({ dismiss, restore, done, failed, gone }: Dismissal, landing: string) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const leaving = useRef(new Set<number>());
  const readAgain = async () => {
    countAlertes();
    await revalidate();
  };
  const tellRefusal = (error: unknown) => {
    if (isGone(error)) tellGone(gone);
    else tellRefused(error, failed);
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
