#!/usr/bin/env bash
# A session of two days apart may be one event with a further date (RFC 5545, 3.8.5.2): the set is DTSTART and each RDATE. Going through it, ical.js
# gives the further date alone, node-ical the first alone: each reader shows one day of the two, and not the same. Our invitations to a session
# are one entry from the first day to the last, and our calendars one event a day: none has an RDATE.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const text = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.org//sessions//FR
BEGIN:VEVENT
UID:session@example.org
DTSTAMP:20261001T080000Z
DTSTART:20261103T080000Z
DURATION:PT7H
RDATE:20261110T080000Z
SUMMARY:Session
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
const icalJs = [];
const each = event.iterator();
for (let next = each.next(); next && icalJs.length < 5; next = each.next()) icalJs.push(next.toString().slice(0, 10));
const read = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const ofNode = nodeIcal
  .expandRecurringEvent(read, { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-30T00:00:00Z') })
  .map(({ start }) => start.toISOString().slice(0, 10));
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`2026-11-03 and 2026-11-10: ical.js ${versionOf('ical.js')} gives ${icalJs}, node-ical ${versionOf('node-ical')} ${ofNode}`);
process.exit(icalJs.join() === '2026-11-10' && ofNode.join() === '2026-11-03' ? 0 : 1);
JS
TZ=UTC node read.mjs
