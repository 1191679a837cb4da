import { useState } from 'react';

/** The value that a variable of the theme has on this page. */
export function useValueNow(variable: string): string {
  const [value] = useState(() => {
    const name = /var\((.+)\)/.exec(variable)?.[1] ?? '';
    return getComputedStyle(document.documentElement).getPropertyValue(name);
  });
  return value;
}
