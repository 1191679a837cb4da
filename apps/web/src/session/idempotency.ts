import { v4 as uuid } from 'uuid';

/** Gives each content its key, the same when the same content is sent again, so that a lost answer does not repeat the action. */
export function createIdempotency(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, key: uuid() };
    return last.key;
  };
}
