import { dirname, join } from 'node:path';

/** The anchor of a heading, as the pages of a repository are shown. */
const slugOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a page in Markdown. */
const anchorsOf = (page) => new Set([...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slugOf(heading)));

/** What can be cited: pages of rules, records and guides by path with their anchors, numbers of records, ids of rules and of CONTRIBUTING. */
export function citable(pages) {
  const rules = pages.get('packages/domain/RULES.md') ?? '';
  const guide = pages.get('CONTRIBUTING.md') ?? '';
  return {
    anchors: new Map([...pages].map(([path, page]) => [path, anchorsOf(page)])),
    records: new Set([...pages.keys()].map((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1])),
    ids: new Set(
      [...rules.matchAll(/^\| *([A-Z]+\d+) *\|/gm), ...guide.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id),
    ),
  };
}

/** Forms that cite a document outside the repository. */
const OUTSIDE = [
  /\bdomain,\s+(?:\* )?(?:[A-D]\b|decisions? \d)/,
  /(?<=\b(?:of|as in|see|in) )[A-D]\.\d{1,2}\b|(?<=[(,;] ?)[A-D]\.\d{1,2}(?=[),;])/,
  /\((?:patterns|tokens|design language|peers|contract), [A-Z]|\(docs: [a-z]/,
  /\bwire, (?:[A-Z]|order of)/,
  /\b[Tt]he study\b|\bstudy,? [A-D]\b/,
  /\b[Tt]he specification\b(?! of)|\bspec(?:ification)?,? (?:sections? )?\d/,
  /\b[dD]ecisions?\s+(?:\* )?(?!0\d{3}\b)\d+\b/,
  /(?<![\w-])(?:domain|field|quality|house-style|design-language)\.md\b/,
];
const RULES = /(?<![\w/.-])rules\/([a-z]+)\b(?!\.\w)(?:#([\p{L}\p{N}-]+))?/gu;
const RECORDS = /(?:\b(?:[dD]ecisions?|[rR]ecords?) |\bdocs\/decisions\/)(\d{4}(?:(?:, | and )\d{4})*)/g;
const LINK = /\]\((?!https?:)([^)#\s]*\.md)(?:#([^)\s]+))?\)/g;
const ITEM = /^(?:rule )?([A-Z]{1,2}\d{1,3}|0\d{3})$/;
const OTHER = /^(?:decisions? 0\d{3}|rules\/[\w#\p{L}-]+)$/u;
const SOURCE =
  /^(?:brief|own|rules\/[\w#\p{L}-]+|decision 0\d{3}|[A-Z]\w+ [\d.]+)(?:, (?:rules\/[\w#\p{L}-]+|decision 0\d{3}))*$/u;

/** Ids of rules and numbers of records in brackets that hold nothing but citations, such as `(H18, H19 to H24; decision 0029)`, and `[H18]`. */
function* idsCited(text, isProse) {
  const isCode = (index) => {
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
    return !isProse && !/\/\/|^\s*\*|\/\*\*/.test(line);
  };
  for (const { 0: all, 1: inside, index } of text.matchAll(/\(([^()]*)\)/g)) {
    const items = inside.split(/[,;]\s+(?:\* )?| and | to /);
    if (isCode(index) || !items.every((item) => ITEM.test(item) || OTHER.test(item))) continue;
    for (const item of items) if (ITEM.test(item)) yield { id: ITEM.exec(item)[1], index, all };
  }
  for (const { 0: all, 1: id, index } of text.matchAll(/\[([A-Z]{1,2}\d{1,3})\](?!\()|\brule ([A-Z]{1,2}\d{1,3})\b/g)) {
    if (!isCode(index)) yield { id: id ?? /[A-Z]+\d+/.exec(all)[0], index, all };
  }
}

/** What a file cites that cannot be followed, line by line. */
export function citationFaults(path, text, { anchors, records, ids }) {
  const faults = [];
  const tell = (index, what) => faults.push(`${path}:${text.slice(0, index).split('\n').length} : ${what}`);
  const follow = (index, page, anchor) => {
    if (!anchors.has(page)) tell(index, `${page} n’existe pas`);
    else if (anchor && !anchors.get(page).has(anchor)) tell(index, `${page} n’a pas de titre « ${anchor} »`);
  };
  for (const form of OUTSIDE) {
    for (const { 0: found, index } of text.matchAll(new RegExp(form, 'g'))) {
      tell(index, `« ${found} » cite un document hors du dépôt (CONTRIBUTING.md, C8)`);
    }
  }
  for (const { index, 1: page, 2: anchor } of text.matchAll(RULES)) follow(index, `docs/rules/${page}.md`, anchor);
  for (const { index, 1: numbers } of text.matchAll(RECORDS)) {
    for (const [number] of numbers.matchAll(/\d{4}/g)) {
      if (!records.has(number)) tell(index, `la décision ${number} n’existe pas`);
    }
  }
  const isProse = path.endsWith('.md');
  for (const { id, index, all } of idsCited(text, isProse)) {
    if (!ids.has(id) && !records.has(id)) tell(index, `${all} : ${id} n’existe pas`);
  }
  if (isProse) {
    for (const { index, 1: page, 2: anchor } of text.matchAll(LINK)) follow(index, join(dirname(path), page), anchor);
  }
  if (path === 'packages/domain/RULES.md') {
    for (const { index, 1: id, 2: source } of text.matchAll(/^\| *([A-Z]+\d+) *\|[^|]*\|([^|]*)\|/gm)) {
      if (!SOURCE.test(source.trim())) tell(index, `${id} : source « ${source.trim()} » inconnue`);
    }
  }
  return faults;
}
