import type { ReactNode } from 'react';
import { unseen } from './unseen.css.ts';
import { wholeNumbers } from './wholeNumbers.tsx';

/** The help of a field whose control cannot tell that it is required: the word for it comes first, heard and not seen. */
export const withRequired = (description: string | undefined, requiredLabel: string | undefined): ReactNode =>
  requiredLabel === undefined || requiredLabel === '' ? (
    description
  ) : (
    <>
      <span className={unseen}>{description ? `${requiredLabel}. ` : requiredLabel}</span>
      {wholeNumbers(description)}
    </>
  );
