const MB = 1024 * 1024;
const SIZE = 5 * MB;
const HTML = 'Content-Type: text/html; charset=utf-8';
const filled = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length));
const page = (body: string): string => `${HTML}\r\n\r\n${body}\r\n`;
const text = (body: string, type = 'text/plain'): string => `Content-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`;
const mixed = (body: string): string => `Content-Type: multipart/mixed; boundary=b\r\n\r\n${body}--b--\r\n`;

function nested(depth: number): string {
  const opened = Array.from(
    { length: depth },
    (_, rank) => `Content-Type: multipart/mixed; boundary=b${rank}\r\n\r\n--b${rank}\r\n`,
  );
  return `${opened.join('')}Content-Type: text/plain\r\n\r\nOui.\r\n`;
}

/** The rest of mails of some five megabytes, by what is odd in them: what follows their first headers. */
export const HOSTILE_MAILS: Readonly<Record<string, string>> = {
  'tags that never close': page(filled('<')),
  'attributes that never close': page(filled('<a href="')),
  'styles that never close': page(filled('<style>')),
  'comments that never close': page(filled('<!-- ')),
  'elements that never close': page(filled('<b>')),
  'elements that close without being open': page(`${'<b>'.repeat(MB / 4)}${filled('</i>')}`),
  'quotes in quotes': page(`${'<blockquote>'.repeat(MB / 20)}${filled('<p>a')}`),
  'signs that never end': page(filled('&#x')),
  'marks of quotes': text(`${filled('>')}\r\n${filled('> ')}`),
  'beginnings of quotes': text(filled('Le 1 a@b.fr a écrit :\r\n')),
  'headers in the text': text(filled('De : a@b.fr\r\n')),
  'flowed lines': text(filled('a \r\n> '), 'text/plain; format=flowed'),
  'very many parts': mixed(filled('--b\r\n\r\na\r\n')),
  'very many documents': mixed(filled('--b\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\na\r\n')),
  'parts in parts': nested(50_000),
  'one line of base64': `Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${filled('QUFB')}\r\n`,
  'headers without an end': filled('X-Suite: oui\r\n'),
  'a header without an end': `X-Suite: ${filled('a')}`,
  'lines of one header': `X-Suite: a\r\n${filled(' b\r\n')}`,
  'addresses with a seal': `Cc: ${filled('a+1-0123456789abcdef0123@example.org, ')}\r\n\r\nOui.`,
  'a type of very many parameters': `Content-Type: text/plain${filled('; a*0="b"')}\r\n\r\nOui.`,
  'words of a header that are coded': `Subject: ${filled('=?utf-8?Q?=C3=A9?= ')}\r\n\r\nOui.`,
};

/** The rest of large mails as people send them. */
export const LARGE_MAILS: Readonly<Record<string, string>> = {
  'a document': mixed(
    `--b\r\n${text('C’est fait.')}--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${'JVBERi0xLjcK'.repeat(6)}\r\n${'QUFB'
      .repeat(19)
      .concat('\r\n')
      .repeat(SIZE / 78)}\r\n`,
  ),
  'a page with a picture': `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\n${page('<p>C’est fait.</p><img src="cid:1">')}--b\r\nContent-Type: image/jpeg; name=image001.jpg\r\nContent-ID: <1>\r\nContent-Transfer-Encoding: base64\r\n\r\n${'/9j/4AAQSkZJRgAB'}${'QUFB'
    .repeat(18)
    .concat('\r\n')
    .repeat(SIZE / 74)}\r\n--b--\r\n`,
};
