import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Rendered } from './renderCourriel.ts';

export type Attachment = { readonly filename: string; readonly contentType: string; readonly content: Readable };

export type Mail = Rendered & {
  /** The same at each retry, so that a mail received twice shows once. */
  readonly messageId: string;
  /** The identifier that all mails of a conversation refer to. */
  readonly references?: string;
  readonly to: { readonly name: string; readonly address: string };
  /** Reply address, when it is not the sender's. */
  readonly replyTo?: string;
  /** Where mail servers report what became of it (RFC 5321), when it is not the sender's address. */
  readonly retour?: string;
  readonly attachments?: readonly Attachment[];
  /** The entry of a calendar, as its method and its text (RFC 6047). */
  readonly agenda?: { readonly methode: 'REQUEST' | 'CANCEL'; readonly contenu: string };
};

/** The server's final answer about a mail: accepted or refused. */
export type Delivery = 'envoye' | 'refuse';

/** Sends mails to a server; throws while it cannot take them. */
export type Mailer = { readonly send: (mail: Mail) => Promise<Delivery>; readonly close: () => void };

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Errors about this very mail, which a retry would not solve. */
const REFUSALS = new Set(['EENVELOPE', 'EMESSAGE']);

function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return REFUSALS.has(String(code)) && Number(responseCode) >= 500;
}

/** Headers for the mail program's own unsubscribe button (RFC 2369, RFC 8058). */
const oneClick = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends by SMTP (RFC 5321); `from` is the sender of every mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    // A password never crosses the network in clear.
    requireTLS: username !== '' && !LOCAL.has(hostname),
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      // Most servers do not take an accent before the @ (RFC 6531), and nodemailer sends it all the same.
      if (!/^[\x21-\x7e]+@/.test(mail.to.address)) return 'refuse';
      try {
        const { desabonnement, agenda, retour, ...message } = mail;
        // RFC 3834: stops automatic replies to a machine.
        await transport.sendMail({
          ...message,
          attachments: [...(mail.attachments ?? [])],
          ...(agenda === undefined
            ? {}
            : { icalEvent: { method: agenda.methode, filename: 'session.ics', content: agenda.contenu } }),
          from,
          ...(retour === undefined ? {} : { envelope: { from: retour, to: mail.to.address } }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': 'fr',
            ...(desabonnement === null ? {} : oneClick(desabonnement)),
          },
        });
        return 'envoye';
      } catch (error) {
        if (isRefused(error)) return 'refuse';
        // The server's message may quote the address: keep it out of the log and queue.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'inconnue';
        // oxlint-disable-next-line preserve-caught-error -- the cause would carry those words into the log and the queue
        throw new Error(`le serveur de courriel n’a pas pris le message (${code})`);
      }
    },
    close: () => transport.close(),
  };
}
