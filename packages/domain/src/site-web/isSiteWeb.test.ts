import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSiteWeb } from './isSiteWeb.ts';

test.each([
  'www.example.org',
  'example.org',
  'https://example.org',
  'HTTP://example.org/a?b=c#d',
  'formation-été.fr',
  'example.org:8080/x',
  'example.org?x=1',
])('[V21] %s is a site', (text) => expect(isSiteWeb(text)).toBe(true));
test.each([
  '',
  'site',
  'pas un site',
  'example..org',
  '.example.org',
  'example.org.',
  'javascript:alert(1).x',
  'javascript://a.b',
  'ftp://example.org',
  'https://user@evil.example.org',
  'https://https://example.org',
  'example.org /x',
  'example.org/a b',
  'x https://example.org',
  'example.org:port',
])('[V21] %j is none', (text) => expect(isSiteWeb(text)).toBe(false));
test('[V21] every web address of a plain host passes, no other URL scheme does', () => {
  const rest = fc.tuple(fc.constantFrom('?', '?a=', '#', '?a#'), fc.string().map(encodeURIComponent));
  fc.assert(fc.property(fc.webUrl(), rest, (url, [sign, text]) => isSiteWeb(url) && isSiteWeb(`${url}${sign}${text}`)));
  fc.assert(
    fc.property(
      fc.constantFrom('javascript', 'data', 'file', 'ftp', 'mailto'),
      fc.domain(),
      (protocol, domain) => !isSiteWeb(`${protocol}:${domain}`) && !isSiteWeb(`${protocol}://${domain}`),
    ),
  );
});
