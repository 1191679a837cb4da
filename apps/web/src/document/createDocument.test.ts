import { ProblemError, TransportError } from '@habilis/api/client/errors';
import {
  DemandeAdministrative,
  DemandeAdministrativeSaisie,
  type DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { exampleFileUpload } from '@habilis/api/mocks/fixtures/exampleFileUpload';
import { applyTypeEntite } from '@habilis/domain/demande-administrative/applyTypeEntite';
import { normalizeSaisie } from '@habilis/domain/demande-administrative/normalizeSaisie';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocument } from './createDocument.ts';
import type { Write as WriteOf } from './documentWriter.ts';
import type { DemandeKind } from './DemandeKind.ts';
import type { LocalDraft as DraftOf, LocalDrafts } from './localDraft.ts';

type LocalDraft = DraftOf<DemandeAdministrativeSaisie>;
type Write = WriteOf<DemandeAdministrative, DemandeAdministrativeWrite>;

const kind: DemandeKind<DemandeAdministrative, DemandeAdministrativeSaisie, DemandeAdministrativeWrite> = {
  type: 'DA',
  isOfAction: () => false,
  removalOf: () => 'DA',
  Demande: DemandeAdministrative,
  Saisie: DemandeAdministrativeSaisie,
  firstTask: 'da_saisie',
  saisieOf,
  normalize: (saisie) => saisieOf(normalizeSaisie(saisie)),
  follow: (saisie, changes) => ('typeEntite' in changes ? applyTypeEntite(saisie) : saisie),
  bodyOf: (base, saisie) => ({ ...saisie, ...base, avecDemandeHabilitation: false }),
};
const draft = exampleDemandeAdministrative({ fileUploads: [exampleFileUpload()] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Call = { readonly body: Parameters<Write>[0]; readonly files: readonly File[]; readonly key: string };

/** A server that stores one demande, and a browser that keeps drafts. */
function openWith(initial: DemandeAdministrative, kept: [number | null, LocalDraft][] = []) {
  const store = new Map(kept);
  const drafts: LocalDrafts<DemandeAdministrativeSaisie> = {
    read: (id) => store.get(id),
    keep: (id, draft) => void store.set(id, draft),
    drop: (id) => void store.delete(id),
  };
  const calls: Call[] = [];
  const created: (number | null)[] = [];
  let stored = initial;
  const faults: unknown[] = [];
  const held: Promise<void>[] = [];
  const write: Write = async (body, files, { idempotencyKey }) => {
    calls.push({ body, files, key: idempotencyKey });
    await held.shift();
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    const fileUploads = body.fileUploads.flatMap((input, index) =>
      'id' in input
        ? stored.fileUploads.filter(({ id }) => id === input.id)
        : [
            {
              id: 100 + index,
              champ: input.champ,
              userFilename: input.userFilename ?? '',
              taille: 1,
              typeMime: 'x',
              deposeLe: '',
            },
          ],
    );
    stored = { ...stored, ...saisieOf(body), id: stored.id ?? 500, version: body.version + 1, fileUploads };
    return stored;
  };
  const onCreated = ({ id }: DemandeAdministrative) => void created.push(id);
  const document = createDocument({ kind, initial, drafts, write, onCreated, delayMs: 1000 });
  document.start();
  return { document, calls, created, store, faults, held, saved: () => vi.advanceTimersByTimeAsync(1000) };
}

const draftOf = (version: number, raisonSociale: string): LocalDraft => ({
  version,
  cleBrouillon: 'f0000000-0000-4000-8000-000000000000',
  saisie: { ...saisieOf(draft), raisonSociale },
});
const stale = (courant: DemandeAdministrative) => new ProblemError(409, { title: 'demande.version-perimee', courant });
const pdf = (key: string) => ({ key, champ: 'autre', file: new File(['%PDF'], `${key}.pdf`) });

test('what is typed is kept here until it is acknowledged, with the version that it was typed over', async () => {
  const { document, calls, store, saved } = openWith(draft);
  document.type({ raisonSociale: 'Nom ' });
  expect(store.get(217)).toMatchObject({ version: 3, saisie: { raisonSociale: 'Nom ' } });
  expect(document.isDirty()).toBe(true);
  await saved();
  expect(calls).toHaveLength(1);
  expect(store.size).toBe(0);
  expect(document.isDirty()).toBe(false);
  // The server's normalized value does not replace what was typed.
  expect(document.getState()).toMatchObject({ saisie: { raisonSociale: 'Nom ' }, demande: { version: 4 } });
});

test('the first save creates once, moves the copy to the new id and tells it', async () => {
  const { document, calls, created, store, saved } = openWith({ ...draft, id: null, version: 0 });
  document.type({ raisonSociale: 'A' });
  const cle = store.get(null)?.cleBrouillon;
  await saved();
  document.type({ raisonSociale: 'B' });
  expect([...store.keys()]).toEqual([500]);
  await saved();
  expect(calls.map(({ body }) => [body.id, body.cleBrouillon])).toEqual([
    [null, cle],
    [500, null],
  ]);
  expect(created).toEqual([500]);
});

test('a demande that starts filled is stored when it is asked for, though nothing was typed, and once', async () => {
  const { document, calls, created } = openWith({ ...draft, id: null, version: 0 });
  await document.store();
  await document.store();
  expect(calls).toHaveLength(1);
  expect(created).toEqual([500]);
  const stored = openWith(draft);
  await stored.document.store();
  expect(stored.calls).toEqual([]);
});

test('a write whose answer was lost is sent again as it was, under the same key, before what was typed since', async () => {
  const { document, calls, faults, saved } = openWith(draft);
  faults.push(new TransportError(new Error('lost')));
  document.type({ raisonSociale: 'A' });
  await saved();
  document.type({ raisonSociale: 'B' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.map(({ body }) => [body.raisonSociale, body.version])).toEqual([
    ['A', 3],
    ['A', 3],
    ['B', 4],
  ]);
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
});

test('another version stops the saves, keeps what is typed, and is written over at the person’s wish', async () => {
  const { document, calls, faults, store, saved } = openWith(draft);
  faults.push(stale({ ...draft, version: 8, raisonSociale: 'Autre' }));
  document.type({ raisonSociale: 'Mien' });
  await saved();
  expect(document.getState().conflict).toMatchObject({ isMoved: false, courant: { version: 8 } });
  document.type({ raisonSociale: 'Mien encore' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  expect(store.get(217)?.saisie.raisonSociale).toBe('Mien encore');
  await expect(document.flush()).rejects.toThrow('conflit');
  document.reapply();
  await saved();
  expect(calls.at(-1)?.body).toMatchObject({ version: 8, raisonSociale: 'Mien encore' });
  expect(document.getState().conflict).toBeNull();
});

test('a demande that moved on cannot be written over', async () => {
  const { document, faults, saved } = openWith(draft);
  const courant = { ...draft, modifiable: false };
  faults.push(new ProblemError(409, { title: 'demande.etape-modifiee', courant }));
  document.type({ raisonSociale: 'A' });
  await saved();
  expect(document.getState().conflict?.isMoved).toBe(true);
});

test('each file has its write; a refused one is told so and the rest is saved', async () => {
  const { document, calls, faults, saved } = openWith(draft);
  faults.push(new ProblemError(400, { title: 'fichier.contenu-different' }));
  document.setFiles({ newFiles: [pdf('a'), pdf('b')] });
  await saved();
  expect(calls.map(({ files }) => files.map(({ name }) => name))).toEqual([['a.pdf'], ['b.pdf']]);
  const { newFiles, demande } = document.getState();
  expect(newFiles).toMatchObject([{ key: 'a', refusal: 'fichier.contenu-different' }]);
  expect(demande.fileUploads.map(({ userFilename }) => userFilename)).toEqual(['attestation Urssaf.pdf', 'b.pdf']);
  expect(document.isDirty()).toBe(false);
});

test('a removed file leaves with the next write', async () => {
  const { document, calls, saved } = openWith(draft);
  document.setFiles({ removed: new Set([31]) });
  await saved();
  expect(calls[0]?.body.fileUploads).toEqual([]);
  expect(document.getState().removed.size).toBe(0);
});

test('a file removed while it is leaving leaves the server again', async () => {
  const { document, calls, held, saved } = openWith(draft);
  const upload = Promise.withResolvers<void>();
  held.push(upload.promise);
  document.setFiles({ newFiles: [pdf('a')] });
  await saved();
  document.setFiles({ newFiles: [] });
  upload.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls.map(({ body }) => body.fileUploads)).toEqual([
    [{ id: 31 }, { champ: 'autre', userFilename: 'a.pdf', partIndex: 0 }],
    [{ id: 31 }],
  ]);
  expect(document.getState()).toMatchObject({ demande: { fileUploads: [{ id: 31 }] }, removed: new Set() });
  expect(document.isDirty()).toBe(false);
});

test('a file replaced while it is leaving gives its place to the other', async () => {
  const { document, calls, held, saved } = openWith({ ...draft, fileUploads: [] });
  const upload = Promise.withResolvers<void>();
  held.push(upload.promise);
  document.setFiles({ newFiles: [pdf('a')] });
  await saved();
  document.setFiles({ newFiles: [pdf('b')] });
  upload.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(2);
  expect(document.getState().demande.fileUploads.map(({ userFilename }) => userFilename)).toEqual(['b.pdf']);
});

test('type E clears contact and diffusion as it is chosen', () => {
  const { document } = openWith(draft);
  document.type({ typeEntite: 'E' });
  expect(document.getState().saisie).toMatchObject({
    diffusion: false,
    diffusionEmail: null,
    contact: { email: null },
  });
});

test('after a crash, what was typed over this version is found again and saved', async () => {
  const { document, calls, saved } = openWith(draft, [[217, draftOf(3, 'Retrouvé')]]);
  expect(document.getState().isRestored).toBe(true);
  await saved();
  expect(calls[0]?.body.raisonSociale).toBe('Retrouvé');
});

test('after a crash, what was typed over another version waits for the person’s choice', async () => {
  const { document, calls, store, saved } = openWith(draft, [[217, draftOf(2, 'Retrouvé')]]);
  expect(document.getState()).toMatchObject({ saisie: { raisonSociale: 'Retrouvé' }, conflict: { isMoved: false } });
  await saved();
  expect(calls).toHaveLength(0);
  document.abandon();
  expect(store.size).toBe(0);
});

test('what is typed on during that choice still waits for it when the page is opened again', async () => {
  const first = openWith(draft, [[217, draftOf(2, 'Retrouvé')]]);
  first.document.type({ raisonSociale: 'Retrouvé et suivi' });
  expect(first.store.get(217)).toMatchObject({ version: 2, saisie: { raisonSociale: 'Retrouvé et suivi' } });
  const again = openWith(draft, [...first.store]);
  expect(again.document.getState()).toMatchObject({ isRestored: false, conflict: { isMoved: false } });
  await again.saved();
  expect(again.calls).toEqual([]);
  again.document.reapply();
  expect(again.store.get(217)?.version).toBe(3);
  await again.saved();
  expect(again.calls.map(({ body }) => [body.version, body.raisonSociale])).toEqual([[3, 'Retrouvé et suivi']]);
});

test.each([
  ['goes through', undefined],
  ['is lost', new TransportError(new Error('lost'))],
  ['is refused', stale({ ...draft, version: 8 })],
])('what is given up during a write that %s is never sent, nor kept', async (_what, fault) => {
  const { document, calls, faults, held, store, saved } = openWith(draft);
  const answer = Promise.withResolvers<void>();
  held.push(answer.promise);
  if (fault !== undefined) faults.push(fault);
  document.type({ raisonSociale: 'Parti' });
  document.setFiles({ newFiles: [pdf('parti')] });
  await saved();
  document.type({ raisonSociale: 'Abandonné' });
  document.setFiles({ newFiles: [pdf('a')] });
  document.abandon();
  answer.resolve();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calls.map(({ body }) => body.raisonSociale)).toEqual(['Parti']);
  const { saisie, demande } = document.getState();
  expect(saisie.raisonSociale).toBe(demande.raisonSociale);
  expect(document.isDirty()).toBe(false);
  expect(store.size).toBe(0);
});

test('a lost write that is given up before its next try is not sent with what is typed afterwards', async () => {
  const { document, calls, faults, saved } = openWith(draft);
  faults.push(new TransportError(new Error('lost')));
  document.type({ raisonSociale: 'Abandonné' });
  await saved();
  document.abandon();
  document.type({ raisonSociale: 'Ensuite' });
  await saved();
  expect(calls.map(({ body }) => body.raisonSociale)).toEqual(['Abandonné', 'Ensuite']);
});

test('a copy that the server has already is dropped', () => {
  const { document, store } = openWith(draft, [[217, draftOf(2, 'Lorraine Prévention Formation')]]);
  expect(document.getState()).toMatchObject({ isRestored: false, conflict: null });
  expect(store.size).toBe(0);
});

test('a first save whose answer never came is found under its key', () => {
  const { document, store } = openWith({ ...draft, version: 1 }, [[null, draftOf(0, 'Retrouvé')]]);
  expect(document.getState().conflict).not.toBeNull();
  expect([...store.keys()]).toEqual([217]);
});

test('what cannot be changed now leaves the copy where it is', () => {
  const { document, store } = openWith({ ...draft, modifiable: false }, [[217, draftOf(2, 'Retrouvé')]]);
  expect(document.getState().saisie.raisonSociale).toBe('Lorraine Prévention Formation');
  expect(store.size).toBe(1);
});
