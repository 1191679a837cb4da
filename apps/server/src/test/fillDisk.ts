import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Which writes fail for lack of space. */
export type Fullness = {
  /** Writes that enlarge a file of this folder. */
  readonly folder: string;
  readonly isFull: () => boolean;
  /** Whether the embedded database's journal is also full, at the end of its last segment. */
  readonly isJournalFull: boolean;
};

const noRoom = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' });

/** Makes writes fail as on a full disk: only half is written, or nothing. Gives the function to undo it. */
export function fillDisk({ folder, isFull, isJournalFull }: Fullness): () => void {
  const { openSync, writeSync } = fs;
  const { open } = fs.promises;
  const places = new Map<number, string>();

  const finds = (fd: number, end: number): boolean => {
    const path = places.get(fd) ?? '';
    if (!path.startsWith(folder) || !isFull()) return false;
    return (isJournalFull && path.includes('pg_wal')) || end > fs.fstatSync(fd).size;
  };

  fs.openSync = (...args: Parameters<typeof openSync>) => {
    const fd = openSync(...args);
    places.set(fd, String(args[0]));
    return fd;
  };
  fs.writeSync = ((fd: number, data: Uint8Array, offset: number, length: number, position: number) => {
    if (finds(fd, position + length)) throw noRoom();
    return writeSync(fd, data, offset, length, position);
  }) as typeof writeSync;
  fs.promises.open = async (...args: Parameters<typeof open>) => {
    const handle = await open(...args);
    if (!String(args[0]).startsWith(folder)) return handle;
    const appendFile = handle.appendFile.bind(handle);
    handle.appendFile = async (data, options) => {
      if (!isFull()) return appendFile(data, options);
      if (data instanceof Uint8Array) await appendFile(data.subarray(0, data.length / 2), options);
      throw noRoom();
    };
    return handle;
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { openSync, writeSync });
    fs.promises.open = open;
    syncBuiltinESMExports();
  };
}
