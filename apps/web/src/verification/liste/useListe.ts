import { readListe } from '@habilis/domain/certificat/liste/readListe';
import { isAttestation } from '@habilis/domain/attestation/chargeAttestation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWhenOnline } from '../useWhenOnline.ts';
import type { AskFault } from '../askServer.ts';
import type { Known } from '../known.ts';
import { hereNow } from '../hereNow.ts';
import { askListe, slicesOf } from './askListe.ts';
import type { Dit } from './LigneListe.ts';
import { type Ajout, codesOf, lignesOf } from './lignesOf.ts';
import { localDit } from './localDit.ts';

/** A pause in typing before what was typed is read and asked. */
const PAUSE_MS = 400;

/** A text once its typing pauses: long ones are not read at each sign. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Keep = (entries: readonly (readonly [string, Dit])[]) => void;

/** Asks about codes slice by slice and keeps each answer; gives why the server stopped answering. */
async function askAll(codes: readonly string[], keep: Keep): Promise<AskFault | null> {
  for (const slice of slicesOf(codes)) {
    const asked = await askListe(slice);
    if (!asked.ok) return asked.reason;
    keep(asked.certificats.map((certificat, index) => [slice[index] ?? '', { ...certificat, local: null }] as const));
  }
  return null;
}

/** What is known of codes: asked of the server in slices, said by this device for signed ones while there is no network. */
function useDits(codes: readonly { readonly code: string }[], known: Promise<Known>) {
  const [dits, setDits] = useState<ReadonlyMap<string, Dit>>(new Map());
  const [fault, setFault] = useState<AskFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const [at, setAt] = useState<string | null>(null);
  const running = useRef(false);
  const held = useRef(dits);
  const keep: Keep = (entries) => {
    held.current = new Map([...held.current, ...entries]);
    setDits(held.current);
  };
  const sayAlone = async (missing: readonly string[]) => {
    const here = hereNow();
    const knowing = await known;
    const said: [string, Dit][] = [];
    for (const code of missing) {
      const dit = await localDit(code, knowing, here);
      if (dit !== null) said.push([code, dit]);
    }
    keep(said);
  };
  const ask = async (missing: readonly string[]) => {
    running.current = true;
    setBusy(true);
    const refused = await askAll(missing, keep);
    if (refused !== null) await sayAlone(missing.filter((code) => !held.current.has(code)));
    running.current = false;
    setAt(new Date().toISOString());
    setFault(refused);
    setBusy(false);
    // What was given meanwhile waits for its own turn.
    if (refused === null) setTurn((before) => before + 1);
  };
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (running.current) return;
    const missing = codes.map(({ code }) => code).filter((code) => !held.current.has(code));
    if (missing.length > 0) void asking.current(missing);
  }, [codes, turn]);
  const again = () => {
    // What this device said alone is asked again.
    held.current = new Map([...held.current].filter(([, { local, raison }]) => local === null && raison === null));
    setTurn((before) => before + 1);
  };
  useWhenOnline(again);
  return { dits, fault, isBusy, at, again };
}

/** A list of certificats as it is given, read and answered. */
export function useListe(known: Promise<Known>) {
  const [texte, setTexte] = useState('');
  const [ajouts, setAjouts] = useState<readonly Ajout[]>([]);
  const settled = useSettled(texte);
  const lue = useMemo(() => readListe(settled, isAttestation), [settled]);
  const { codes, enTrop } = useMemo(() => codesOf(lue, ajouts), [lue, ajouts]);
  const { dits, fault, isBusy, at, again } = useDits(codes, known);
  const { today } = hereNow();
  const lignes = useMemo(() => lignesOf(lue, ajouts, { dits, today }), [lue, ajouts, dits, today]);
  const add = (ajout: Ajout) => setAjouts((before) => [...before, ajout]);
  return { texte, setTexte, lue, codes, enTrop: enTrop + lue.enTrop, lignes, fault, isBusy, at, again, add, today };
}
