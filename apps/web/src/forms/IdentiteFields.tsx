import { useText } from '@habilis/i18n/TextProvider';
import { TextField } from '@habilis/ui/TextField';
import type { ReactNode } from 'react';
import type { Identite } from '@habilis/domain/compte/identiteFaultsOf';

/** The fields of a person's data, by their paths on the wire. */
export const IDENTITE_FIELDS = ['prenom', 'nom', 'email'] as const;

const AUTO_COMPLETE = { prenom: 'given-name', nom: 'family-name', email: 'email' } as const;
const MAX_LENGTH = { prenom: 100, nom: 100, email: 254 } as const;

/** First name, name and address of a person. */
export function IdentiteFields({
  value,
  onChange,
  faultOf,
  emailHelp,
}: {
  value: Identite;
  onChange: (value: Identite) => void;
  faultOf: (path: string) => string | undefined;
  emailHelp: string;
}): ReactNode {
  const t = useText();
  return IDENTITE_FIELDS.map((path) => (
    <TextField
      key={path}
      id={path}
      name={path}
      label={t(`compte.${path}`)}
      {...(path === 'email' ? { type: 'email' as const, description: emailHelp } : {})}
      value={value[path]}
      onChange={(text) => onChange({ ...value, [path]: text })}
      errorMessage={faultOf(path)}
      autoComplete={AUTO_COMPLETE[path]}
      maxLength={MAX_LENGTH[path]}
    />
  ));
}
