import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { AskedGlobals } from './askedGlobals.ts';

/** A story with a requested width, in a frame of that width, to show it as on a phone. */
function Framed({ id, name, width }: { id: string; name: string; width: number }): ReactNode {
  const globals = use(AskedGlobals);
  return (
    <>
      <h3>
        {name} ({width} px)
      </h3>
      <iframe
        title={`${name}, ${width} px`}
        src={`./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${globals}`}
        loading="lazy"
        width={Math.min(width, 960)}
        height={640}
        style={{ maxInlineSize: '100%', border: '1px solid GrayText', borderRadius: 8 }}
      />
    </>
  );
}

/** Every story except the first, shown above. */
export function StoryList(): ReactNode {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .slice(1);
  if (stories.length === 0) return null;
  return (
    <>
      <h2>Histoires</h2>
      {stories.map(({ id, name, moduleExport, storyGlobals }) => {
        const viewport = (storyGlobals['viewport'] as { value?: string } | undefined)?.value ?? '';
        const width = Number(/^w(\d+)$/.exec(viewport)?.[1]);
        return width > 0 ? (
          <Framed key={id} id={id} name={name} width={width} />
        ) : (
          <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
        );
      })}
    </>
  );
}
