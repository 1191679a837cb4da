// Child process of the lock's test: at each line read, tries to take the folder and prints `held` or its holder.
import { createInterface } from 'node:readline';
import { FolderInUse, lockFolder } from '../platform/folderLock.ts';

const [folder = '', url = ''] = process.argv.slice(2);
const answer = (text: string): void => void process.stdout.write(`${text}\n`);

function contend(): string {
  try {
    process.on('exit', lockFolder(folder, url));
    return 'held';
  } catch (error) {
    return error instanceof FolderInUse ? error.url : String(error);
  }
}

answer('ready');
for await (const _line of createInterface(process.stdin)) answer(contend());
