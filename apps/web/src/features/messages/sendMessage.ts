import { ProblemError } from '@habilis/api/client/errors';
import { message } from '@habilis/api/message/endpoints';
import type { Message, MessageWrite } from '@habilis/api/message/Message';
import * as z from 'zod/mini';
import { FieldRefusal } from '../../forms/FieldRefusal.ts';
import { call } from '../../session/call.ts';

const AConfirmer = z.object({ nbDestinataires: z.int(), estTous: z.boolean() });

/** Whom a message reaches, which is to be confirmed: how many, and whether they are everybody (M15). */
export type AConfirmer = z.infer<typeof AConfirmer>;

/** What a refusal asks to confirm; undefined when it is about something else. */
function askedIn(error: unknown): AConfirmer | undefined {
  if (!(error instanceof ProblemError) || error.problem.title !== 'message.nombre-a-confirmer') return undefined;
  return z.safeParse(AConfirmer, error.problem.courant).data;
}

/** Sends a message once its number of recipients is agreed to; it is asked again should that change meanwhile. */
export async function sendMessage(
  write: MessageWrite,
  agree: (asked: AConfirmer) => Promise<boolean>,
): Promise<Message> {
  try {
    return await call(message.write, { body: write });
  } catch (error) {
    const asked = askedIn(error);
    if (asked === undefined) throw error;
    // Who declines was told what they declined.
    if (!(await agree(asked))) throw new FieldRefusal([]);
    return sendMessage({ ...write, nbConfirme: asked.nbDestinataires }, agree);
  }
}
