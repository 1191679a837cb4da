import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { link } from '../Link/Link.css.ts';
import { type RichElement, type RichNode, parseRichText } from './parseRichText.ts';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { rich } from './RichText.css.ts';

type Level = 2 | 3 | 4;

export interface RichTextProps {
  /** HTML from the editor; of any other HTML only what `richTextRules` allows is shown. */
  html: string;
  /** Level of its top titles in the page's outline; lower ones follow. @default 2 */
  headingLevel?: Level;
}

function elementOf({ tag, href, children }: RichElement, level: Level): ReactNode {
  const content = children.map((child, index) => drawn(child, level, index));
  if (tag === 'br') return <br />;
  if (tag === 'h2' || tag === 'h3') {
    const Title = `h${tag === 'h2' ? level : level + 1}` as 'h2' | 'h3' | 'h4' | 'h5';
    return <Title data-look={tag}>{content}</Title>;
  }
  if (tag === 'a' && href !== undefined) {
    return (
      <Link href={href} rel="noopener noreferrer" className={link({})}>
        {content}
      </Link>
    );
  }
  const Element = tag;
  return <Element>{content}</Element>;
}

function Piece({ element, level }: { element: RichElement; level: Level }): ReactNode {
  return elementOf(element, level);
}

const drawn = (node: RichNode, level: Level, index: number): ReactNode =>
  typeof node === 'string' ? wholeNumbers(node) : <Piece key={index} element={node} level={level} />;

/**
 * A text with titles, lists and links, drawn as elements and never as HTML.
 * @since 0.1.0
 */
export function RichText({ html, headingLevel = 2 }: RichTextProps): ReactNode {
  const nodes = parseRichText(html);
  if (nodes.length === 0) return null;
  return <div className={rich}>{nodes.map((node, index) => drawn(node, headingLevel, index))}</div>;
}
