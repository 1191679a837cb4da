import { fileOf, type FileName } from './FILES.ts';

/** What is told of a place in a file: a fault stops the takeover, a notice asks to look. */
export type Finding = {
  readonly isFault: boolean;
  readonly file: FileName;
  readonly line: number;
  readonly column: string | null;
  readonly what: string;
  readonly remedy: string;
};

/** A finding as whoever runs the takeover reads it. */
export const findingText = ({ isFault, file, line, column, what, remedy }: Finding): string =>
  `${isFault ? 'Faute' : 'À voir'} · ${fileOf(file)}, ligne ${line}${column === null ? '' : `, colonne ${column}`} : ${what}. ${remedy}.`;

/** What one row holds, cleaned; its line is kept for what is told of it. */
export type Row = Readonly<Record<string, string | number | boolean | null>> & { readonly line: number };
