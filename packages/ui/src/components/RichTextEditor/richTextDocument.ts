import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { parseRichText, type RichNode } from '../RichText/parseRichText.ts';
import { schema } from './richTextSchema.ts';

const reader = DOMParser.fromSchema(schema);
const writer = DOMSerializer.fromSchema(schema);

function elementOf(node: RichNode): globalThis.Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  if (node.href !== undefined) element.setAttribute('href', node.href);
  element.append(...node.children.map(elementOf));
  return element;
}

/** HTML as elements, made one by one: no text is parsed as HTML, which Trusted Types would refuse. */
function elementsOf(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(...parseRichText(html).map(elementOf));
  return place;
}

/** The document for some HTML, cleaned of what is not allowed. */
export const documentOf = (html: string): Node => reader.parse(elementsOf(html));

/** A piece of document for some HTML, to insert at the cursor. */
export const sliceOf = (html: string): Slice => reader.parseSlice(elementsOf(html));

/** The document as HTML; empty when nothing is written. */
export function htmlOf(written: Node): string {
  if (written.textContent.trim() === '') return '';
  const place = document.createElement('div');
  place.append(writer.serializeFragment(written.content));
  return place.innerHTML;
}

/** Number of characters; a new line counts for one. */
export const lengthOf = (written: Node): number =>
  written.textBetween(0, written.content.size, '\n', '\n').replace(/\n+$/, '').length;
