import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RichNode, parseRichText } from './parseRichText.ts';
import { allowedAddress, RICH_TAGS } from './richTextRules.ts';

/** The pieces as HTML, to compare. */
const written = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` href="${node.href}"`;
      return node.tag === 'br' ? '<br>' : `<${node.tag}${href}>${written(node.children)}</${node.tag}>`;
    })
    .join('');
const cleaned = (html: string) => written(parseRichText(html));

test('keeps what the editor writes as it is', () => {
  const html =
    '<h2>Délais</h2><p>Deux <strong>mois</strong>, <em>au plus</em>.<br>Voir <a href="https://exemple.fr/a">la page</a>.</p>' +
    '<h3>Pièces</h3><ul><li><p>Statuts</p><ol><li><p>signés</p></li></ol></li><li><p>Extrait</p></li></ul>';
  expect(cleaned(html)).toBe(html);
});

test.each([
  ['what runs', '<p>A<script>alert(1)</script>B</p><style>p{}</style>', '<p>AB</p>'],
  ['what draws', '<svg><a href="javascript:x">A</a></svg><p>B</p><iframe src="//x"></iframe>', '<p>B</p>'],
  ['attributes', '<p onclick="x()" style="color:red" class="a" id="b">A</p>', '<p>A</p>'],
  ['an image', '<p>A<img src=x onerror=alert(1)>B</p>', '<p>AB</p>'],
  ['a comment', '<p>A<!-- <b>B</b> --></p>', '<p>A</p>'],
])('drops %s', (_what, html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//exemple.fr',
  '/\\exemple.fr',
  'https:exemple.fr',
  '#ancre',
  '',
])('a link to %j is only its words', (href) => {
  expect(allowedAddress(href)).toBeUndefined();
  expect(cleaned(`<p><a href="${href}">A</a></p>`)).toBe('<p>A</p>');
});

test.each(['https://exemple.fr', 'http://exemple.fr/?a=b', 'mailto:a@exemple.fr', 'tel:+33536491240', '/aide'])(
  'a link to %j stays',
  (href) => {
    expect(cleaned(`<p><a href="${href}" target="_blank">A</a></p>`)).toBe(`<p><a href="${href}">A</a></p>`);
  },
);

/** An item of a list as Word puts it on the clipboard. */
const item = (level: number, list: string, mark: string, words: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:${list} level${level} lfo1"><!--[if !supportLists]-->` +
  `<span style="font-family:Symbol"><span style="mso-list:Ignore">${mark}<span style="font:7.0pt">&nbsp;&nbsp; </span></span></span>` +
  `<!--[endif]-->${words}<o:p></o:p></p>`;

test.each([
  ['titles of other levels', '<h1>A</h1><h4>B</h4><h6>C</h6>', '<h2>A</h2><h3>B</h3><h3>C</h3>'],
  ['old marks', '<p><b>A</b> <i>B</i> <u>C</u></p>', '<p><strong>A</strong> <em>B</em> C</p>'],
  [
    'marks said by style',
    '<span style="font-weight:700">A</span><b style="font-weight:normal">B</b>',
    '<p><strong>A</strong>B</p>',
  ],
  ['text outside of a block', 'A<p>B</p>C', '<p>A</p><p>B</p><p>C</p>'],
  ['a paragraph in another', '<p>A<p>B', '<p>A</p><p>B</p>'],
  ['a break between lines', '<ul><br><li>A</li></br></ul>', '<ul><li>A</li></ul>'],
  ['text between lines', '<ul>A<li>B</li></ul>', '<ul><li>A</li><li>B</li></ul>'],
  ['a line without a list', '<li>A</li><li>B</li>', '<ul><li>A</li><li>B</li></ul>'],
  ['a list in a list', '<ul><li>A</li><ul><li>B</li></ul></ul>', '<ul><li>A</li><li><ul><li>B</li></ul></li></ul>'],
  ['a title in a line', '<ul><li><h2>A</h2></li></ul>', '<ul><li><p>A</p></li></ul>'],
  ['a link in a link', '<a href="/a">A<a href="/b">B</a></a>', '<p><a href="/a">A</a><a href="/b">B</a></p>'],
  [
    'a table: a paragraph for each row',
    '<table><caption>T</caption><tr><th>A</th> <th></th>\n<th><b>B</b></th></tr><tr><td>C</td><td>D</td><td> </td></tr></table>E',
    '<p>T</p><p>A | <strong>B</strong></p><p>C | D</p><p>E</p>',
  ],
  [
    'paragraphs in cells, as of a word processor',
    '<tr>\n<td>\n<p>A</p><p><b>B</b></p></td>\n<td><p></p><h2>C</h2></td></tr><p>D</p>',
    '<p>A <strong>B</strong> | C</p><p>D</p>',
  ],
  [
    'a list and a table in cells',
    '<tr><td><ul><li>A</li></ul></td><td>B</td><td><table><tr><td>C</td><td>D</td></tr></table></td><td>E</td></tr>',
    '<ul><li>A</li></ul><p>B</p><p>C | D</p><p>E</p>',
  ],
  [
    'lists that Word writes as paragraphs, each kind by its mark',
    `<div>${item(1, 'l0', '·', '<b>A</b>')}\n${item(2, 'l0', 'o', 'B')}${item(1, 'l0', '·', 'C')}${item(1, 'l1', '1.', 'D')}${item(1, 'l1', '2.', 'E')}<p>F</p>${item(3, 'l2', '(iv)', 'G')}${item(3, 'l2', '(v)', 'H')}</div>`,
    '<ul><li><p><strong>A</strong></p><ul><li><p>B</p></li></ul></li><li><p>C</p></li></ul><ol><li><p>D</p></li><li><p>E</p></li></ol>' +
      '<p>F</p><ol><li><p>G</p></li><li><p>H</p></li></ol>',
  ],
  [
    'an item of Word in a cell, and words beside a list',
    `<tr><td>${item(1, 'l0', '·', 'A')}</td><td>B</td></tr>${item(1, 'l0', '·', 'C')}D`,
    '<p>·\u00A0\u00A0 A | B</p><ul><li><p>C</p></li></ul><p>D</p>',
  ],
  ['what holds nothing', '<p></p><p> </p><ul></ul><div><br></div>', '<p><br></p>'],
  ['entities', '<p>L&rsquo;&eacute;t&eacute; &lt;b&gt; &amp;</p>', '<p>L’été <b> &</p>'],
])('puts right %s', (_what, html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

const PIECES = [
  ...RICH_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<b>',
  '</b>',
  '<div>',
  '</div>',
  '<script>',
  '</script>',
  '<svg>',
  '</svg>',
  '<tr>',
  '</tr>',
  '<td>',
  '</td>',
  '<p style="mso-list:l0 level1 lfo1">',
  '<p style="mso-list:l0 level3 lfo1">',
  '<p style="mso-list:l1 level3 lfo2">',
  '<span style="mso-list:Ignore">',
  '</span>',
  '<a href="javascript:x">',
  '<a href="/a" onclick="x">',
  'A',
  ' ',
  '<',
  '"',
  '<!--',
  '-->',
];
const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));

/** What may stand in each element. */
function isSound(nodes: readonly RichNode[], parent: string): boolean {
  return nodes.every((node) => {
    const isList = parent === 'ul' || parent === 'ol';
    if (typeof node === 'string') return parent !== 'root' && !isList;
    if (node.tag === 'li') return isList && isSound(node.children, 'li');
    if (isList) return false;
    if (['p', 'h2', 'h3', 'ul', 'ol'].includes(node.tag)) {
      return (parent === 'root' || parent === 'li') && isSound(node.children, node.tag);
    }
    const isAddressed = node.tag === 'a' ? allowedAddress(node.href ?? '') === node.href : node.href === undefined;
    return parent !== 'root' && isAddressed && isSound(node.children, parent);
  });
}

test('whatever is given, what comes out is allowed and well nested', () => {
  fc.assert(fc.property(fc.oneof(soup, fc.string()), (html) => isSound(parseRichText(html), 'root')));
});

test('a space between two marked words, or beside an escaped sign, stays in an item of a list', () => {
  expect(written(parseRichText('<ul><li><strong>a</strong> <em>b</em></li><li>1 &lt; 2 &amp; &gt;</li></ul>'))).toBe(
    '<ul><li><strong>a</strong> <em>b</em></li><li>1 < 2 & ></li></ul>',
  );
});

test('what was cleaned stays as it is', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = parseRichText(html);
      const escaped = (nodes: readonly RichNode[]): RichNode[] =>
        nodes.map((node) =>
          typeof node === 'string'
            ? node.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
            : { ...node, children: escaped(node.children) },
        );
      expect(parseRichText(written(escaped(once)))).toEqual(once);
    }),
    { numRuns: 2_000 },
  );
});

test('a list as deep as a well is laid flat', () => {
  const deep = parseRichText(`${'<ul><li>'.repeat(5000)}A`);
  expect(JSON.stringify(deep).length).toBeLessThan(5000 * 60);
  expect(JSON.stringify(deep)).toContain('A');
});
