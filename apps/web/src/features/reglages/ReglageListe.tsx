import type { Reglage } from '@habilis/api/reglage/Reglage';
import type { CleReglage, Settings } from '@habilis/domain/setting/settings';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mayLeave } from '../../session/mayLeave.ts';
import { ReglageCarte } from './ReglageCarte.tsx';
import { ReglageLigne } from './ReglageLigne.tsx';
import * as styles from './reglages.css.ts';

/** The settings of a family, one open at a time; closing gives the focus back to what opened it. */
export function ReglageListe({
  reglages,
  settings,
  open,
  onOpen,
  onSaved,
}: {
  reglages: readonly Reglage[];
  settings: Settings;
  open: CleReglage | null;
  onOpen: (cle: CleReglage | null) => void;
  onSaved: () => Promise<void>;
}): ReactNode {
  const openers = useRef(new Map<CleReglage, HTMLButtonElement>());
  const [closed, setClosed] = useState<CleReglage | null>(null);
  useEffect(() => {
    // Drawn again only now, in the place of the card.
    if (closed !== null) openers.current.get(closed)?.focus();
  }, [closed]);
  /** Another one that is open closes, once what is typed in it may be lost. */
  const openAlone = async (cle: CleReglage) => {
    if (!(await mayLeave())) return;
    setClosed(null);
    onOpen(cle);
  };
  const close = (cle: CleReglage) => {
    onOpen(null);
    setClosed(cle);
  };
  return (
    <ul className={styles.lines}>
      {reglages.map((reglage) =>
        reglage.cle === open ? (
          <li key={reglage.cle}>
            <ReglageCarte
              key={reglage.version}
              reglage={reglage}
              settings={settings}
              onClose={() => close(reglage.cle)}
              onSaved={() => void onSaved().then(() => close(reglage.cle))}
            />
          </li>
        ) : (
          <ReglageLigne
            key={reglage.cle}
            reglage={reglage}
            ref={(button) => {
              if (button === null) openers.current.delete(reglage.cle);
              else openers.current.set(reglage.cle, button);
            }}
            onOpen={() => void openAlone(reglage.cle)}
          />
        ),
      )}
    </ul>
  );
}
