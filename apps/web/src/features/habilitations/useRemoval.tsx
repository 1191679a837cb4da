import type { MessageKey } from '@habilis/i18n/MessageKey';
import { useSending } from '../../forms/useSending.ts';
import { type Confirmation, confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { SendingFault } from '../../forms/SendingFault.tsx';

/** Takes somebody off a habilitation once that is confirmed, and reads it again whether that succeeded or not; `refused` tells why it did not. */
export function useRemoval(onSent: () => Promise<unknown>) {
  const sending = useSending();
  const remove = async (
    question: Pick<Confirmation, 'title' | 'message' | 'detail' | 'confirmLabel'>,
    work: () => Promise<unknown>,
    done: MessageKey,
  ) => {
    const isSure = await confirm({ ...question, isDanger: true });
    if (!isSure) return;
    await sending.send(async () => {
      try {
        await work();
        tellDone(done);
      } finally {
        await onSent();
      }
    });
  };
  return { remove, isBusy: sending.isBusy, refused: <SendingFault fault={sending.faults[0]?.label} /> };
}
