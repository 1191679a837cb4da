#!/usr/bin/env bash
# A day that SheetJS writes in the zone of Paris is 21 seconds late in the workbook, so that a reader in another zone, or one that rounds down, may show another day.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null
export LC_ALL=C
serial() {
  TZ="$1" node -e '
    const xlsx = require("xlsx");
    const sheet = xlsx.utils.aoa_to_sheet([[new Date(1987, 2, 12)]]);
    const book = xlsx.utils.book_new();
    xlsx.utils.book_append_sheet(book, sheet, "A");
    const bytes = xlsx.write(book, { type: "buffer", bookType: "xlsx" });
    console.log(xlsx.read(bytes).Sheets.A.A1.v);
  '
}
echo "xlsx $(node -p 'require("xlsx").version'), 12 March 1987 at midnight, written and read as a serial (31848 is right):"
utc=$(serial UTC)
paris=$(serial Europe/Paris)
echo "in UTC $utc, in Paris $paris"
[ "$utc" = 31848 ] && [ "$paris" != 31848 ] && node -e '
  const late = Math.round((Number(process.argv[1]) - 31848) * 86400);
  console.log(`${late} seconds off in Paris`);
  process.exit(Math.abs(late) === 21 ? 0 : 1);
' "$paris"
