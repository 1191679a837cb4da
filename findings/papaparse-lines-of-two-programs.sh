#!/usr/bin/env bash
# A list whose headings end with CR LF and whose lines end with LF, as when one program appends to the file of another: Papa Parse takes the first
# line end for all and joins the persons into one row, without an error.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts papaparse@5.7.1 >/dev/null
node -e '
  const Papa = require("papaparse");
  const text = "Nom;Prenom\r\nDURAND;Paul\nROUX;Anne\nMOREL;Luc\n";
  const { data, errors } = Papa.parse(text, { skipEmptyLines: "greedy" });
  console.log(`papaparse ${require("papaparse/package.json").version}: ${data.length} rows of 4 lines, ${errors.length} errors`);
  console.log(JSON.stringify(data));
  process.exit(data.length === 2 && errors.length === 0 ? 0 : 1);
'
