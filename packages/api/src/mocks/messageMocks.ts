import type { HttpHandler } from 'msw';
import { message } from '../message/endpoints.ts';
import type { MessageRecu } from '../message/Message.ts';
import { mock } from './mock.ts';
import { perRun } from './perRun.ts';

/** The messages of a dashboard; a dismissed one disappears until it is restored. */
export function messageMocks(messages: readonly MessageRecu[]): HttpHandler[] {
  const dismissed = perRun(() => new Set<number>());
  const opened = perRun(() => new Set<number>());
  return [
    mock(message.dashboard, () =>
      messages.filter(({ id }) => !dismissed().has(id)).map((one) => ({ ...one, lu: one.lu || opened().has(one.id) })),
    ),
    mock(message.read, ({ params }) => {
      opened().add(params.id);
      return undefined;
    }),
    mock(message.dismiss, ({ params }) => {
      dismissed().add(params.id);
      return undefined;
    }),
    mock(message.restore, ({ params }) => {
      dismissed().delete(params.id);
      return undefined;
    }),
  ];
}
