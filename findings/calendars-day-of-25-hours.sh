#!/usr/bin/env bash
# Over the change of the clock a day and 24 hours part: `P1D` ends at the same hour of the next day, `PT24H` after 24 hours have passed (RFC 5545, 3.3.6
# and 3.8.2.5). From 24 October 2026 at 12:00 in Paris, one ends the 25th at 12:00, the other at 11:00. ical.js ends both at 12:00, node-ical both
# at 11:00: of a session given by its duration, one of two people comes an hour late. Ours are whole days, begin and end written, without a duration.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.27.2 >/dev/null
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const calendar = (duration) =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.org//sessions//FR
BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:DAYLIGHT
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:session@example.org
DTSTAMP:20261001T080000Z
DTSTART;TZID=Europe/Paris:20261024T120000
DURATION:${duration}
SUMMARY:Session
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');
const hourInParis = (instant) => instant.toLocaleTimeString('fr', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
function icalJs(text) {
  const whole = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(whole.getFirstSubcomponent('vtimezone'));
  return hourInParis(new ICAL.Event(whole.getFirstSubcomponent('vevent')).endDate.toJSDate());
}
const ofNode = (text) => hourInParis(Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').end);
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const seen = {};
for (const [duration, right] of [['P1D', '12:00'], ['PT24H', '11:00']]) {
  seen[duration] = { 'ical.js': icalJs(calendar(duration)), 'node-ical': ofNode(calendar(duration)) };
  console.log(`${duration} ends at ${right}: ical.js ${versionOf('ical.js')} says ${seen[duration]['ical.js']}, node-ical ${versionOf('node-ical')} ${seen[duration]['node-ical']}`);
}
process.exit(JSON.stringify(seen) === '{"P1D":{"ical.js":"12:00","node-ical":"11:00"},"PT24H":{"ical.js":"12:00","node-ical":"11:00"}}' ? 0 : 1);
JS
TZ=UTC node read.mjs
