import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Exclude<Group['name'], string>>[1];

const source = join(import.meta.dirname, 'src');
/** The table of screens, which each page reads after the start. */
const TABLE = join(source, 'routes.ts');
/** The frame of the pages of a role. */
const SHELL = join(source, 'layout/roleAreaRoute.tsx');
/** Pages that open signed out, from a mail or the foot of the sign-in page. */
const SIGNED_OUT = [
  'compte/activationRoute.tsx',
  'compte/changementMailRoute.tsx',
  'compte/inscriptionRoute.tsx',
  'compte/motDePasseOublieRoute.tsx',
  'compte/reinitialisationRoute.tsx',
  'notifications/desabonnementRoute.tsx',
  'pages-publiques/accessibiliteRoute.tsx',
  'pages-publiques/mentionsLegalesRoute.tsx',
].map((file) => join(source, 'features', file));

/** Our files that one brings; those of packages follow the first of ours that asks for them. */
function broughtBy(file: string, graph: Graph, into = new Set<string>()): ReadonlySet<string> {
  if (into.has(file) || file.includes('/node_modules/')) return into;
  into.add(file);
  for (const other of graph.getModuleInfo(file)?.importedIds ?? []) broughtBy(other, graph, into);
  return into;
}

/**
 * The files that several pages share, in few: left to itself, the build makes one of each set of pages that share a piece, over 200 for one screen.
 * In order, since a group takes what its files import: the table of screens, what pages signed out share, the frame of a role, what 30 pages share, what 12 do.
 */
export function sharedGroups(isApart: (id: string) => boolean): Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  const isBroughtBy = (root: string, id: string, graph: Graph): boolean => {
    const brought = known.get(root) ?? broughtBy(root, graph);
    known.set(root, brought);
    return brought.has(id);
  };
  const test = (id: string): boolean => !isApart(id);
  return [
    { name: (id, graph) => (isBroughtBy(TABLE, id, graph) ? 'ecrans' : null), test },
    {
      name: (id, graph) => (SIGNED_OUT.some((root) => isBroughtBy(root, id, graph)) ? 'invites' : null),
      minShareCount: 2,
      test,
    },
    { name: (id, graph) => (isBroughtBy(SHELL, id, graph) ? 'coque' : null), test },
    { name: 'partage-30', minShareCount: 30, test },
    { name: 'partage-12', minShareCount: 12, test },
  ];
}
