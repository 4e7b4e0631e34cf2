import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a script was started by itself, not imported. A checkout behind a symbolic link counts too. */
export const isMain = (url) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
