import type { ReactNode } from 'react';
import { useDocsIds } from './useDocsIds.ts';

/** A guide's sentence: backticks become code, and a component's name links to its page. */
export function Words({ children }: { children: string }): ReactNode {
  const ids = useDocsIds();
  const link = (name: string) => {
    const id = ids.get(name);
    return id === undefined ? (
      <code>{name}</code>
    ) : (
      <a href={`./?path=/docs/${id}`} target="_top" style={{ fontSize: 'inherit' }}>
        {name}
      </a>
    );
  };
  if (ids.has(children)) return link(children);
  return children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <span key={`${index}${part}`}>{link(part)}</span>));
}
