#!/usr/bin/env bash
# In a text of a calendar `\\` is a backslash, whatever follows it (RFC 5545, 3.3.11). node-ical looks for `\n` first: of « \\SERVEUR\notes » it
# makes a backslash and a new line, and the place of a session on a shared folder loses its first letter. ical.js reads it right. Our calendars
# escape as the standard says; a person who writes such a path into a place sees it broken in programs made with node-ical.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 ical-generator@11.1.2 node-ical@0.27.2 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ical from 'ical-generator';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const location = String.raw`Supports : \\SERVEUR\notes`;
const calendar = ical();
calendar.createEvent({ id: 'a@example.org', start: new Date('2026-11-03T00:00:00Z'), allDay: true, timezone: 'UTC', summary: 'Session', location });
const text = calendar.toString();
console.log(text.split('\r\n').find((line) => line.startsWith('LOCATION')));
const icalJs = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent').getFirstPropertyValue('location');
const ofNode = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').location;
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`ical.js ${versionOf('ical.js')}: ${JSON.stringify(icalJs)}`);
console.log(`node-ical ${versionOf('node-ical')}: ${JSON.stringify(ofNode)}`);
process.exit(icalJs === location && ofNode === 'Supports : \\\\SERVEUR\\\notes' ? 0 : 1);
JS
node read.mjs
