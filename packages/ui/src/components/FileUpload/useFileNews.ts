import { useState } from 'react';
import { isSame } from '../../internal/isSame.ts';
import type { FileUploadProps, UploadedFileView } from './FileUploadProps.ts';

type Files = readonly UploadedFileView[];
type Words = Pick<FileUploadProps['words'], 'chosen' | 'done' | 'removed' | 'refused'>;

/** What happened to the files of a field from one drawing to the next, each by its name. */
function newsOf(before: Files, files: Files, words: Words): string {
  const told = files.flatMap(({ key, name, state, errorMessage = '' }) => {
    const former = before.find((file) => file.key === key);
    const isNews = former === undefined || (former.state !== state && (state === 'error' || state === 'done'));
    if (!isNews) return [];
    if (state === 'error') return [words.refused(name, errorMessage)];
    if (state !== 'done') return [words.chosen(name)];
    // A file that was stored before this page was open is no news.
    const wasSent = before.some((file) => file.name === name && file.state !== 'done');
    return wasSent ? [words.done(name)] : [];
  });
  if (told.length > 0) return told.join(' ');
  return before
    .filter(({ key, name }) => !files.some((file) => file.key === key || file.name === name))
    .map(({ name }) => words.removed(name))
    .join(' ');
}

/** The last news of the files of a field, in words, and how many there were: the same words said again are news too. */
export function useFileNews(files: Files, words: Words): { readonly text: string; readonly count: number } {
  const [known, setKnown] = useState({ files, text: '', count: 0 });
  if (isSame(known.files, files)) return known;
  const text = newsOf(known.files, files, words);
  const next = text === '' ? { ...known, files } : { files, text, count: known.count + 1 };
  setKnown(next);
  return next;
}
