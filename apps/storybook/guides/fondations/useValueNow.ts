import { useState } from 'react';

/** The current value of a theme variable on this page. */
export function useValueNow(variable: string): string {
  const [value] = useState(() => {
    const name = /var\((.+)\)/.exec(variable)?.[1] ?? '';
    return getComputedStyle(document.documentElement).getPropertyValue(name);
  });
  return value;
}
