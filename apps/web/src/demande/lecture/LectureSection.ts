import type { FileUpload } from '@habilis/api/file/FileUpload';
import type { ReactNode } from 'react';

/** A document to read, with what it is called in the form. */
export type LecturePiece = { readonly file: FileUpload; readonly label: string };

/** A fact to read, and the anchor of a point about it; null when none may be asked. */
export type LectureFait = {
  readonly key: string;
  readonly label: string;
  readonly valeur: ReactNode;
  readonly ancre: string | null;
};

/** A slot of documents, even an empty one. */
export type LectureEmplacement = {
  readonly champ: string;
  readonly label: string;
  readonly ancre: string | null;
  readonly pieces: readonly LecturePiece[];
};

/** A part of a demande that is read: its facts, its documents, or what the examination adds. */
export type LectureSection = {
  readonly id: string;
  readonly title: string;
  readonly words?: string | undefined;
  readonly faits: readonly LectureFait[];
  readonly emplacements: readonly LectureEmplacement[];
  /** Whether it can be marked as seen. */
  readonly isLue: boolean;
  /** What follows its facts. */
  readonly content?: ReactNode;
};

/** The documents of sections, in the order in which they are read. */
export const piecesOf = (sections: readonly LectureSection[]): LecturePiece[] =>
  sections.flatMap(({ emplacements }) => emplacements.flatMap(({ pieces }) => pieces));

/** Of a section that holds only its own content. */
export const WITHOUT_FACTS = { faits: [], emplacements: [], isLue: false } satisfies Partial<LectureSection>;
