import { expect, test } from 'vitest';
import { unfoldLines } from './unfoldLines.ts';
import { readCourriel } from './readCourriel.ts';
import { texteDeHtml } from './texteDeHtml.ts';

type Part = { readonly type: string; readonly body: string | readonly Part[]; readonly headers?: readonly string[] };

/** A part as mail programs write it; a body of parts makes it a multipart. */
function partOf({ type, body, headers = [] }: Part, name = 'b'): string {
  if (typeof body === 'string') return [`Content-Type: ${type}`, ...headers, '', body].join('\r\n');
  const parts = body.map((one, rank) => `--${name}\r\n${partOf(one, `${name}${rank}`)}\r\n`);
  return [`Content-Type: ${type}; boundary="${name}"`, ...headers, '', `${parts.join('')}--${name}--`].join('\r\n');
}
const read = (part: Part) =>
  readCourriel(Buffer.from(`From: Zoe <zoe@example.org>\r\nMIME-Version: 1.0\r\n${partOf(part)}\r\n`));

const plain = (body: string, type = 'text/plain; charset=utf-8'): Part => ({ type, body });
const html = (body: string): Part => ({ type: 'text/html; charset=utf-8', body });
const attached = (type: string, filename: string, body = 'AAAA'): Part => ({
  type: `${type}; name="${filename}"`,
  body,
  headers: [`Content-Disposition: attachment; filename="${filename}"`, 'Content-Transfer-Encoding: base64'],
});
const picture = (filename: string, bytes: number): Part => ({
  type: `image/png; name="${filename}"`,
  body: Buffer.alloc(bytes, 1).toString('base64'),
  headers: [`Content-ID: <${filename}>`, 'Content-Disposition: inline', 'Content-Transfer-Encoding: base64'],
});
const namesOf = ({ pieces }: Awaited<ReturnType<typeof read>>) => pieces.map(({ filename }) => filename);

/** Pages as programs write an answer above what they repeat. */
const PAGES: Readonly<Record<string, readonly [page: string, suite: string]>> = {
  Gmail: [
    '<div dir="ltr">C’est fait.<div><br></div><div>Zo&eacute;</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Le&nbsp;ven. 20 nov. 2026 à&nbsp;11:02, Habilis &lt;<a href="mailto:a@example.org">a@example.org</a>&gt; a écrit&nbsp;:<br></div><blockquote class="gmail_quote" style="margin:0"><div>Bonjour,</div><div>Redemandez-le.</div></blockquote></div>',
    'Le ven. 20 nov. 2026 à 11:02, Habilis <a@example.org> a écrit :\n\n> Bonjour,\n> Redemandez-le.',
  ],
  Outlook: [
    '<html xmlns:o="urn"><head><!--[if gte mso 9]><xml><o:Doc>rien</o:Doc></xml><![endif]--><style><!-- p{margin:0} --></style><title>Lien</title></head><body><div class=WordSection1><p class=MsoNormal>C’est fait.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Zoé</p><div style="border-top:solid"><p class=MsoNormal><b>De&nbsp;:</b> Habilis &lt;a@example.org&gt;<br><b>Envoyé&nbsp;:</b> vendredi 20 novembre 2026 11:02<br><b>À&nbsp;:</b> Zoé<br><b>Objet&nbsp;:</b> Lien</p></div><p class=MsoNormal>Redemandez-le.</p></div></body></html>',
    'De : Habilis <a@example.org>\nEnvoyé : vendredi 20 novembre 2026 11:02\nÀ : Zoé\nObjet : Lien\n\nRedemandez-le.',
  ],
  'Outlook on the web': [
    '<body><div style="font-size:12pt">C’est fait.</div><div><br></div><div>Zoé</div><div id="appendonsend"></div><hr tabindex="-1" style="width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>De :</b> Habilis &lt;a@example.org&gt;<br><b>Envoyé :</b> vendredi 20 novembre 2026 11:02<br><b>À :</b> Zoé<br><b>Objet :</b> Lien</font><div>&nbsp;</div></div><div>Redemandez-le.</div></body>',
    'De : Habilis <a@example.org>\nEnvoyé : vendredi 20 novembre 2026 11:02\nÀ : Zoé\nObjet : Lien\n\nRedemandez-le.',
  ],
  'Apple Mail': [
    '<html><body style="word-wrap: break-word;">C’est fait.<br><br>Zoé<br><div><br><blockquote type="cite"><div>Le 20 nov. 2026 à 11:02, Habilis &lt;a@example.org&gt; a écrit :</div><br><div>Redemandez-le.</div></blockquote></div></body></html>',
    '> Le 20 nov. 2026 à 11:02, Habilis <a@example.org> a écrit :\n>\n> Redemandez-le.',
  ],
  Yahoo: [
    '<html><body><div class="ydp-yahoo-style-wrap"><div dir="ltr">C’est fait.</div><div><br></div><div>Zoé</div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div><div>Le vendredi 20 novembre 2026 à 11:02:03 UTC+1, Habilis &lt;a@example.org&gt; a écrit : </div><div><br></div><div>Redemandez-le.</div></div></div></body></html>',
    'Le vendredi 20 novembre 2026 à 11:02:03 UTC+1, Habilis <a@example.org> a écrit :\n\nRedemandez-le.',
  ],
  Thunderbird: [
    '<html><head><meta charset="UTF-8"></head><body><p>C’est fait.</p><p>Zoé</p><div class="moz-cite-prefix">Le 20/11/2026 à 11:02, Habilis a écrit&nbsp;:<br></div><blockquote type="cite" cite="mid:1@example.org"><pre>Bonjour,\r\n\r\nRedemandez-le.</pre></blockquote></body></html>',
    'Le 20/11/2026 à 11:02, Habilis a écrit :\n\n> Bonjour,\n>\n> Redemandez-le.',
  ],
};

test.each(Object.entries(PAGES))(
  '[AS31] a page of %s is read: its words and signs, its quote folded',
  async (_, [page, suite]) => {
    const { texte, suite: folded, illisible } = await read(html(page));
    expect(texte.replace('C’est fait.\n\nZoé', 'C’est fait.\nZoé')).toBe('C’est fait.\nZoé');
    expect(folded).toBe(suite);
    expect(illisible).toBeNull();
  },
);

test.each([
  ['<p>R&amp;D &lt;b&gt; &euro; &oelig;uvre&#8239;: &#x2026; &nbsp;fin</p>', 'R&D <b> € œuvre\u202F: …  fin'],
  ['Un<!-- caché --> deux<!-- > --> trois', 'Un deux trois'],
  ['<ul><li>un<li>deux</ul><ol><li>trois</ol>', '- un\n- deux\n\n- trois'],
  ['<table><tr><td>Nom</td><td>Petit</td></tr><tr><td>Session</td><td>12</td></tr></table>', 'Nom Petit\nSession 12'],
  [
    'Voir <a href="https://example.org/x">la page</a> et <a href="https://example.org/">https://example.org/</a>',
    'Voir la page (https://example.org/x) et https://example.org/',
  ],
  ['<a href="mailto:a@example.org">écrire</a>', 'écrire'],
  ['<script>alert("<p>")</script><style>p{}</style>Bonjour', 'Bonjour'],
  ['Bonjour <b>Zoé', 'Bonjour Zoé'],
  ['3 < 4 et 5 > 2', '3 < 4 et 5 > 2'],
  [
    'un<blockquote>deux<blockquote>trois</blockquote>quatre</blockquote>cinq',
    'un\n\n> deux\n>\n>> trois\n>\n> quatre\n\ncinq',
  ],
  ['<p>&gt; 50 %</p>', ' > 50 %'],
  ['Merci <img alt="😀" src="cid:1"><img alt="logo.png" src="cid:2">', 'Merci 😀'],
  ['', ''],
])('[AS31] the words of %j', (page, text) => {
  expect(texteDeHtml(page)).toBe(text);
});

test.each([
  ['un \ndeux\ntrois', false, 'un deux\ntrois'],
  // Neither across depths, nor over the mark of a signature.
  ['> cité \nma réponse \n> suite \n> encore', false, '> cité \nma réponse \n> suite encore'],
  ['>> deux \n> un', false, '>> deux \n> un'],
  ['fin \n-- \nZoé', false, 'fin \n-- \nZoé'],
  ['agglu \ntiné', true, 'agglutiné'],
  // A space is stuffed before what would be read otherwise: the writer's own « > » stays theirs.
  [' De chez moi\n > 50 %\n  deux', false, 'De chez moi\n > 50 %\n deux'],
])('[AS31] flowed lines %j are joined within one depth', (text, isSpaceDeleted, joined) => {
  expect(unfoldLines(text, isSpaceDeleted)).toBe(joined);
  expect(unfoldLines(text.replaceAll('\n', '\r\n'), isSpaceDeleted)).toBe(joined);
});

test('[AS31] an answer between quoted lines of flowed text is read as it was written', async () => {
  const lines = [
    'Le 20/11/2026 à 11:02, Habilis a écrit :',
    '> Est-ce ',
    'Oui, ',
    'depuis hier.',
    '> Autre chose ? ',
    'Non.',
  ];
  const { texte, suite } = await read(plain(lines.join('\r\n'), 'text/plain; charset=utf-8; format=flowed'));
  expect([texte, suite]).toEqual([
    'Le 20/11/2026 à 11:02, Habilis a écrit :\n> Est-ce \nOui, depuis hier.\n> Autre chose ? \nNon.',
    null,
  ]);
});

test.each<readonly [string, Part, string]>([
  ['the plain of two', { type: 'multipart/alternative', body: [plain('Oui. 1'), html('<p>Oui. 2</p>')] }, 'Oui. 1'],
  [
    'the page, when the plain text is a stub',
    { type: 'multipart/alternative', body: [plain('HTML'), html('<p>Le lien ne marche pas.</p>')] },
    'Le lien ne marche pas.',
  ],
  [
    'the page, when the plain text is empty',
    { type: 'multipart/alternative', body: [plain(' '), html('<p>Oui.</p>')] },
    'Oui.',
  ],
  [
    'around a picture (Apple Mail)',
    { type: 'multipart/mixed', body: [plain('Avant.'), picture('a.png', 3), plain('Après.')] },
    'Avant.\n\nAprès.',
  ],
  [
    'below a picture, of which a server made a document',
    {
      type: 'multipart/mixed',
      body: [plain('Avant.'), attached('text/plain', 'ATT00001.txt', Buffer.from('Après.').toString('base64'))],
    },
    'Avant.\n\nAprès.',
  ],
  [
    'a page, and what a server adds below',
    { type: 'multipart/mixed', body: [html('<p>Un</p><p>deux</p>'), plain('Pied de page.')] },
    'Un\n\ndeux\n\nPied de page.',
  ],
  ['a page with its picture', { type: 'multipart/related', body: [html('<p>Oui.</p>'), picture('a.png', 3)] }, 'Oui.'],
  [
    'a signed mail',
    { type: 'multipart/signed', body: [plain('Oui.'), attached('application/pkcs7-signature', 'smime.p7s')] },
    'Oui.',
  ],
  [
    'a mail inside the mail',
    {
      type: 'multipart/mixed',
      body: [
        plain('Voici.'),
        { type: 'message/rfc822', body: 'From: Anne <anne@example.org>\r\nSubject: Dossier\r\n\r\nIl manque.' },
      ],
    },
    'Voici.\n\nAnne · anne@example.org · Dossier\n\nIl manque.',
  ],
  [
    'letters of Windows',
    {
      type: 'text/plain; charset=windows-1252',
      headers: ['Content-Transfer-Encoding: quoted-printable'],
      body: 'd=E9j=E0 =8Cuvre',
    },
    'déjà Œuvre',
  ],
  [
    'letters without an alphabet',
    { type: 'text/plain', headers: ['Content-Transfer-Encoding: quoted-printable'], body: 'd=E9j=E0' },
    'déjà',
  ],
  [
    'UTF-8 without an alphabet',
    { type: 'text/plain', headers: ['Content-Transfer-Encoding: quoted-printable'], body: 'd=C3=A9j=C3=A0' },
    'déjà',
  ],
  ['an alphabet that nobody knows', { type: 'text/plain; charset=x-rien', body: 'oui' }, 'oui'],
])('[AS31] the text of a mail: %s', async (_, part, texte) => {
  expect(await read(part)).toMatchObject({ texte, suite: null, illisible: null });
});

test.each<readonly [string, Part, string]>([
  ['a text of another kind', plain('# Oui', 'text/markdown; charset=utf-8'), '# Oui'],
  ['what calls itself nothing that one knows', plain('Oui, été', 'texte'), 'Oui, été'],
  ['parts that nothing parts', plain('--b\r\n\r\nOui\r\n--b--', 'multipart/mixed'), '--b\n\nOui\n--b--'],
  ['an alphabet that nobody knows', plain('Été', 'text/plain; charset=x-unknown'), 'Été'],
])('[AS31] %s is a text, and no document', async (_, part, texte) => {
  expect(await read(part)).toMatchObject({ texte, pieces: [] });
  const named = await read({ type: 'multipart/mixed', body: [plain('Oui'), attached('text/markdown', 'notes.md')] });
  expect([named.texte, namesOf(named)]).toEqual(['Oui', ['notes.md']]);
});

test('[AS28] a pasted screenshot is a document, before the logos of a signature and after what was attached', async () => {
  const related: Part = {
    type: 'multipart/related',
    body: [html('<p>Voici :</p>'), picture('logo.png', 10), picture('image001.png', 900)],
  };
  const mail = await read({ type: 'multipart/mixed', body: [related, attached('application/pdf', 'note.pdf')] });
  expect(namesOf(mail)).toEqual(['note.pdf', 'image001.png', 'logo.png']);
  const unnamed: Part = { ...picture('', 5), type: 'image/png' };
  expect(namesOf(await read({ type: 'multipart/related', body: [html('Oui'), unnamed] }))).toEqual(['image-1.png']);
});

test('[AS28] seals, keys, invitations and receipts are no documents', async () => {
  const body = [
    plain('Oui.'),
    attached('application/pkcs7-signature', 'smime.p7s'),
    attached('application/x-pkcs7-signature', 'sceau.p7s'),
    attached('application/octet-stream', 'smime.p7s'),
    attached('application/pgp-signature', 'signature.asc'),
    attached('application/pgp-keys', 'OpenPGP_0x1234.asc'),
    attached('text/calendar', 'invite.ics'),
    attached('application/ics', 'invite.ics'),
    attached('message/disposition-notification', 'recu.txt'),
    attached('application/applefile', '._note.pdf'),
    attached('application/pdf', 'note.pdf'),
  ];
  const mail = await read({ type: 'multipart/mixed', body });
  expect(mail).toMatchObject({ texte: 'Oui.', illisible: null });
  expect(namesOf(mail)).toEqual(['note.pdf']);
});

test.each<readonly [string, Part]>([
  ['OUTLOOK', { type: 'multipart/mixed', body: [plain('Oui.'), attached('application/ms-tnef', 'winmail.dat')] }],
  ['OUTLOOK', { type: 'multipart/mixed', body: [plain('Oui.'), attached('application/octet-stream', 'Winmail.dat')] }],
  ['CHIFFRE', { ...attached('application/pkcs7-mime; smime-type=enveloped-data', 'smime.p7m') }],
  ['CHIFFRE', { ...attached('application/x-pkcs7-mime; smime-type=signed-data', 'smime.p7m') }],
  [
    'CHIFFRE',
    {
      type: 'multipart/encrypted',
      body: [
        { type: 'application/pgp-encrypted', body: 'Version: 1' },
        attached('application/octet-stream', 'encrypted.asc'),
      ],
    },
  ],
  ['CHIFFRE', plain('-----BEGIN PGP MESSAGE-----\r\n\r\nabc\r\n-----END PGP MESSAGE-----')],
  ['VIDE', html('<style>p{color:red}</style><p>&nbsp;</p><img src="https://example.org/x.png">')],
  ['VIDE', plain(' \r\n')],
])('[AS32] what is in a form that is not read here is told: %s', async (illisible, part) => {
  const mail = await read(part);
  expect(mail.illisible).toBe(illisible);
  expect(mail.pieces).toEqual([]);
});

test('[AS32] a text longer than what a thread holds is told, and documents beyond fifty are counted', async () => {
  expect(await read(plain('Oui. '.repeat(50_000)))).toMatchObject({ illisible: 'LIMITE' });
  expect(await read(plain('Oui.\r\n'.repeat(5_001)))).toMatchObject({ illisible: 'LIMITE' });
  expect(await read(plain('Oui.\r\n'.repeat(4_000)))).toMatchObject({ illisible: null });
  const body = [plain('Oui.'), ...Array.from({ length: 60 }, (_, rank) => attached('application/pdf', `${rank}.pdf`))];
  const { pieces, piecesEnTrop } = await read({ type: 'multipart/mixed', body });
  expect([pieces.length, piecesEnTrop]).toEqual([50, 10]);
});
