import { SearchField } from '@habilis/ui/SearchField';
import { type ReactNode, Suspense, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ComponentFacts } from '../../.storybook/componentFacts.ts';
import { KNOWN_COMPONENTS } from '../../.storybook/docs/knownComponents.ts';
import { FAMILIES } from '../../.storybook/docs/families.ts';
import { useDocsIds } from '../../.storybook/docs/useDocsIds.ts';
import * as styles from './gallery.css.ts';
import { Picture } from './Picture.tsx';

const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const holds = ({ name, family, description }: ComponentFacts, sought: string) => {
  const all = plain(`${name} ${family} ${description}`);
  return plain(sought)
    .split(/\s+/)
    .every((word) => all.includes(word));
};

const countOf = (count: number) => {
  const words = `${count} composant${count > 1 ? 's' : ''}`;
  return count === KNOWN_COMPONENTS.length ? words : `${words} sur ${KNOWN_COMPONENTS.length}`;
};

function Card({ name, description, since }: ComponentFacts): ReactNode {
  const id = useDocsIds().get(name);
  return (
    <li className={styles.card}>
      <Picture name={name} />
      <div className={styles.words}>
        <a className={styles.link} href={`./?path=/docs/${id}`} target="_top">
          {name}
        </a>
        <p className={styles.about}>{description.replaceAll('`', '')}</p>
        <p className={styles.about}>Depuis {since}</p>
      </div>
    </li>
  );
}

/** Every component by family, each with a small picture, found by a word. */
export function Gallery(): ReactNode {
  const [sought, setSought] = useState('');
  const found = KNOWN_COMPONENTS.filter((known) => holds(known, sought));
  return (
    <I18nProvider locale="fr-FR">
      <div className={styles.page}>
        <SearchField
          label="Un mot du nom, de la famille ou de l’usage"
          value={sought}
          onChange={setSought}
          onSubmit={setSought}
        />
        <p role="status" className={styles.count}>
          {found.length === 0 ? 'Aucun composant ne répond à ces mots.' : countOf(found.length)}
        </p>
        <Suspense fallback={<p>La galerie se prépare…</p>}>
          {FAMILIES.map((family) => {
            const its = found.filter((known) => known.family === family);
            if (its.length === 0) return null;
            return (
              <section key={family} aria-label={family}>
                <h2 className={styles.family}>{family}</h2>
                <ul className={styles.cards}>
                  {its.map((known) => (
                    <Card key={known.name} {...known} />
                  ))}
                </ul>
              </section>
            );
          })}
        </Suspense>
      </div>
    </I18nProvider>
  );
}
