import { useText } from '@habilis/i18n/TextProvider';
import { Section } from '@habilis/ui/Section';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './verification.css.ts';

/** A limit of an answer: the word that names it, and what follows. */
export type Limit = { readonly word: string; readonly words: string };

/** What an answer proves, and what it does not: limits are no errors, so they are not red. */
export function Proofs({
  proven,
  unproven,
}: {
  readonly proven: readonly string[];
  readonly unproven: readonly Limit[];
}): ReactNode {
  const t = useText();
  return (
    <>
      {proven.length > 0 && (
        <Section title={t('scanner-qrcode.prouve')}>
          <ul className={styles.proofs}>
            {proven.map((words) => (
              <li key={words} className={styles.proof}>
                <Check size={20} aria-hidden="true" className={`${styles.proofIcon} ${styles.proven}`} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('scanner-qrcode.ne-prouve-pas')}>
        <ul className={styles.proofs}>
          {unproven.map(({ word, words }) => (
            <li key={word} className={styles.proof}>
              <Minus size={20} aria-hidden="true" className={`${styles.proofIcon} ${styles.unproven}`} />
              <span>
                <strong>{word}</strong> {words}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
