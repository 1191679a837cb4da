/** Longest name of a document in an archive; with its rank, it fits every file system. */
const MAX_LENGTH = 120;
const MAX_EXTENSION = 10;
/** What no file system, or not all of them, takes in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>:"/\\|?*]/gu;
/** Names that Windows keeps for devices, whatever their extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

function split(name: string): readonly [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= MAX_EXTENSION ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

const withoutEdges = (text: string): string => text.replace(/^[\s.]+/u, '').replace(/[\s.]+$/u, '');

function safe(name: string): string {
  const [stem, extension] = split(
    withoutEdges(name.normalize('NFC').replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/gu, ' ')),
  );
  const kept = withoutEdges([...stem].slice(0, MAX_LENGTH).join(''));
  return `${kept === '' ? 'piece' : kept.replace(DEVICE, '$&_')}${extension}`;
}

/** The names of documents put together in an archive, in their order: each can be written on any file system, and no two are equal, whatever their case (DX970). */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [stem, extension] = split(safe(name));
    let free = `${stem}${extension}`;
    for (let rank = 2; taken.has(free.toLowerCase()); rank++) free = `${stem} (${rank})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
