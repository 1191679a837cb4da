#!/usr/bin/env bash
# The end of a rule is itself a day of it, and where the beginning has a time zone it is written in UTC (RFC 5545, 3.3.10: UNTIL). A class of three
# mornings, 9:00 in Paris from 20 to 22 October, ends `UNTIL=20261022T070000Z`. rrule compares the 7:00 of UTC with the 9:00 of Paris and leaves the last
# morning out, in whatever zone it runs; ical.js and node-ical give three. Programs that plan rooms or trainers by rrule believe the class shorter
# than it is. Our calendars hold no rule: a session is one entry from its first day to its last.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 rrule@2.8.1 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import rrule from 'rrule';
const lines = ['DTSTART;TZID=Europe/Paris:20261020T090000', 'RRULE:FREQ=DAILY;UNTIL=20261022T070000Z'];
const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Paris', 'BEGIN:DAYLIGHT', 'DTSTART:20260329T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT', 'END:VTIMEZONE'];
const event = ['BEGIN:VEVENT', 'UID:a@example.org', 'DTSTAMP:20261001T080000Z', ...lines, 'SUMMARY:Session', 'END:VEVENT'];
const text = [...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example.org//FR'], ...zone, ...event, 'END:VCALENDAR', ''].join('\r\n');
const ofRrule = rrule.rrulestr(lines.join('\n')).all().length;
const whole = new ICAL.Component(ICAL.parse(text));
ICAL.TimezoneService.register(whole.getFirstSubcomponent('vtimezone'));
const each = new ICAL.Event(whole.getFirstSubcomponent('vevent')).iterator();
let ofIcalJs = 0;
while (ofIcalJs < 10 && each.next()) ofIcalJs += 1;
const read = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const ofNode = nodeIcal.expandRecurringEvent(read, { from: new Date('2026-10-01T00:00:00Z'), to: new Date('2026-10-31T00:00:00Z') }).length;
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`mornings of three: rrule ${versionOf('rrule')} ${ofRrule}, ical.js ${versionOf('ical.js')} ${ofIcalJs}, node-ical ${versionOf('node-ical')} ${ofNode}`);
process.exit(ofRrule === 2 && ofIcalJs === 3 && ofNode === 3 ? 0 : 1);
JS
TZ=UTC node read.mjs
TZ=Europe/Paris node read.mjs
