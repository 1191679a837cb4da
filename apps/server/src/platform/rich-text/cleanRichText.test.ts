import { expect, test } from 'vitest';
import { cleanRichText } from './cleanRichText.ts';

test('[AC4] a text pasted from a word processor keeps its words, titles, lists and links, and nothing else', () => {
  const pasted = `<html><head><style>p{color:red}</style><title>Doc</title></head><body>
    <!--[if gte mso 9]><xml></xml><![endif]--><p class="MsoNormal" style="margin:0" onclick="alert(1)"><b>Fermeture</b> <o:p>dimanche</o:p></p>
    <script>alert(1)</script><img src="https://pisteur.fr/x.png" onerror="alert(1)"><h1>Quand</h1>
    <ul type="disc"><li>de <i>6 h</i></li></ul><p><a href="javascript:alert(1)">ici</a> <a href=" /aide " target="_blank">là</a></p></body></html>`;
  const kept = cleanRichText(pasted);
  expect(kept.replaceAll(/\s*\n\s*/g, '')).toBe(
    '<p><strong>Fermeture</strong> dimanche</p><h2>Quand</h2><ul><li>de <em>6 h</em></li></ul><p>ici <a href="/aide">là</a></p>',
  );
  expect(cleanRichText(kept)).toBe(kept);
});

test.each([
  ['<a href="//ailleurs.fr">x</a>', 'x'],
  ['<a href="data:text/html,x">x</a>', 'x'],
  ['<a href="java\u0000script:alert(1)">x</a>', 'x'],
  ['<svg><a href="/x">x</a></svg>', ''],
  ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ['<p>a</p', '<p>a</p>'],
  ['<a href="mailto:a@b.fr">x</a>', '<a href="mailto:a@b.fr">x</a>'],
  ['plain <text>', 'plain'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
])('[AC4] %j is stored as %j', (given, kept) => {
  expect(cleanRichText(given)).toBe(kept);
});

test('[AC4] a text of thousands of elements one in another is cleaned at once', () => {
  expect(cleanRichText(`${'<ul><li>'.repeat(5000)}fin`).length).toBeLessThan(2000);
});
