import { isValidElement } from 'react';

const isData = (value: unknown): value is object =>
  value instanceof Object && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** Whether two values show the same: data and elements are compared by content, anything else by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isValidElement(one) && isValidElement(other)) {
    return one.type === other.type && one.key === other.key && isSame(one.props, other.props);
  }
  if (!isData(one) || !isData(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
