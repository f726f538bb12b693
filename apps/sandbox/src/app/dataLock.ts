import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Locks the folder of an embedded database, because two writers would destroy it. Returns the unlock. */
export const lockDataFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pid');
  let holder = 0;
  try {
    holder = Number(readFileSync(file, 'utf8'));
  } catch {
    // No file: the folder is free.
  }
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new Error(
      `The data folder ${folder} belongs to process ${holder}: end that process or choose another folder with DATA_DIR=….`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
};
