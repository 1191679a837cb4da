import { hasSchema, registerSchema, type SchemaObject, validate } from '@hyperjump/json-schema/draft-2019-09';

const ADDRESS = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9+.-]*:' };
const TIMESTAMP = {
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$`,
};
const text = { type: 'string', minLength: 1 };
const setWith = (one: string): SchemaObject => ({ type: 'array', items: text, contains: { const: one }, minItems: 1 });
const object = (required: string[], properties: SchemaObject): SchemaObject => ({
  type: 'object',
  required,
  properties,
});
const PROFILE = object(['id', 'type'], { id: ADDRESS, type: setWith('Profile'), name: text, url: ADDRESS });

/** What the schema of AchievementCredential asks of what we write (Open Badges 3.0), in our words. */
const RULES: SchemaObject = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  ...object(['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'proof'], {
    '@context': {
      type: 'array',
      items: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: String.raw`^https://purl\.imsglobal\.org/spec/ob/v3p0/context-3\.0\.\d+\.json$` },
      ],
      minItems: 2,
    },
    id: ADDRESS,
    type: { type: 'array', allOf: [setWith('VerifiableCredential'), setWith('OpenBadgeCredential')] },
    name: text,
    issuer: PROFILE,
    awardedDate: TIMESTAMP,
    validFrom: TIMESTAMP,
    validUntil: TIMESTAMP,
    credentialSubject: object(['type', 'achievement'], {
      type: setWith('AchievementSubject'),
      identifier: {
        type: 'array',
        items: object(['type', 'hashed', 'identityHash', 'identityType'], {
          type: { const: 'IdentityObject' },
          hashed: { type: 'boolean' },
          identityHash: text,
          identityType: { enum: ['name', 'emailAddress', 'identifier'] },
        }),
      },
      source: PROFILE,
      achievement: object(['id', 'type', 'name', 'description', 'criteria'], {
        id: ADDRESS,
        type: setWith('Achievement'),
        achievementType: { type: 'string', pattern: '^(Certification|Certificate|ext:.+)$' },
        name: text,
        description: text,
        criteria: object([], { narrative: text }),
      }),
    }),
    credentialStatus: object(['id', 'type'], { id: ADDRESS, type: text }),
    proof: {
      type: 'array',
      minItems: 1,
      items: object(['type', 'cryptosuite', 'created', 'verificationMethod', 'proofPurpose', 'proofValue'], {
        type: text,
        created: TIMESTAMP,
        verificationMethod: ADDRESS,
        proofPurpose: { const: 'assertionMethod' },
        proofValue: text,
      }),
    },
  }),
};

const ADDRESS_OF_RULES = 'https://habilis.example/open-badges-3';

/** Where a badge breaks the rules of its standard. */
export async function badgeFaults(badge: object): Promise<readonly string[]> {
  if (!hasSchema(ADDRESS_OF_RULES)) registerSchema(RULES, ADDRESS_OF_RULES);
  const told = await validate(ADDRESS_OF_RULES, JSON.parse(JSON.stringify(badge)), 'BASIC');
  if (told.valid) return [];
  return (told.errors ?? []).map((fault) => `${fault.instanceLocation} ${fault.absoluteKeywordLocation}`);
}
