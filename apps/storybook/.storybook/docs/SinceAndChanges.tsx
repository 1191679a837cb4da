import type { ReactNode } from 'react';
import { KNOWN_COMPONENTS } from './knownComponents.ts';
import { Words } from './Words.tsx';

const factsOf = (name: string) => KNOWN_COMPONENTS.find((known) => known.name === name);

/** The version that brought a component. */
export function Since({ name }: { name: string }): ReactNode {
  const facts = factsOf(name);
  if (facts?.since === undefined) return null;
  const isPending = facts.changes.some(({ version, isPending: isToCome }) => version === facts.since && isToCome);
  return (
    <p>
      <small>
        Depuis la version {facts.since}
        {isPending && ', à paraître'}.
      </small>
    </p>
  );
}

/** What each version changed of a component, in the words of the changelog. */
export function Changes({ name }: { name: string }): ReactNode {
  const changes = factsOf(name)?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <>
      <h2>Ce qui a changé</h2>
      <ul>
        {changes.map(({ version, isPending, text }) => (
          <li key={version + text}>
            <strong>{isPending ? `${version}, à paraître` : version}</strong>{' '}
            <span lang="en">
              <Words>{text}</Words>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
