// Circles of files, and of folders, among the imports of some sources.
import { dirname } from 'node:path';

/** The groups of nodes that reach one another; `arrows` maps a node to those it leads to. */
export function circlesOf(arrows) {
  const [order, lowest, path, circles] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    path.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** The arrows between the folders of files; a folder and one within it are one place. */
export function folderArrows(arrows) {
  const folders = new Map();
  for (const [file, targets] of arrows) {
    const from = dirname(file);
    folders.set(from, folders.get(from) ?? new Set());
    for (const target of targets) {
      const to = dirname(target);
      if (!`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)) folders.get(from).add(to);
    }
  }
  return folders;
}
