import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, Suspense } from 'react';
import type { StoryParameters } from '../storyModes.ts';
import { GuideSections } from './GuideSections.tsx';
import { Changes, Since } from './SinceAndChanges.tsx';
import { StoryList } from './StoryList.tsx';
import { Words } from './Words.tsx';

/** Page of a component or pattern: description, guide or rules, stories, what changed, and props from the types. */
export function ComponentPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide, rules } = preparedMeta.parameters as StoryParameters;
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide !== undefined && <Since name={name} />}
      <Primary />
      <Suspense fallback={<p role="status">La page se prépare…</p>}>
        {guide !== undefined && <GuideSections guide={guide} />}
        {guide !== undefined && <Changes name={name} />}
        {rules !== undefined && (
          <>
            <h2>Règles</h2>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>
                  <Words>{rule}</Words>
                </li>
              ))}
            </ul>
          </>
        )}
      </Suspense>
      {guide !== undefined && (
        <>
          <h2>Propriétés</h2>
          <div style={{ overflowX: 'auto' }}>
            <Controls />
          </div>
        </>
      )}
      <StoryList />
    </>
  );
}
