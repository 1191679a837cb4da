import type { MessageKey } from '@habilis/i18n/MessageKey';
import { doneThenRead } from '../../forms/doneThenRead.ts';
import { useSending } from '../../forms/useSending.ts';
import { type Confirmation, confirm } from '../../messages/dialogAtoms.ts';

/** Takes somebody off a habilitation once that is confirmed, and reads it again whether that succeeded or not. */
export function useRemoval(onSent: () => Promise<unknown>) {
  const sending = useSending();
  const remove = async (
    question: Pick<Confirmation, 'title' | 'message' | 'detail' | 'confirmLabel'>,
    work: () => Promise<unknown>,
    done: MessageKey,
  ) => {
    const isSure = await confirm({ ...question, isDanger: true });
    if (!isSure) return;
    await sending.send(() => doneThenRead(work, done, onSent));
  };
  return { remove, isBusy: sending.isBusy, fault: sending.faults[0]?.label };
}
