import { type FC, memo, useInsertionEffect, useState } from 'react';

/** Handlers that never change, each calling the last one given under its name. */
function createLastingHandlers() {
  let latest = {};
  const lasting: Record<string, (...told: unknown[]) => unknown> = {};
  return {
    take: (props: object) => {
      latest = props;
    },
    insteadOf: (props: object) =>
      Object.fromEntries(
        Object.entries(props)
          .filter(([name, value]) => /^on[A-Z]/.test(name) && value)
          .map(([name]) => [name, (lasting[name] ??= (...told) => Reflect.get(latest, name)?.(...told))]),
      ),
  };
}

/**
 * A part that renders again only when what it shows changes: its handlers may be new each time, and with `isSame` its other props too.
 * Without `areSame`, the other props are compared as React does.
 */
export function steady<P extends object>(Part: FC<P>, areSame?: (one: P, other: P) => boolean): FC<P> {
  const Drawn = memo(Part, areSame);
  return function Steady(props) {
    const [handlers] = useState(createLastingHandlers);
    // Before the effects of what is rendered, which may call a handler.
    useInsertionEffect(() => handlers.take(props));
    return <Drawn {...props} {...handlers.insteadOf(props)} />;
  };
}
