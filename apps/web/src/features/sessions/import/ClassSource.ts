/** A sheet of a workbook with its name, and how many of its rows a filter or a hand hides; a text is one sheet without a name. */
export type Sheet = {
  readonly name: string | null;
  readonly rows: readonly (readonly string[])[];
  readonly masquees?: number;
};

/** What was read of a file or of what was pasted: its sheets that may be seen, and whether its letters alone told its encoding. */
export type ClassSource = { readonly sheets: readonly Sheet[]; readonly isGuessed: boolean };
