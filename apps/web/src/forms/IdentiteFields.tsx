import type { Identite } from '@habilis/domain/compte/identiteFaultsOf';
import { useText } from '@habilis/i18n/TextProvider';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import type { FormAt } from './useForm.ts';

const FIELDS = ['prenom', 'nom', 'email'] as const;
const AUTO_COMPLETE = { prenom: 'given-name', nom: 'family-name', email: 'email' } as const;
const MAX_LENGTH = { prenom: 100, nom: 100, email: 254 } as const;

/** The fields for a person's first name, name and mail address. */
export function IdentiteFields({
  form: { values, set, at },
  prefix = '',
  emailHelp,
}: {
  form: {
    readonly values: Identite;
    readonly set: (changes: Partial<Identite>) => void;
    readonly at: FormAt;
  };
  /** The path of the person in the body, with its dot. @default '' */
  prefix?: string;
  emailHelp: string;
}): ReactNode {
  const t = useText();
  return FIELDS.map((name) => (
    <TextField
      key={name}
      {...at(prefix + name)}
      name={name}
      label={t(`compte.${name}`)}
      {...(name === 'email' ? { type: 'email' as const, description: emailHelp } : {})}
      value={values[name]}
      onChange={(text) => set({ [name]: text })}
      autoComplete={AUTO_COMPLETE[name]}
      maxLength={MAX_LENGTH[name]}
    />
  ));
}
