import { isDatabaseGone } from './database/isDatabaseGone.ts';
import { ConfigurationError } from './environment.ts';

type SystemError = Error & {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
  readonly port?: number;
};

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;

const reasonOf = (error: Error): string =>
  error.message === '' && 'code' in error ? String(error.code) : error.message;

function systemSentence({ code, path, port, syscall, message }: SystemError): string | undefined {
  const place = path === undefined ? '' : ` : ${path}`;
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE')
      return `Le port ${port} est déjà pris par un autre programme de cette machine : arrêtez-le, ou donnez un autre PORT.`;
    if (code === 'EACCES')
      return `Le port ${port} demande des droits que ce compte n’a pas : donnez un PORT au-dessus de 1023.`;
    return `Habilis ne peut pas écouter à l’adresse donnée par HOST et PORT : ${message}`;
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return `Il n’y a plus de place sur le disque${place}`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Ce compte n’a pas les droits qu’il faut${place}`;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'EIO')
    return `Fichier illisible${place} (${code})`;
  return undefined;
}

/** Explains why a process stops, in a sentence; undefined for unforeseen errors, whose stack trace says more. */
export function failureSentence(error: unknown): string | undefined {
  if (error instanceof ConfigurationError) return error.message;
  if (isDatabaseGone(error)) return `La base de données ne répond pas : ${reasonOf(error)}`;
  return isSystemError(error) ? systemSentence(error) : undefined;
}
