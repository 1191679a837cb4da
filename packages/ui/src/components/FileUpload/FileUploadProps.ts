import type { FieldWords } from '../../internal/Field.tsx';

export interface UploadedFileView {
  /** Identifies the file in callbacks. */
  key: string;
  name: string;
  /** Its size in words, such as « 240 ko ». */
  sizeLabel: string;
  /** `done`: can be opened; `pending`: waits to be sent. */
  state: 'pending' | 'uploading' | 'done' | 'error';
  /** Share sent, 0 to 1. */
  progress?: number;
  /** Why this file was refused, and the remedy. */
  errorMessage?: string | undefined;
}

/** What can be done with the files of a field. */
export interface FileActs {
  /** Takes what was dropped, pasted or chosen, unchecked. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  onReplace: (key: string, file: File) => void;
  onOpen: (key: string) => void;
}

export interface FileUploadProps extends FieldWords, FileActs {
  /** Content types or extensions that the picker offers. */
  accept: readonly string[];
  files: readonly UploadedFileView[];
  /** @default false */
  isMultiple?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** Texts of the parts; those with the file's name tell its buttons apart. */
  words: {
    dropzone: string;
    browse: string;
    /** Opens the camera, where there is one in the hand; without these words it is not offered. */
    photo?: string;
    remove: (name: string) => string;
    replace: (name: string) => string;
    open: (name: string) => string;
    progress: (name: string, percent: number) => string;
    /** Said aloud once a file is chosen, sent, removed, or refused with the reason. */
    chosen: (name: string) => string;
    done: (name: string) => string;
    removed: (name: string) => string;
    refused: (name: string, reason: string) => string;
  };
  /** Set around the button that chooses a file, or around the files when none may be added. */
  id?: string;
}
