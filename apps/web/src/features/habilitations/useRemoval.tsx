import type { MessageKey } from '@habilis/i18n/MessageKey';
import { Text } from '@habilis/ui/Text';
import { useSending } from '../../forms/useSending.ts';
import { type Confirmation, confirm } from '../../messages/dialogAtoms.ts';
import { tellDone } from '../../messages/tellDone.ts';

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
  const fault = sending.faults[0]?.label;
  const refused = fault !== undefined && (
    <div role="alert">
      <Text tone="danger">{fault}</Text>
    </div>
  );
  return { remove, isBusy: sending.isBusy, refused };
}
