#!/usr/bin/env bash
# A text of Atom may be XHTML, tags of the feed itself (RFC 4287, 3.1.1.3), where words stand before, in and after them. rss-parser keeps the words of a
# paragraph apart from its tags and sets the tags behind: « valable deux ans au plus » becomes « valable au plusdeux ans », and of a title it makes an
# object. @rowanmanning/feed-parser keeps the order. Our news leave as escaped HTML (RFC 4287, 3.1.1.2), which both read alike.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @rowanmanning/feed-parser@2.1.5 rss-parser@3.13.0 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { parseFeed } from '@rowanmanning/feed-parser';
import Parser from 'rss-parser';
const feedOf = (type, content) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:example:feed</id><title>Actualités</title><updated>2026-11-01T08:00:00Z</updated><author><name>A</name></author>
<entry><id>urn:example:1</id><title>Un titre</title><updated>2026-11-01T08:00:00Z</updated><content type="${type}">${content}</content></entry></feed>`;
const paragraph = '<p>valable <strong>deux ans</strong> au plus</p>';
const wordsOf = (html) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ').trim();
const seen = {};
for (const [type, content] of [
  ['xhtml', `<div xmlns="http://www.w3.org/1999/xhtml">${paragraph}</div>`],
  ['html', paragraph.replaceAll('<', '&lt;')],
]) {
  const text = feedOf(type, content);
  const [{ content: one }] = (await new Parser().parseString(text)).items;
  seen[type] = [wordsOf(one), wordsOf(parseFeed(text).items[0].content)];
}
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`rss-parser ${versionOf('rss-parser')}, @rowanmanning/feed-parser ${versionOf('@rowanmanning/feed-parser')}:`, seen);
const right = 'valable deux ans au plus';
process.exit(seen.xhtml[0] === 'valable au plusdeux ans' && [seen.xhtml[1], ...seen.html].every((words) => words === right) ? 0 : 1);
JS
node read.mjs
