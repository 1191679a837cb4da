import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

/** A text as it was typed: its paragraphs and its lines. */
export function TypedText({ texte }: { readonly texte: string }): ReactNode {
  const lines = texte.split('\n').map((line, rank) => ({ key: `${rank}`, line }));
  return (
    <div>
      {lines.map(({ key, line }) => (
        <Text key={key}>{line === '' ? '\u00A0' : line}</Text>
      ))}
    </div>
  );
}
