import type { ComponentFacts } from '../componentFacts.ts';

/** The facts of every component, read when Storybook starts or is built (`main.ts`). */
export const KNOWN_COMPONENTS = JSON.parse(
  String(import.meta.env['VITE_COMPONENT_FACTS']),
) as readonly ComponentFacts[];
