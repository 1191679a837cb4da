import * as z from 'zod/mini';
import type { Schema } from '../endpoint.ts';

/** A field of a schema: its path without array signs, and what it holds. */
export type Field = { readonly path: string; readonly schema: Schema };

/** What stands directly under a wrapper: nullable, optional, default, array, pipe, union. */
function inside(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodMiniArray) return [schema.def.element];
  if (schema instanceof z.ZodMiniPipe) return [schema.def.in, schema.def.out];
  if (schema instanceof z.ZodMiniUnion) return schema.def.options;
  const isWrapper =
    schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault;
  return isWrapper ? [schema.def.innerType] : [];
}

/** Every field of a schema at any depth. */
export function fieldsOf(schema: Schema, parent = ''): Field[] {
  if (!(schema instanceof z.ZodMiniObject)) return inside(schema).flatMap((one) => fieldsOf(one, parent));
  return Object.entries(schema.shape).flatMap(([name, child]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return [{ path, schema: child }, ...fieldsOf(child, path)];
  });
}

/** The unwrapped schemas that a field accepts. */
export function coresOf(schema: Schema): Schema[] {
  const children = inside(schema);
  return children.length === 0 ? [schema] : children.flatMap(coresOf);
}
