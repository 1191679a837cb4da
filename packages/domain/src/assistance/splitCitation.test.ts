import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCitation } from './splitCitation.ts';

const US = 'Habilis <support+12-0123456789abcdef0123@example.org>';
const QUOTE = ['> Bonjour,', '>', '> Redemandez le lien.', '> ', '> L’assistance'];
const BARE = QUOTE.map((line) => line.slice(2));
const OUTLOOK = [
  '________________________________',
  `De : ${US}`,
  'Envoyé : vendredi 20 novembre 2026 11:02',
  'À : Zoé Petit <zoe.petit@example.org>',
  'Objet : [AS-2026-0002] Lien',
  '',
];

/** A mail of a program, answered above, as its lines. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  'Gmail, French': [`Le ven. 20 nov. 2026 à 11:02, ${US} a`, 'écrit :', '', ...QUOTE],
  'Gmail, English': [`On Fri, Nov 20, 2026 at 11:02 AM ${US}`, 'wrote:', '', ...QUOTE],
  'Gmail, older': [`2026-11-20 11:02 GMT+01:00 ${US}:`, '', ...QUOTE],
  Thunderbird: ['Le 20/11/2026 à 11:02, Habilis a écrit :', ...QUOTE],
  'Thunderbird, English, its signature below': [
    'On 20/11/2026 11:02, Habilis wrote:',
    ...QUOTE,
    '',
    '-- ',
    'Zoé Petit',
    'Formation Lorraine',
  ],
  'Apple Mail': ['> Le 20 nov. 2026 à 11:02, Habilis', '> <support@example.org> a écrit :', '> ', ...QUOTE],
  iPhone: [`> Le 20 nov. 2026 à 11:02, ${US} a écrit :`, '> ', '> ', ...QUOTE],
  'iPhone, English, left as HTML': [`On 20 Nov 2026, at 11:02, ${US} wrote:`, '', ...BARE],
  Outlook: OUTLOOK.slice(1).concat(BARE),
  'Outlook, English': [
    `From: ${US} `,
    'Sent: Friday, November 20, 2026 11:02 AM',
    'To: Zoé Petit <zoe.petit@example.org>',
    'Subject: Lien',
    '',
    ...BARE,
  ],
  'Outlook, older': ['-----Message d’origine-----', ...OUTLOOK.slice(1), ...BARE],
  'Outlook, older, English': ['-----Original Message-----', 'From: Habilis', 'Sent: Friday', '', ...BARE],
  'Outlook on the web': [...OUTLOOK, ...BARE],
  'Outlook for Android': ['', 'Télécharger Outlook pour Android', ...OUTLOOK, ...BARE].slice(2),
  'Outlook, in bold': [
    `*De :* ${US}`,
    '*Envoyé :* vendredi 20 novembre 2026 11:02',
    '*À :* zoe.petit@example.org',
    '*Objet :* Lien',
    '',
    ...BARE,
  ],
  'Outlook, bold with a space inside, a long list of recipients': [
    `*De : * ${US}`,
    '*Envoyé : * vendredi 20 novembre 2026 11:02',
    '*À : * zoe.petit@example.org; anne.roux@example.org;',
    ' paul.durand@example.org',
    '*Objet : * Lien',
    '',
    ...BARE,
  ],
  Yahoo: [
    '    Le vendredi 20 novembre 2026 à 11:02:03 UTC+1, Habilis <support@example.org> a écrit :  ',
    '',
    ...BARE.map((line) => ` ${line}`),
  ],
  'Yahoo, English': [
    'On Friday, November 20, 2026 at 11:02:03 AM GMT+1, Habilis <support@example.org> wrote: ',
    ...BARE,
  ],
  Orange: [
    '> Message du 20/11/26 11:02',
    `> De : ${US}`,
    '> A : zoe.petit@example.org',
    '> Copie à : ',
    '> Objet : Lien',
    '> ',
    ...QUOTE,
  ],
  'Orange, newer': [
    'envoyé : 20 novembre 2026 à 11:02',
    `de : ${US}`,
    'à : zoe.petit@example.org',
    'objet : Lien',
    '',
    ...BARE,
  ],
  'Orange, newer, lines apart': [
    'envoyé : 20 novembre 2026 à 11:02',
    '',
    `de : ${US}`,
    '',
    'objet : Lien',
    '',
    ...BARE,
  ],
  'La Poste': ['Message du 20/11/26 11:02', `De : ${US}`, 'A : zoe.petit@example.org', 'Objet : Lien', '', ...BARE],
  'Zimbra (Free, universities)': [
    '----- Mail original -----',
    `De: "Habilis" <support@example.org>`,
    'À: "Zoé Petit" <zoe.petit@example.org>',
    'Envoyé: Vendredi 20 Novembre 2026 11:02:03',
    'Objet: Lien',
    '',
    ...BARE,
  ],
  'Zimbra, without its line': [
    'De: "Habilis" <support@example.org>',
    'À: "Zoé Petit" <zoe.petit@example.org>',
    'Envoyé: Vendredi 20 Novembre 2026 11:02:03',
    'Objet: Lien',
    '',
    ...BARE,
  ],
  Horde: [`${US} a écrit :`, '', ...QUOTE],
  'Horde, without an address': ['Habilis a écrit :', '', ...QUOTE],
  'Horde, English': [`Quoting ${US}:`, '', ...QUOTE],
  'Horde, with headers': [
    `----- Message de ${US} ---------`,
    '    Date : Fri, 20 Nov 2026 11:02:03 +0100',
    `      De : ${US}`,
    '   Objet : Lien',
    '       À : zoe.petit@example.org',
    '',
    ...QUOTE,
    '',
    '----- Fin du message de Habilis <support@example.org> -----',
  ],
  Roundcube: ['Le 2026-11-20 11:02, Habilis a écrit :', ...QUOTE],
  SOGo: ['Le Vendredi, Novembre 20, 2026 11:02 CET, Habilis <support@example.org> a écrit:', ' ', ...BARE],
  SFR: ['-------- Message original --------', `De : ${US}`, 'Envoyé : 20 novembre 2026 11:02', '', ...BARE],
  Samsung: [
    '-------- Message d’origine --------',
    `De : ${US}`,
    'Date : 20/11/2026  11:02  (GMT+01:00)',
    'À : zoe.petit@example.org',
    'Objet : Lien',
    '',
    ...BARE,
  ],
  'K-9': ['Le 20 novembre 2026 11:02:03 GMT+01:00, Habilis <support@example.org> a écrit :', ...QUOTE],
  Proton: ['‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐', 'On Friday, 20 November 2026 11:02, Habilis wrote:', '', ...QUOTE],
  'Thunderbird, German': ['Am 20.11.26 um 11:02 schrieb Habilis:', ...QUOTE],
  'Gmail, German': ['Am Fr., 20. Nov. 2026 um 11:02 Uhr schrieb Habilis <', 'support@example.org>:', '', ...QUOTE],
  'Outlook, German': [
    `Von: ${US}`,
    'Gesendet: Freitag, 20. November 2026 11:02',
    'An: zoe.petit@example.org',
    'Betreff: Lien',
    '',
    ...BARE,
  ],
  'Gmail, Dutch': [`Op vr 20 nov 2026 om 11:02 schreef ${US}:`, '', ...QUOTE],
  'Outlook, Dutch': [
    `Van: ${US}`,
    'Verzonden: vrijdag 20 november 2026 11:02',
    'Aan: zoe.petit@example.org',
    'Onderwerp: Lien',
    '',
    ...BARE,
  ],
  'Gmail, Italian': [`Il giorno ven 20 nov 2026 alle ore 11:02 ${US}`, 'ha scritto:', '', ...QUOTE],
  'Outlook, Italian': [
    `Da: ${US}`,
    'Inviato: venerdì 20 novembre 2026 11:02',
    'A: zoe.petit@example.org',
    'Oggetto: Lien',
    '',
    ...BARE,
  ],
  'Gmail, Spanish': [`El vie, 20 nov 2026 a las 11:02, ${US}`, 'escribió:', '', ...QUOTE],
  'Gmail, Portuguese': [`Em sex., 20 de nov. de 2026 às 11:02, ${US} escreveu:`, '', ...QUOTE],
  Zoho: ['---- Le ven., 20 nov. 2026 11:02:03 +0100 Habilis<support@example.org> a écrit ----', '', ...BARE],
  Notes: [
    '-----"Habilis" <support@example.org> a écrit : -----',
    'À : zoe.petit@example.org',
    'De : "Habilis" <support@example.org>',
    'Date : 20/11/2026 11:02',
    'Objet : Lien',
    '',
    ...BARE,
  ],
  FairEmail: ['20 novembre 2026 11:02:03 Habilis <support@example.org>:', '', ...QUOTE],
  Yandex: ['20.11.2026, 11:02, "Habilis" <support@example.org>:', ...QUOTE],
  'a mail that is handed on': [
    '---------- Message transféré ---------',
    `De : ${US}`,
    'Date : 20/11/2026 11:02',
    '',
    ...BARE,
  ],
  'a quote that ends with what a phone and a virus scanner add': [
    'Le 20/11/2026 à 11:02, Habilis a écrit :',
    ...QUOTE,
    'Envoyé de mon iPhone',
    '',
    'Garanti sans virus. www.example.org',
  ],
  'accents in two signs': ['Le 20/11/2026 à 11:02, Habilis a écrit :'.normalize('NFD'), ...QUOTE],
  'no-break spaces': [`De\u00A0: ${US}`, 'Envoyé\u00A0: vendredi 20 novembre 2026 11:02', 'Objet\u00A0: Lien', ...BARE],
};

test.each(Object.entries(ABOVE))('[AS27] an answer above what %s repeats is shown, the quote is folded', (_, quote) => {
  const own = ['Bonjour,', '', 'C’est réglé, merci.', '', 'Zoé Petit', '06 39 98 00 01'].join('\n');
  for (const end of ['\n', '\r\n']) {
    const mail = `${own}\n\n${quote.join('\n')}\n\n`.replaceAll('\n', end);
    expect(splitCitation(mail)).toEqual({ texte: own, suite: quote.join('\n').replace(/^\n+/u, '').trimEnd() });
  }
});

const MARKED = Object.entries(ABOVE).filter(
  ([, quote]) => quote.some((line) => line.startsWith('> Redemandez')) && !quote.includes('-- '),
);

test.each(MARKED)('[AS31] an answer below what %s repeats, and between its lines, is shown', (_, quote) => {
  const [head, below] = [quote.filter((line) => line !== ''), 'C’est réglé, merci.'];
  expect(splitCitation([...head, '', below, '', '-- ', 'Zoé Petit'].join('\n')).texte).toContain(below);
  const between = [...head.slice(0, -1), '', 'Je l’ai fait.', '', '> Et ensuite ?', 'Rien.', '', '> L’assistance'];
  const { texte, suite } = splitCitation(between.join('\n'));
  expect(texte).toBe(between.slice(0, -2).join('\n'));
  expect(suite).toBe('> L’assistance');
});

test.each([
  ['ten underscores', 'Voici :\n__________\nSSIAP 1, session du 12.\n__________\nMerci.'],
  ['a form to fill in', 'Nom : __________\n____________________\nSigné : Zoé'],
  ['one’s own « m’a écrit »', 'Le 20 novembre 2026, votre collègue m’a écrit :\nRedemandez-le.\nJe l’ai fait.'],
  [
    'a colleague who wrote',
    'Le 20 novembre 2026 à 11:02, Mme Roux nous a écrit :\nle dossier est complet.\nIl ne l’est pas.',
  ],
  ['what one wrote', 'Le 20/11/2026, j’ai écrit à <support@example.org> :\nsans réponse.'],
  ['an undated « a écrit »', 'Oui.\nLe lien 2 marche.\n\nHabilis a écrit :\nrien.'],
  ['a dated « a écrit » without an address', 'Oui.\nLe 20 novembre 2026, Habilis a écrit :\nrien du tout.'],
  ['a name that wrote', 'Oui.\nOn m’a dit que Marie a écrit :\nrien.'],
  ['lines that begin with >', 'Il reste :\n> 50 % des dossiers\n> 3 sessions'],
  ['an error that is pasted with >', '> Erreur 500\n> Réessayez plus tard\nQue faire ?'],
  ['a journey', 'Trajet :\nDe : Nancy\nÀ : Metz\nDate : 20 novembre\nEst-ce remboursé ?'],
  ['a journey with its hours', 'Trajet :\nDe : Nancy\nDate : 20/11/2026 10:30\nÀ : Metz\nEst-ce remboursé ?'],
  [
    'the hours of a session',
    'Ma session :\nDate : 20/11/2026\nObjet : SST\nDe : 9:00 à 17:00\nÀ : Metz\nEst-elle reçue ?',
  ],
  ['the heading of a letter', 'Bonjour,\nObjet : attestation\nDe : Zoé Petit\nÀ : l’assistance\n\nElle manque.'],
  ['an address alone', 'Mon adresse :\nDe : zoe.petit@example.org\nEst-ce la bonne ?'],
  [
    'a message between hyphens',
    'Oui.\n----- Message de la direction -----\nFermé lundi.\n----- Fin du message -----\nEst-ce vrai ?',
  ],
  ['a list with hyphens', 'Oui.\n- message d’origine inconnue\n-- original\n--\nEt la session 3 ?'],
  ['rules between paragraphs', 'Un.\n----------\nDeux.\n==========\nTrois.'],
  ['a signature alone', 'Merci.\n-- \nZoé Petit\nFormation Lorraine'],
  ['nothing but a quote', `Le 20/11/2026 à 11:02, ${US} a écrit :\n> Fait.`],
  ['nothing but headers', OUTLOOK.slice(1).concat(BARE).join('\n')],
  [
    'a quote of somebody, and words after it',
    'Votre mail dit :\nAnne Roux a écrit :\n> Redemandez-le.\nMais rien ne vient.',
  ],
  [
    'a long answer after two hyphens',
    `Le 20/11/2026 à 11:02, Habilis a écrit :\n> Un.\n-- \n${'Et encore.\n'.repeat(12)}`.trim(),
  ],
  ['an answer after two hyphens without a space', 'Le 20/11/2026 à 11:02, Habilis a écrit :\n> Un.\n--\nOui.'],
  [
    'a sentence like what a phone adds',
    'Le 20/11/2026 à 11:02, Habilis a écrit :\n> D’où ?\nEnvoyé de mon poste :\na\nb\nc',
  ],
  ['a figure that was sent', 'Envoyé : 12 attestations\nReçu : 3'],
])('[AS31] %s cuts nothing', (_, mail) => {
  expect(splitCitation(mail)).toEqual({ texte: mail, suite: null });
});

test.each([
  'Le problème reste',
  'Le 12/11/2026, j’ai appelé.',
  'On attend toujours la réponse',
  'Il manque la session du 12',
  'Le lien de 2 sessions ne marche pas !',
])('[AS31] a sentence above an undated attribution stays the writer’s: %s', (sentence) => {
  expect(splitCitation(`Bonjour,\n${sentence}\nHabilis a écrit :\n> Redemandez-le.`)).toEqual({
    texte: `Bonjour,\n${sentence}`,
    suite: 'Habilis a écrit :\n> Redemandez-le.',
  });
});

test('[AS31] blank lines around a mail go, the spaces that begin its first line stay', () => {
  expect(splitCitation('\n \r\n  Oui,\n  et deux.\n\n')).toEqual({ texte: '  Oui,\n  et deux.', suite: null });
  expect(splitCitation('')).toEqual({ texte: '', suite: null });
});

test('[AS31] whatever its lines and their order, no word of a mail is lost', () => {
  const line = fc.oneof(
    fc.constantFrom(...Object.values(ABOVE).flat(), 'Oui.', '', '-- ', '__________', '>', 'Zoé a écrit :', 'De : Zoé'),
    fc.string(),
  );
  const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const mail = lines.join('\n');
      const { texte, suite } = splitCitation(mail);
      expect(wordsOf(`${texte}\n${suite ?? ''}`)).toEqual(wordsOf(mail));
    }),
  );
});

test('[AS31] a mail of very many lines, or of one very long, is parted in the time of its length', () => {
  const began = performance.now();
  for (const line of [
    '> ',
    'De : ',
    'a écrit :',
    'Le 1 ',
    '-- ',
    'Envoyé de mon ',
    '_____',
    '',
    'Le 1 a@b a écrit :',
    '\u00A0',
  ])
    splitCitation(`Zoé a écrit :\n> a\n${`${line}\n`.repeat(20_000)}`);
  splitCitation(`Oui.\n${'Le 1 '.repeat(400_000)}\n${'>'.repeat(1_000_000)}`);
  // Looked at again for each line it would take an hour.
  expect(performance.now() - began).toBeLessThan(60_000);
});
