import type { CountWords } from '../../internal/CountWords.ts';
import type { FieldWords } from '../../internal/Field.tsx';

/** Names of the tools and of what they ask for. */
export interface RichTextEditorWords {
  toolbar: string;
  heading2: string;
  heading3: string;
  strong: string;
  em: string;
  bulletList: string;
  orderedList: string;
  undo: string;
  redo: string;
  link: string;
  /** Name of the field for the address of a link. */
  address: string;
  /** The address is not allowed, with an example of one that is. */
  addressError: string;
  setLink: string;
  removeLink: string;
  /** Said while the editor loads. */
  loading: string;
}

export interface RichTextEditorProps extends FieldWords {
  /** HTML that `RichText` shows; anything else in it is dropped. */
  value: string;
  /** Takes the HTML, empty when nothing is written. */
  onChange: (html: string) => void;
  onBlur?: () => void;
  words: RichTextEditorWords;
  /** How many characters may be written, and the words for how many are left. */
  count?: CountWords;
  /** Set on the text, so that an error summary can focus it. */
  id?: string;
  /** @default false */
  isReadOnly?: boolean;
}
