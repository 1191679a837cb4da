import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { StoryParameters } from '../../.storybook/storyModes.ts';

interface Stories {
  default: Meta & { parameters?: StoryParameters & { layout?: string } };
  [story: string]: StoryObj | Stories['default'];
}

const FILES = import.meta.glob<Stories>('../../../../packages/ui/src/components/*/*.stories.tsx');

/** A component's story as the gallery draws it. */
export interface DrawnStory {
  Drawn: ComponentType;
  parameters: NonNullable<Stories['default']['parameters']>;
}

const asked = new Map<string, Promise<DrawnStory>>();

async function load(component: string, story: string | undefined): Promise<DrawnStory> {
  const read = Object.entries(FILES).find(([path]) => path.endsWith(`/${component}.stories.tsx`))?.[1];
  if (read === undefined) throw new Error(`${component} : aucune histoire`);
  const { default: meta, ...stories } = await read();
  const parameters = meta.parameters ?? {};
  const named = typeof parameters.picture === 'object' ? parameters.picture.story : undefined;
  const chosen = stories[story ?? named ?? 'Default'] ?? Object.values(stories)[0];
  // Without the preview's own loaders and decorators: what surrounds the picture already wears its theme.
  const Drawn = composeStory(chosen as StoryObj, meta, {}) as ComponentType;
  return { Drawn, parameters };
}

/** The story that pictures a component, once its file is loaded; its `play` is not run. */
export function storyOf(component: string, story?: string): Promise<DrawnStory> {
  const key = `${component} ${story ?? ''}`;
  const known = asked.get(key) ?? load(component, story);
  asked.set(key, known);
  return known;
}
