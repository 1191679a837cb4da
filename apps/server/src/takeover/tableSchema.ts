import { type Column, type FileName, FILES } from './FILES.ts';

const TYPES: Partial<Record<Column['kind'], string>> = {
  naissance: 'date',
  date: 'date',
  entier: 'integer',
  booleen: 'boolean',
};
const PATTERNS: Partial<Record<Column['kind'], string>> = { siret: '[0-9]{14}', 'code-postal': '[0-9]{5}' };

function constraintsOf({ isRequired, isUnique, choices, kind }: Column) {
  const pattern = PATTERNS[kind];
  return {
    ...(isRequired === true ? { required: true } : {}),
    ...(isUnique === true ? { unique: true } : {}),
    ...(choices === undefined ? {} : { enum: choices }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(kind === 'entier' ? { minimum: 1 } : {}),
  };
}

/** The Table Schema (Frictionless, version 1) of a file: `docs/takeover/<name>.json` is this, word for word (C1140). */
export function tableSchema(name: FileName) {
  const { title, columns } = FILES[name];
  return {
    title,
    fields: columns.map((column) => {
      const constraints = constraintsOf(column);
      return {
        name: column.name,
        type: TYPES[column.kind] ?? 'string',
        ...(column.kind === 'courriel' ? { format: 'email' } : {}),
        ...(column.kind === 'booleen' ? { trueValues: ['oui'], falseValues: ['non'] } : {}),
        description: column.description,
        ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
      };
    }),
    missingValues: [''],
    primaryKey: 'identifiant',
    foreignKeys: columns.flatMap(({ name: fields, of }) =>
      of === undefined ? [] : [{ fields, reference: { resource: of === name ? '' : of, fields: 'identifiant' } }],
    ),
  };
}
