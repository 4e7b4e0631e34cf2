import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A built app on a free port of this machine, with no table behind it; any path that is no file is the app. */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
    const file = join(folder, path);
    const found = extname(path) !== '' && file.startsWith(folder) && existsSync(file);
    const shown = found ? file : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(shown)] ?? 'application/octet-stream' });
    response.end(readFileSync(shown));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
