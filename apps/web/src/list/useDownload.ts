import { ProblemError } from '@habilis/api/client/errors';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { tellRefused } from '../messages/tellRefused.ts';
import { download, type FileAnswer } from './download.ts';

/** Takes away a document; when what it is of has changed meanwhile the refusal is told, and the page read again, so that it does not go on saying the contrary. */
export function useDownload() {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const take = async (answer: Promise<FileAnswer>, name: string): Promise<void> => {
    setBusy(true);
    await download(answer, name, (error) => {
      tellRefused(error);
      if (error instanceof ProblemError && error.status === 409) void revalidate();
    });
    setBusy(false);
  };
  return { isBusy, take };
}
