// Serves a folder on a free port, for pages to be seen in a browser.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Runs `work(url)` while the folder is served, then stops. */
export async function withStatic(folder, work) {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(url.split('?')[0] ?? '/'));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // Files named by their hash are fetched and compiled once.
      'cache-control': path.includes('/assets/') ? 'public, max-age=3600, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
