import type { MessageKey } from '@habilis/i18n/MessageKey';
import { tellDone } from '../messages/tellDone.ts';

/** Does a work, tells that it is done, and reads again whether it succeeded or not. */
export async function doneThenRead(
  work: () => Promise<unknown>,
  done: MessageKey,
  read: () => Promise<unknown> | void,
): Promise<void> {
  try {
    await work();
    tellDone(done);
  } finally {
    await read();
  }
}
