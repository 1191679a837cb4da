import { expect, test } from 'vitest';
import { checkUpload } from './checkUpload.ts';

const ALLOWED = ['pdf', 'png'];
const check = (content: string | Buffer, name = 'piece.pdf') => {
  const head = Buffer.from(content);
  return checkUpload(
    name,
    { sha256: '0'.repeat(64), taille: head.length, head: new Uint8Array(head), asksPassword: false },
    ALLOWED,
  );
};

test('[V31] a PDF is taken with what programs put before it, as far as its first kilobyte says so', async () => {
  for (const before of [
    '',
    '\r\n',
    '\uFEFF',
    'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n',
    ' '.repeat(1019),
  ])
    expect(await check(`${before}%PDF-1.7\n`)).toMatchObject({ typeMime: 'application/pdf' });
  for (const other of [' '.repeat(1020) + '%PDF-1.7', 'Bonjour', '<html>%PDF</html>'])
    await expect(check(other)).rejects.toMatchObject({ title: 'fichier.contenu-different' });
  await expect(check('\r\n%PDF-1.7', 'piece.png')).rejects.toMatchObject({ title: 'fichier.contenu-different' });
});
