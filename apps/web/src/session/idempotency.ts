import { v4 as uuid } from 'uuid';

/** Gives a content its key: the same one while the same content is sent again, so that a lost answer makes no second action. */
export function createIdempotency(): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, key: uuid() };
    return last.key;
  };
}
