import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { chosenSheet } from './chosenSheet.ts';
import { beginImport, type ClassImport } from './classImport.ts';
import { douteId } from './Doute.ts';
import { judgeImport, openDoutes } from './judgeImport.ts';
import { readClassFile, readClassText } from './readClassFile.ts';

const TODAY = '2026-11-20';
type Content = string | Uint8Array | { readonly pasted: string };

async function importOf(content: Content): Promise<ClassImport> {
  const isPasted = typeof content === 'object' && 'pasted' in content;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const reading = isPasted
    ? await readClassText(content.pasted)
    : await readClassFile({
        name: 'classe.csv',
        size: 1,
        arrayBuffer: async () => Uint8Array.from(bytes instanceof Uint8Array ? bytes : []).buffer,
      });
  if (!reading.ok) throw new Error(reading.refus);
  const memory = new Map();
  const { sheet, others } = chosenSheet(reading.value, memory);
  const begun = beginImport(sheet.rows, {
    memory,
    today: TODAY,
    fichier: 'classe',
    luLe: '',
    feuille: sheet.name,
    autresFeuilles: others,
    masquees: sheet.masquees ?? 0,
    isGuessed: reading.value.isGuessed,
  });
  if (!begun.ok) throw new Error(begun.refus);
  return begun.value;
}

/** Each line in short: its values, then its faults and open doubts. */
function linesOf(one: ClassImport): string[] {
  return judgeImport(one, new Map(), TODAY).map((judged) => {
    const { nom, prenom, naissance, courriel } = judged.line.values;
    const faults = judged.own.fautes.map(({ path, title }) => `${path}:${title.replace(/^.*\./, '')}`);
    return [
      [nom, prenom, naissance, courriel].join('|').replace(/\|$/, ''),
      ...faults,
      ...openDoutes(judged).map(douteId),
    ].join(' ! ');
  });
}

const encoded = (text: string, encoding: string) => {
  const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (sign) => signs.indexOf(sign));
};

const NS =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
type Cell =
  | string
  | number
  | boolean
  | { readonly serial: number }
  | { readonly iso: string }
  | { readonly error: string };
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('serial' in cell) return `<c r="${at}" s="1"><v>${cell.serial}</v></c>`;
  return 'iso' in cell
    ? `<c r="${at}" s="1" t="d"><v>${cell.iso}</v></c>`
    : `<c r="${at}" t="e"><f>NA()</f><v>${cell.error}</v></c>`;
}
/** A workbook of sheets, each of rows; a name in brackets is of a hidden one, a first cell too of a hidden row. */
function workbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>, properties = ''): Uint8Array {
  const hidden = ([first]: readonly Cell[]) =>
    typeof first === 'string' && first.startsWith('(') ? ' hidden="1"' : '';
  const all = Object.entries(sheets);
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook ${NS}>${properties}<sheets>${all.map(([name], at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${name.startsWith('(') ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet ${NS}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    ),
    ...Object.fromEntries(
      all.map(([, rows], at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(
          `<worksheet ${NS}><sheetData>${rows.map((row, line) => `<row r="${line + 1}"${hidden(row)}>${row.map((cell, column) => cellXml(cell, `${'ABCDEFGH'[column]}${line + 1}`)).join('')}</row>`).join('')}</sheetData></worksheet>`,
        ),
      ]),
    ),
  });
}

const CASES: readonly (readonly [what: string, content: Content, lines: readonly string[]])[] = [
  [
    'an export of payroll software: matricule, civility, whole names, entry before birth',
    'Matricule;Civilité;Nom du salarié;Date d’entrée;Date naiss.;Poste\r\n00123;M.;M DURAND Paul;01/09/2001;19870312;Chef\r\n00124;Mme;Mme de VILLIERS Anne;15/03/1999;19900201;Agent\r\n',
    ['DURAND|Paul|12/03/1987', 'de VILLIERS|Anne|01/02/1990'],
  ],
  [
    'an export with ISO days of a zone',
    'nom,prenom,dateNaissance,email\nDURAND,Paul,1987-03-11T23:00:00.000Z,p.durand@chiers.example\nROUX,Anne,1987-07-11T22:00:00.000Z,\n',
    ['DURAND|Paul|12/03/1987|p.durand@chiers.example', 'ROUX|Anne|12/07/1987'],
  ],
  [
    'an American export: month first, hours of twelve',
    'Last name,First name,Date of birth\r\nDURAND,Paul,3/12/1987 12:00:00 AM\r\nROUX,Anne,5/25/1990 12:00:00 AM\r\nMOREL,Luc,7/30/1991 12:00:00 AM\r\n',
    ['DURAND|Paul|12/03/1987', 'ROUX|Anne|25/05/1990', 'MOREL|Luc|30/07/1991'],
  ],
  [
    'one date alone with the month first',
    'Nom;Prénom;Né(e) le\nDURAND;Paul;03/12/1987\nROUX;Anne;05/25/1990\nMOREL;Luc;07/07/1991\n',
    [
      'DURAND|Paul|03/12/1987 ! naissance:jour-mois',
      'ROUX|Anne|25/05/1990 ! naissance:jour-mois',
      'MOREL|Luc|07/07/1991',
    ],
  ],
  [
    'the trainer’s address on every line, under a heading of addresses',
    'Nom;Prénom;Né(e) le;Mail\nDURAND;Paul;03/12/1987;f@chiers.example\nROUX;Anne;05/02/1990;F@chiers.example \nMOREL;Luc;07/07/1991;luc@chiers.example\n',
    [
      'DURAND|Paul|03/12/1987|f@chiers.example ! courriel:courriel-partage',
      'ROUX|Anne|05/02/1990|F@chiers.example ! courriel:courriel-partage',
      'MOREL|Luc|07/07/1991|luc@chiers.example',
    ],
  ],
  [
    'the trainer’s address under a heading that says so',
    'Nom;Prénom;Né(e) le;Mail formateur\nDURAND;Paul;03/12/1987;f@chiers.example\n',
    ['DURAND|Paul|03/12/1987'],
  ],
  [
    'a Mac file of semicolons',
    encoded('Nom;Prénom;Né(e) le\rLefèvre;Hélias;03/12/1987\r', 'macintosh'),
    ['Lefèvre|Hélias|03/12/1987'],
  ],
  [
    'names of one case, second names, a comma',
    'Nom et prénom;Date de naissance\nDurand Paul;03/12/1987\nROUX née MOREL Anne;01/02/1990\n"MOREL, Luc";07/07/1991\nPETIT - GRAND Zoé;01/01/1980\n',
    [
      'Durand|Paul|03/12/1987 ! nom:decoupe',
      'ROUX|Anne|01/02/1990 ! nom:decoupe',
      'MOREL|Luc|07/07/1991',
      'PETIT-GRAND|Zoé|01/01/1980',
    ],
  ],
  [
    'two names in a column of last names, civilities there',
    'Nom;Prénom;Né(e) le\nMme ROUX née MOREL;Anne;01/02/1990\nM. DURAND;Paul;03/12/1987\n',
    ['ROUX née MOREL|Anne|01/02/1990 ! nom:autre-nom', 'DURAND|Paul|03/12/1987'],
  ],
  [
    'lost letters, a year alone, a range copied with too narrow columns',
    'Nom\tPrénom\tNé(e) le\nLef\u008Fvre\tPaul\t1987\nROUX\tZo?e\t00/00/1990\nMOREL\tLuc\t########\n',
    [
      'Lef\u008Fvre|Paul|1987 ! nom:nom-illisible ! naissance:naissance-annee',
      'ROUX|Zo?e|00/00/1990 ! prenom:nom-illisible ! naissance:naissance-annee',
      'MOREL|Luc|######## ! naissance:cellule-erreur',
    ],
  ],
  [
    'pasted from LibreOffice: bare quotes, blank rows between',
    { pasted: 'Nom\tPrénom\tNé(e) le\n\t\t\n"DURAND\tPaul\t03/12/1987\nROUX\tAnne "Nanou"\t01/févr./1990\n' },
    ['"DURAND|Paul|03/12/1987 ! nom:nom-signes', 'ROUX|Anne "Nanou"|01/02/1990 ! prenom:nom-signes'],
  ],
  [
    'a line parted once too often',
    'Nom;Prénom;Né(e) le\nDURAND;Paul;03/12/1987\nROUX;Anne;x;01/02/1990\nMOREL;Luc;07/07/1991\n',
    ['DURAND|Paul|03/12/1987', 'ROUX|Anne|x ! naissance:naissance-invalide ! nom:decalage', 'MOREL|Luc|07/07/1991'],
  ],
  [
    'a list pasted without headings, whole names alone',
    { pasted: 'M. DURAND Paul\nMme ROUX Anne\n' },
    ['DURAND|Paul| ! naissance:naissance-requise', 'ROUX|Anne| ! naissance:naissance-requise'],
  ],
  ['guarded cells', "Nom;Prénom;Né(e) le\n'DURAND;'Paul;'03/12/1987\n", ['DURAND|Paul|03/12/1987']],
  [
    'real dates beside a text with the month first, hours off, an error cell',
    workbook({
      Salariés: [
        ['Nom', 'Prénom', 'Date de naissance', 'Mail'],
        ['DURAND', 'Paul', { serial: 31_848 }, ''],
        ['ROUX', 'Anne', { serial: 31_847.958_333_33 }, { error: '#N/A' }],
        ['MOREL', 'Luc', { serial: 31_848.000_243 }, ''],
        ['PETIT', 'Zoé', '05/25/1990', ''],
        ['GRAND', 'Max', { serial: 33_018 }, ''],
        ['SIMON', 'Léa', { iso: '1987-03-12T00:00:00Z' }, ''],
        ['BON', 'Eve', 31_848.000_243, ''],
      ],
    }),
    [
      'DURAND|Paul|12/03/1987',
      'ROUX|Anne|12/03/1987|#N/A ! courriel:cellule-erreur',
      'MOREL|Luc|12/03/1987',
      'PETIT|Zoé|25/05/1990 ! naissance:jour-mois',
      'GRAND|Max|25/05/1990',
      'SIMON|Léa|12/03/1987',
      'BON|Eve|12/03/1987',
    ],
  ],
  [
    'dates that a French program turned: none of them is beyond the twelfth',
    workbook({
      Feuil1: [
        ['Nom', 'Prénom', 'Naissance'],
        ['DURAND', 'Paul', { serial: 32_114 }],
        ['ROUX', 'Anne', '05/25/1990'],
        ['MOREL', 'Luc', '07/30/1991'],
      ],
    }),
    ['DURAND|Paul|03/12/1987 ! naissance:jour-mois', 'ROUX|Anne|25/05/1990', 'MOREL|Luc|30/07/1991'],
  ],
];

test.each(CASES)('%s', async (_, content, lines) => {
  expect(linesOf(await importOf(content))).toEqual(lines);
});

test('the first sheet that is seen and has known headings is read, and the others with such headings are named', async () => {
  const list = [
    ['Nom', 'Prénom', 'Né(e) le'],
    ['DURAND', 'Paul', '03/12/1987'],
  ];
  const one = await importOf(
    workbook({
      '(Listes)': [
        ['Nom', 'Prénom'],
        ['Caché', 'Jean'],
      ],
      Accueil: [['Export du 3 mars'], ['Service formation']],
      'Salariés & intérim': list,
      Sortis: list,
    }),
  );
  expect([one.feuille, one.autresFeuilles]).toEqual(['Salariés & intérim', ['Sortis']]);
  expect(linesOf(one)).toEqual(['DURAND|Paul|03/12/1987']);
  await expect(importOf(workbook({ '(Listes)': list }))).rejects.toThrow('vide');
});

test('a sheet that is a chart is none of people, and keeps no other from being read', async () => {
  const chart = `<sheets><sheet name="Graphique" sheetId="9" r:id="rId9"/></sheets>`;
  const one = await importOf(
    workbook(
      {
        A: [
          ['Nom', 'Prénom'],
          ['DUPRÉ', 'Zoé'],
        ],
      },
      chart,
    ),
  );
  expect([one.feuille, one.lines.length]).toEqual(['A', 1]);
});

test('days counted from 1904 are read so, as LibreOffice says it and as Excel does', async () => {
  const rows = [
    ['Nom', 'Prénom', 'Né le'],
    ['DUPRÉ', 'Zoé', { serial: 30_386 }],
  ];
  for (const [said, day] of [
    ['date1904="true"', '12/03/1987'],
    ['date1904="1"', '12/03/1987'],
    ['date1904="false"', '11/03/1983'],
  ])
    expect(linesOf(await importOf(workbook({ A: rows }, `<workbookPr ${said}/>`)))).toEqual([`DUPRÉ|Zoé|${day}`]);
});

test('dates of write-excel-file are read as the day that was meant, in Paris or elsewhere', async () => {
  for (const value of ['1987-03-12T00:00:00Z', '1987-03-11T23:00:00Z', '1987-07-11T22:00:00Z']) {
    const bytes = await writeWorkbook([
      [{ value: 'Nom' }, { value: 'Prénom' }, { value: 'Né le' }],
      [{ value: 'DUPRÉ' }, { value: 'Zoé' }, { value: new Date(value), type: Date, format: 'dd/mm/yyyy' }],
    ]).toBuffer();
    const [line] = linesOf(await importOf(new Uint8Array(bytes)));
    expect(line).toBe(`DUPRÉ|Zoé|12/0${value.slice(6, 7)}/1987`);
  }
});

test('what letters alone told of the encoding, and dates with the month first, are said', async () => {
  const mac = await importOf(encoded('Nom;Prénom\nLefèvre;Zoé\n', 'macintosh'));
  const dated = 'Nom;Prénom;Né le\nA;B;05/25/1990\nC;D;07/30/1990\n';
  expect([mac.isGuessed, mac.isMonthFirst, (await importOf(dated)).isMonthFirst]).toEqual([true, false, true]);
});

test('[SC31] a box of a workbook is no name: a fault where its column holds names, and no column of names by itself', async () => {
  const headed = workbook({
    A: [
      ['Nom', 'Prénom', 'Né(e) le'],
      ['DURAND', true, '03/12/1987'],
      ['FAUX', 'Paul', '03/12/1987'],
    ],
  });
  expect(linesOf(await importOf(headed))).toEqual([
    'DURAND|☑|03/12/1987 ! prenom:prenom-requis',
    'FAUX|Paul|03/12/1987',
  ]);
  const bare = workbook({
    A: [
      [true, 'DURAND', 'Paul', '03/12/1987'],
      [false, 'FAUX', 'Anne', '01/02/1990'],
    ],
  });
  const lines = ['DURAND|Paul|03/12/1987', 'FAUX|Anne|01/02/1990'];
  expect(linesOf(await importOf(bare))).toEqual(lines);
  const pasted = 'VRAI\tDURAND\tPaul\t03/12/1987\nFAUX\tFAUX\tAnne\t01/02/1990\n';
  expect(linesOf(await importOf({ pasted }))).toEqual(lines);
});

test('rows that a filter hides are read like the others, and told by their number', async () => {
  const one = await importOf(
    workbook({
      Notes: [['Export'], ['(caché)']],
      Classe: [
        ['Nom', 'Prénom', 'Né(e) le'],
        ['(DURAND)', 'Paul', '03/12/1987'],
        ['ROUX', 'Anne', '01/02/1990'],
        ['('],
        [],
      ],
    }),
  );
  expect([one.lines.length, one.masquees]).toEqual([3, 2]);
  expect((await importOf('Nom;Prénom\nROUX;Anne\n')).masquees).toBe(0);
});
