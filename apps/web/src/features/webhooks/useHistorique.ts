import { webhook } from '@habilis/api/webhook/endpoints';
import type { LivraisonLue, Livraisons } from '@habilis/api/webhook/Webhook';
import type { EtatLivraison } from '@habilis/domain/webhook/Livraison';
import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../forms/useSending.ts';
import { tellDone } from '../../messages/tellDone.ts';
import { tellRefused } from '../../messages/tellRefused.ts';
import { call } from '../../session/call.ts';

const LOOK_MS = 2000;
/** A trial is tried once, within ten seconds: after a minute nobody is at it. */
const MOST_LOOKS = 30;

type Messages = readonly LivraisonLue[];

/** The messages that were known with those just read, which take the place of what stood; the last first. */
const merged = (known: Messages, read: Messages): Messages => {
  const ids = new Set(read.map(({ id }) => id));
  return [...read, ...known.filter(({ id }) => !ids.has(id))].toSorted((one, other) => other.id - one.id);
};

/** Looks at the last messages again while a trial waits for its answer; then the page is read anew, which counts it. */
function useEssaiAttendu(id: number, messages: Messages, onRead: (read: Messages) => void): void {
  const { revalidate } = useRevalidator();
  const isWaiting = messages.some(({ type, etat }) => type === TYPE_ESSAI && etat === 'ATTENTE');
  const told = useEffectEvent(onRead);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks === MOST_LOOKS) clearInterval(timer);
      const read = await call(webhook.livraisons, { params: { id }, query: {} }, { background: true });
      const isStill = read.livraisons.some(({ type, etat }) => type === TYPE_ESSAI && etat === 'ATTENTE');
      if (isStill) return;
      told(read.livraisons);
      await revalidate();
    };
    // What is not answered is asked again.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, [id, isWaiting, revalidate]);
}

/** The history of a webhook, as far as it was read, and what can be done with it; `first` is its beginning. */
export function useHistorique(id: number, etat: EtatLivraison | undefined, first: Livraisons) {
  const { revalidate } = useRevalidator();
  const sending = useSending();
  const [seen, setSeen] = useState(first);
  const [messages, setMessages] = useState<Messages>(first.livraisons);
  const [suite, setSuite] = useState(first.suite);
  if (seen !== first) {
    setSeen(first);
    setMessages(merged(messages, first.livraisons));
  }
  // Of a narrowed history a message that is no more of it stays, with its answer.
  useEssaiAttendu(id, messages, (read) =>
    setMessages((known) =>
      merged(
        known,
        read.filter((one) => known.some((shown) => shown.id === one.id)),
      ),
    ),
  );
  const params = { id };
  const readMore = () =>
    sending.send(async () => {
      const query = { ...(etat === undefined ? {} : { etat }), ...(suite === null ? {} : { avant: String(suite) }) };
      const part = await call(webhook.livraisons, { params, query });
      setMessages((known) => merged(known, part.livraisons));
      setSuite(part.suite);
    });
  /** Reads one message again; one that is kept no more goes. */
  const reread = async (livraison: LivraisonLue) => {
    const { livraisons } = await call(webhook.livraisons, { params, query: { avant: String(livraison.id + 1) } });
    const again = livraisons.filter((one) => one.id === livraison.id);
    const others = (known: Messages) => known.filter((one) => one.id !== livraison.id);
    setMessages((known) => merged(others(known), again));
  };
  const sendAgain = (livraison: LivraisonLue) =>
    sending.send(async () => {
      try {
        await call(webhook.rejouer, { params: { id, livraisonId: livraison.id } });
        tellDone('webhooks.renvoyer-fait', { numero: livraison.numero });
      } catch (error) {
        tellRefused(error);
      }
      await reread(livraison);
      await revalidate();
    });
  return {
    messages,
    hasMore: suite !== null,
    isBusy: sending.isBusy,
    readMore: () => void readMore(),
    sendAgain: (livraison: LivraisonLue) => void sendAgain(livraison),
    refresh: () => void sending.send(revalidate),
  };
}
