import { use } from 'react';

let asked: Promise<ReadonlyMap<string, string>> | undefined;

async function read(): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, { type: string; title: string; id: string }> };
  return new Map(
    Object.values(entries)
      .filter(({ type, title }) => type === 'docs' && !/^(?:Accueil|Contribuer|Fondations|Modèles)/.test(title))
      .map(({ title, id }) => [title.split('/').at(-1) ?? title, id]),
  );
}

/** Ids of documentation pages, by component name. */
export function useDocsIds(): ReadonlyMap<string, string> {
  asked ??= read();
  return use(asked);
}
