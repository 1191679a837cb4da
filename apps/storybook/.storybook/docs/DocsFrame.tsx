import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import './docsFrame.css.ts';
import { AskedGlobals, globalsInAddress } from './askedGlobals.ts';
import { showTheme } from './showTheme.ts';
import { themeOf } from './storybookTheme.ts';

const STARTED = 'setGlobals';
const CHANGED = 'globalsUpdated';

/** A documentation page, in the toolbar's theme like its stories. */
export function DocsFrame({ context, children }: DocsContainerProps & { children?: ReactNode }): ReactNode {
  const { channel } = context;
  const [globals, setGlobals] = useState<Record<string, string>>(() => {
    const [last] = (channel.last(CHANGED) ?? channel.last(STARTED) ?? []) as { globals?: Record<string, string> }[];
    return last?.globals ?? {};
  });
  useEffect(() => {
    const change = (event: { globals: Record<string, string> }) => setGlobals(event.globals);
    channel.on(CHANGED, change);
    return () => channel.off(CHANGED, change);
  }, [channel]);
  useEffect(() => showTheme(globals), [globals]);
  return (
    <DocsContainer context={context} theme={themeOf(globals['theme'])}>
      <AskedGlobals value={globalsInAddress(globals)}>{children}</AskedGlobals>
    </DocsContainer>
  );
}
