import { SearchField } from '@habilis/ui/SearchField';
import { icons, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import * as styles from './foundations.css.ts';

const SOURCES = import.meta.glob<string>(
  [
    '../../../../packages/ui/src/**/*.tsx',
    '../../../web/src/**/*.tsx',
    '!../../../../**/*.stories.tsx',
    '!../../../../**/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const ALL: ReadonlyMap<string, LucideIcon> = new Map(Object.entries(icons));

/** The icons imported by the product, with the files that use each. */
const USED: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [file, source] of Object.entries(SOURCES)) {
    for (const [, names = ''] of source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)) {
      for (const name of names.split(',').map((part) => part.trim())) {
        if (!ALL.has(name)) continue;
        const component = file.split('/').at(-1)?.replace('.tsx', '') ?? file;
        found.set(name, [...(found.get(name) ?? []), component]);
      }
    }
  }
  return found;
})();

/** The used icons, searchable by name or by file. */
export function IconSearch(): ReactNode {
  const [sought, setSought] = useState('');
  const found = [...USED]
    .filter((entry) => entry.flat().join(' ').toLowerCase().includes(sought.toLowerCase()))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return (
    <I18nProvider locale="fr-FR">
      <div className={styles.page}>
        <SearchField
          label="Nom de l’icône ou du composant"

          value={sought}
          onChange={setSought}
          onSubmit={setSought}
        />
        <p role="status">
          {found.length} icône{found.length > 1 ? 's' : ''} sur {USED.size}
        </p>
        <ul className={styles.icons}>
          {found.map(([name, users]) => {
            const Icon = ALL.get(name);
            return (
              <li key={name} className={styles.icon}>
                {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.mark} />}
                <span>
                  <strong>{name}</strong>
                  <br />
                  {users.join(', ')}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </I18nProvider>
  );
}
