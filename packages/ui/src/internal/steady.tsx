import { type FC, memo, useInsertionEffect, useState } from 'react';

/** Handlers that stay the same, each of which calls the one of its name that was given last. */
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
 * A part that is drawn again only when what it shows changes: its handlers may be written anew in place, and with `isSame` what else it is given too.
 * Without, its props are compared as React does.
 */
export function steady<P extends object>(Part: FC<P>, areSame?: (one: P, other: P) => boolean): FC<P> {
  const Drawn = memo(Part, areSame);
  return function Steady(props) {
    const [handlers] = useState(createLastingHandlers);
    // Before the effects of what is drawn, which may call a handler.
    useInsertionEffect(() => handlers.take(props));
    return <Drawn {...props} {...handlers.insteadOf(props)} />;
  };
}
