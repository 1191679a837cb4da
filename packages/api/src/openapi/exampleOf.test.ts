import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../contract.ts';
import { describedSchemas } from './describedSchemas.ts';
import { exampleOf } from './exampleOf.ts';

const schemas = describedSchemas();

test.each(['all', 'required'] as const)(
  'the example of each body, with %s of its fields, is one that the call takes',
  (fields) => {
    const refused = CALLS.flatMap(({ name, endpoint: { body } }) => {
      if (body === undefined) return [];
      const described = schemas.describe(body.schema, 'input');
      const example = exampleOf(described, schemas.components(), fields);
      const parsed = z.safeParse(body.schema, JSON.parse(JSON.stringify(example)));
      return parsed.success ? [] : [[name, parsed.error.issues.map(({ path, message }) => [path.join('.'), message])]];
    });
    expect(refused).toEqual([]);
  },
);

test('the example of each answer is one that the call gives', () => {
  const refused = CALLS.flatMap(({ name, endpoint: { answer } }) => {
    if (answer.kind !== 'json') return [];
    const described = schemas.describe(answer.schema, 'output');
    const parsed = z.safeParse(answer.schema, exampleOf(described, schemas.components()));
    return parsed.success ? [] : [[name, parsed.error.issues.map(({ path, message }) => [path.join('.'), message])]];
  });
  expect(refused).toEqual([]);
});
