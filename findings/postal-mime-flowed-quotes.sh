#!/usr/bin/env bash
# An answer written between quoted lines, in format=flowed: postal-mime joins a quoted line that ends with a space to the answer below it and that
# answer to the next quoted line (RFC 3676, 4.5, joins lines of one quote depth only), so that the sender's own words stand inside the quote.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 >/dev/null
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
const lines = ['From: a@example.org', 'Content-Type: text/plain; charset=utf-8; format=flowed', '', '> Is it done? ', 'Yes, ', 'since Monday.', '> And then? ', 'Nothing.', ''];
const { text } = await PostalMime.parse(lines.join('\r\n'));
const { version } = JSON.parse(readFileSync('node_modules/postal-mime/package.json', 'utf8'));
console.log(`postal-mime ${version}:`);
console.log(text);
process.exit(text.includes('> Is it done? Yes, since Monday.') && text.includes('> And then? Nothing.') ? 0 : 1);
JS
node read.mjs
