#!/usr/bin/env bash
# A period of years ends on the day of the same date, or, where the last month has none, on the last of that month (Regulation (EEC) 1182/71, article
# 3, 2, c): two years from 29 February 2024 are over with 28 February 2026. date-fns counts 24 months there and 1 year, and tells the interval as
# « 1 year and 12 months »; its own addYears, luxon and dayjs say two years. Who shows with it how old a certificat of 24 months is tells of one too
# young to be renewed. Ends are never taken from an age here: `addMonths` of the domain counts to the end, and clamps to the last day of the month.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-fns@4.4.0 dayjs@1.11.23 luxon@3.7.2 >/dev/null
cat >count.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { addYears, differenceInMonths, differenceInYears, format, intervalToDuration } from 'date-fns';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
const start = new Date(2024, 1, 29);
const end = addYears(start, 2);
const interval = JSON.stringify(intervalToDuration({ start, end }));
const [months, years] = [differenceInMonths(end, start), differenceInYears(end, start)];
const others = [DateTime.fromJSDate(end).diff(DateTime.fromJSDate(start), 'years').years, dayjs(end).diff(start, 'year')];
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
console.log(`29/02/2024 and 2 years: ${format(end, 'dd/MM/yyyy')}`);
console.log(`date-fns ${versionOf('date-fns')} from one to the other: ${months} months, ${years} year, ${interval}; luxon and dayjs: ${others} years`);
process.exit(months === 24 && years === 1 && interval === '{"years":1,"months":12}' && others.join() === '2,2' ? 0 : 1);
JS
TZ=Europe/Paris node count.mjs
