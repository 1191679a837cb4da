// Preloaded in a server: its disk is full while the file named by FULL_WHILE exists.
import { existsSync } from 'node:fs';
import { fillDisk } from './fillDisk.ts';

const { HABILIS_DATA: folder = '', FULL_WHILE: flag = '' } = process.env;
fillDisk({ folder, isFull: () => existsSync(flag), isJournalFull: true });
