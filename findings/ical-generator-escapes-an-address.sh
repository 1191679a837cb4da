#!/usr/bin/env bash
# The value of URL is an address, and no sign of an address is escaped (RFC 5545, 3.3.13; only texts are, 3.3.11). ical-generator writes a backslash
# before each comma and semicolon of it. ical.js hands on what stands there: an address with backslashes, which leads elsewhere. None of the addresses
# that our calendars hold has a comma or a semicolon: days and sorts of a list are `&du=…&au=…`, and what is searched for is never in them.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 ical-generator@11.1.2 >/dev/null
cat >write.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ical from 'ical-generator';
import ICAL from 'ical.js';
const url = 'https://example.org/sessions?niveaux=A,B';
const calendar = ical();
calendar.createEvent({ id: 'a@example.org', start: new Date('2026-11-03T00:00:00Z'), allDay: true, timezone: 'UTC', summary: 'Session', url });
const text = calendar.toString();
const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstPropertyValue('url');
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`ical-generator ${versionOf('ical-generator')}: ${text.split('\r\n').find((line) => line.startsWith('URL'))}`);
console.log(`ical.js ${versionOf('ical.js')}: ${read}, as an address ${new URL(read).href}`);
process.exit(read === String.raw`https://example.org/sessions?niveaux=A\,B` ? 0 : 1);
JS
node write.mjs
