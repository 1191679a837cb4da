import { suiviFaults } from '@habilis/domain/certificat/suiviFaults';
import { useEffect, useRef, useState } from 'react';
import type { FollowFault } from './askToFollow.ts';

type Asking = 'closed' | 'open' | 'busy' | 'sent';

/** How an address is left: closed until asked for, with what is wrong on its field, and sent once. */
export function useFollow(ask: (courriel: string) => Promise<FollowFault | null>) {
  const [asking, setAsking] = useState<Asking>('closed');
  const [courriel, setCourriel] = useState('');
  const [fault, setFault] = useState<FollowFault | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = asking === 'open' || asking === 'busy';
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const refuse = (reason: FollowFault) => {
    setFault(reason);
    setAsking('open');
    field.current?.focus();
  };
  const submit = async () => {
    if (asking === 'busy') return;
    const [missing] = suiviFaults({ courriel });
    if (missing !== undefined) {
      refuse(missing.title === 'champ.email-requis' ? 'courriel-requis' : 'courriel-invalide');
      return;
    }
    setFault(null);
    setAsking('busy');
    const refused = await ask(courriel);
    if (refused === null) setAsking('sent');
    else refuse(refused);
  };
  const type = (next: string) => {
    setCourriel(next);
    setFault(null);
  };
  return { asking, courriel, fault, field, submit, type, open: () => setAsking('open') };
}
