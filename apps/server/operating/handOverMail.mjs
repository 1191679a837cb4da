#!/usr/bin/env node
// Hands a mail from the mail server to Habilis: the raw mail on the standard input, then ends as sysexits(3) has it, which Postfix, Exim and sendmail read:
// 0 taken, 67 names no thread, 69 refused for good, 75 to be tried again. A file of its own, for Node ≥ 18: it may be copied alone to the mail server.
//
//   handOverMail.mjs https://habilis.example.org /etc/habilis/mail-token
//
// What it prints is mailed to the sender with a bounce: it never tells the token, its file or what Habilis answered.
import { lstatSync, readFileSync } from 'node:fs';

const [OK, NO_USER, UNAVAILABLE, TRY_AGAIN] = [0, 67, 69, 75];

/** Bytes of the largest mail that Habilis takes. */
const LARGEST = 32 * 1024 * 1024;

const SAID = {
  [NO_USER]:
    'Cette adresse ne correspond à aucun échange en cours avec l’assistance. Écrivez-lui à nouveau depuis le site.',
  [UNAVAILABLE]: 'Ce message est trop lourd ou illisible pour l’assistance, qui ne l’a pas reçu.',
  [TRY_AGAIN]: 'L’assistance ne répond pas : le message sera présenté à nouveau.',
};

/** Refused for good, whatever the day: not a mail, or too large. Anything else that is not known may pass: a restart, a limit, a token to be mended. */
const endOf = (status) => {
  if (status >= 200 && status < 300) return OK;
  if (status === 404 || status === 410) return NO_USER;
  return [400, 413, 415, 422].includes(status) ? UNAVAILABLE : TRY_AGAIN;
};

/** The token, from a file that its owner alone may read. */
function readToken(path) {
  const file = lstatSync(path);
  if (!file.isFile() || (file.mode & 0o077) !== 0)
    throw new Error('le fichier du jeton est ouvert à d’autres (chmod 600)');
  const token = readFileSync(path, 'utf8').trim();
  if (!/^[\x21-\x7e]{32,}$/.test(token)) throw new Error('le fichier du jeton n’en tient pas un');
  return token;
}

async function readMail() {
  const parts = [];
  let size = 0;
  for await (const part of process.stdin) {
    size += part.length;
    if (size > LARGEST) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function handOver([site, tokenFile, seconds = '120']) {
  if (site === undefined || tokenFile === undefined)
    throw new Error('il faut l’adresse du site et le fichier du jeton');
  const url = new URL('/api/support/courriel', site);
  const token = readToken(tokenFile);
  const mail = await readMail();
  if (mail === null) return UNAVAILABLE;
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${token}` },
    body: mail,
    // The token is for this address alone.
    redirect: 'manual',
    signal: AbortSignal.timeout(Number(seconds) * 1000),
  });
  return endOf(status);
}

const end = await handOver(process.argv.slice(2)).catch(() => TRY_AGAIN);
if (end !== OK) console.log(SAID[end]);
process.exit(end);
