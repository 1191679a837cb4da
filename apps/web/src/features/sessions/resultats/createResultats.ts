import { isFinal, retryMs } from '../../../document/retryPolicy.ts';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { ConflitResultat, ResultatWrite } from '@habilis/api/session-certification/Stagiaire';
import { type AutosaveState, createAutosaveQueue } from '../../../document/autosaveQueue.ts';
import { createStore } from '../../../document/createStore.ts';
import { type WaitingResultat, type WaitingResultats, keepResultats, readResultats } from './waitingResultats.ts';

/** What is entered is sent this long after the last tap. */
const DELAY_MS = 800;

/** Results as they stand on this device. */
export type ResultatsState = {
  /** What is not on the server yet, by line. */
  readonly waiting: WaitingResultats;
  /** What another person entered meanwhile, by line: nothing is overwritten until one chooses. */
  readonly conflits: Readonly<Record<string, ConflitResultat>>;
  readonly status: AutosaveState;
};

type Options = {
  /** Where they are kept on this device. */
  readonly key: string;
  readonly send: (resultats: ResultatWrite[]) => Promise<SessionCertification>;
  /** What the server answered, to be shown. */
  readonly onSaved: (session: SessionCertification) => void;
};

const writeOf = ([stagiaireId, { nom: _nom, ...kept }]: Sent[number]): ResultatWrite => ({
  stagiaireId: Number(stagiaireId),
  ...kept,
});

/** Another tab may have read the same entry again. */
const isSame = (one: WaitingResultat, other: WaitingResultat): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an entry says, whatever version it was made on. */
const saidBy = ({ present, identiteVerifiee, resultat, motif }: Omit<WaitingResultat, 'version'>): string =>
  JSON.stringify([present, identiteVerifiee, resultat, motif]);

type Sent = readonly (readonly [string, WaitingResultat])[];

/** What was sent and never answered may have been written all the same: what is found there is no conflict, but one's own. */
function createUnanswered(send: Options['send']) {
  const unanswered = new Map<string, Set<string>>();
  return {
    isOwn: (found: ConflitResultat) => unanswered.get(String(found.stagiaireId))?.has(saidBy(found)) === true,
    answered: (sent: Sent) => {
      for (const [id] of sent) unanswered.delete(id);
    },
    sendOrRemember: async (sent: Sent) => {
      try {
        return await send(sent.map(writeOf));
      } catch (error) {
        if (!isFinal(error))
          for (const [id, one] of sent) unanswered.set(id, new Set([...(unanswered.get(id) ?? []), saidBy(one)]));
        throw error;
      }
    },
  };
}

/** What the server answered of each line: another person's entry, the version of one's own that was found there, the version now. */
function foundIn(answer: SessionCertification, isOwn: (found: ConflitResultat) => boolean) {
  const [own = [], others = []] = [true, false].map((is) => answer.conflits.filter((found) => isOwn(found) === is));
  return {
    conflits: Object.fromEntries(others.map((one) => [String(one.stagiaireId), one])),
    mine: new Map(own.map(({ stagiaireId, version }) => [String(stagiaireId), version])),
    versions: new Map(answer.stagiaires.map(({ id, version }) => [String(id), version])),
  };
}
type Found = ReturnType<typeof foundIn>;

/** By line and version, the version that one's own write made of it: an undo, or a question answered after the save, was entered on the former one. */
function createVersions() {
  const madeOf = new Map<string, number>();
  const latestOf = (id: string, version: number): number => {
    const made = madeOf.get(`${id} ${version}`);
    return made === undefined ? version : latestOf(id, made);
  };
  return {
    latestOf,
    learn: (sent: Sent, { conflits, mine, versions }: Found) => {
      for (const [id, { version }] of sent) {
        const made = mine.get(id) ?? versions.get(id);
        if (conflits[id] === undefined && made !== undefined && made > version) madeOf.set(`${id} ${version}`, made);
      }
    },
  };
}

const without = <T>(of: Readonly<Record<string, T>>, id: string) =>
  Object.fromEntries(Object.entries(of).filter(([other]) => other !== id));

/** The results that this device keeps, with the conflicts that wait for a choice. */
function createKept(key: string) {
  const { getState, set, subscribe } = createStore<ResultatsState>({
    waiting: readResultats(key),
    conflits: {},
    status: { kind: 'idle' },
  });
  const keep = (waiting: WaitingResultats) => {
    keepResultats(key, waiting);
    set({ waiting });
  };
  return {
    getState,
    set,
    subscribe,
    keep,
    /** What may be sent: a line in conflict waits for a choice. */
    sendable: () => Object.entries(getState().waiting).filter(([id]) => getState().conflits[id] === undefined),
    /** Mine goes over what was read just now, or is dropped; false when there is nothing to choose. */
    choose: (id: number, isMine: boolean): boolean => {
      const { conflits, waiting } = getState();
      const conflit = conflits[id];
      const mine = waiting[id];
      if (conflit === undefined || mine === undefined) return false;
      set({ conflits: without(conflits, String(id)) });
      keep(isMine ? { ...waiting, [id]: { ...mine, version: conflit.version } } : without(waiting, String(id)));
      return true;
    },
  };
}

/** What still waits once some was sent and answered. */
const leftOf = (waiting: WaitingResultats, sent: Sent, { conflits, mine, versions }: Found): WaitingResultats =>
  Object.fromEntries(
    Object.entries(waiting).flatMap(([id, kept]): [string, WaitingResultat][] => {
      const was = sent.find(([sentId]) => sentId === id)?.[1];
      if (was === undefined || conflits[id] !== undefined) return [[id, kept]];
      const version = mine.get(id);
      if (version !== undefined) return [[id, { ...kept, version }]];
      // Tapped again while it was sent: the rest goes on the version just made.
      return isSame(kept, was) ? [] : [[id, { ...kept, version: versions.get(id) ?? kept.version }]];
    }),
  );

/** Results entered on this device: kept at once, sent when the network allows, a conflict left to the person. */
export function createResultats({ key, send, onSaved }: Options) {
  const { getState, set, subscribe, keep, sendable, choose } = createKept(key);
  const { sendOrRemember, isOwn, answered } = createUnanswered(send);
  const { latestOf, learn } = createVersions();
  const save = async () => {
    const sent = sendable();
    if (sent.length === 0) return;
    const answer = await sendOrRemember(sent);
    const found = foundIn(answer, isOwn);
    answered(sent);
    learn(sent, found);
    const left = leftOf(getState().waiting, sent, found);
    onSaved(answer);
    set({ conflits: { ...getState().conflits, ...found.conflits } });
    keep(left);
    if (found.mine.size > 0) resend();
  };
  const queue = createAutosaveQueue<null>({
    save,
    isFinal,
    onState: (status) => set({ status }),
    delayMs: DELAY_MS,
    retryMs,
  });
  const resend = () => {
    if (sendable().length > 0) queue.change(null);
  };
  return {
    getState,
    subscribe,
    /** Sends what was kept before, such as before a reload. */
    start: resend,
    /** Keeps what was entered of some lines, each on the version that was read, or on what one has made of it since (SC14). */
    enter: (entries: readonly (readonly [id: number, entered: WaitingResultat])[]) => {
      const added = entries.map(([id, entered]): [string, WaitingResultat] => {
        const version = getState().waiting[id]?.version ?? latestOf(String(id), entered.version);
        return [String(id), { ...entered, version }];
      });
      keep({ ...getState().waiting, ...Object.fromEntries(added) });
      resend();
    },
    /** Another tab of this browser entered or sent some. */
    readAgain: () => set({ waiting: readResultats(key) }),
    /** The answer to a conflict. */
    settle: (id: number, isMine: boolean) => {
      if (choose(id, isMine)) resend();
    },
    /** Drops what can no longer be sent, when the person chooses so. */
    drop: () => {
      queue.discard();
      set({ conflits: {} });
      keep({});
    },
    /** Sends what waits, and rejects when it cannot be sent. */
    flush: queue.flush,
    retryNow: queue.retryNow,
    dispose: queue.dispose,
  };
}
